import 'server-only';
import type { Service } from '../catalogue';
import { readContent } from './file';
import { kept } from './kept';
import { businessSchema, servicesSchema, stepsSchema, type Business, type Step } from './schemas';

/** The business's facts. */
export const loadBusiness = kept((): Business => readContent('business.yaml', businessSchema));

/** The steps of 'How to Proceed with Us?'. */
export const loadSteps = kept((): Step[] => readContent('steps.yaml', stepsSchema));

/** The catalogue, in the order of the file. */
export const loadServices = kept((): Service[] => {
  const services = readContent('services.yaml', servicesSchema).map(
    ({ rupees, dollars, lists, ...service }): Service => ({
      ...service,
      prices: { INR: rupees, USD: dollars },
      lists: lists.map((list) => (list === 'india' ? 'INR' : 'USD')),
    }),
  );
  return process.env.NODE_ENV === 'production' ? services : [...services, testService];
});

/** On no list; for trying the checkout while working: /checkout?service=99. */
const testService: Service = {
  id: 99,
  title: 'test',
  subtitle: 'For trying the checkout',
  prices: { INR: 1000, USD: 10 },
  lists: [],
  rating: 4.5,
  duration: '25-30 Days',
  description: ['For trying the checkout.'],
  send: [],
  ask: 'anything',
};
