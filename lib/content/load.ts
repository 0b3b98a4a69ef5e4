import 'server-only';
import type { z } from 'zod';
import { home, perCurrency } from '../markets/currency';
import { currencies, markets } from '../markets/markets';
import type { ListedService } from '../services/catalogue';
import { readContent } from './file';
import type { Pictured } from '../photo';
import { cached } from './cached';
import type { Client } from './list-schemas';
import { withPhoto } from './photos';
import type { Business } from './schemas';
import { listNames, yamlSchemas, type ContentList } from './yaml-schemas';

type Contents = { [Name in ContentList]: z.infer<(typeof yamlSchemas)[Name]> };

const schemas: { [Name in ContentList]: z.ZodType<Contents[Name]> } = yamlSchemas;

const read = <Name extends ContentList>(name: Name): Contents[Name] =>
  readContent(`${name}.yaml`, schemas[name]);

const lists = Object.fromEntries(
  listNames.map((name) => [name, cached(`${name}.yaml`, () => read(name))]),
) as unknown as { [Name in ContentList]: () => Contents[Name] };

/** A YAML file of the content, as its schema reads it. */
export const loadList = <Name extends ContentList>(name: Name): Contents[Name] => lists[name]();

/** The business's facts. */
export const loadBusiness = cached('business', (): Business => withPhoto(loadList('business')));

/** The clients, in the order of the file: a client's picture belongs to its index in it. */
export const loadClients = cached('clients', (): Pictured<Client>[] =>
  loadList('clients').map(withPhoto),
);

/** The catalogue, in the order of the file. */
export const loadServices = cached('services', (): ListedService[] => {
  const services = loadList('services')
    .map(withPhoto)
    .map((service): ListedService => ({
      ...service,
      prices: perCurrency((currency) => service[markets[currency].price]),
      lists: currencies.filter((currency) => service.lists.includes(markets[currency].list)),
    }));
  return process.env.NODE_ENV === 'production' ? services : [...services, testService];
});

/** On no list; for trying the checkout while working: /checkout?service=99. */
const testService: ListedService = {
  id: 99,
  title: 'test',
  searchTitle: 'For trying the checkout',
  subtitle: 'For trying the checkout',
  prices: perCurrency((currency) => (currency === home ? 1000 : 10)),
  lists: [],
  rating: 4.5,
  duration: '25-30 Days',
  description: ['For trying the checkout.'],
  intake: [],
  send: [],
  ask: 'anything',
  updated: '2026-11-21',
};
