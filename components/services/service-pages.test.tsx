import { render, screen } from '@testing-library/react';
import { sampleService } from '@/lib/services/test-kit';
import {
  findPage,
  MissingService,
  missingTitles,
  servicePageIds,
  waysInstead,
} from './service-pages';

const services = [
  sampleService({ id: 1 }),
  sampleService({ id: 13, title: 'Telephonic Consultation', lists: ['USD'] }),
  sampleService({ id: 99, lists: [] }),
];

it('a page is made for each service that is on a list, and for unknown ids', () => {
  expect(servicePageIds(services)).toEqual([{ id: '1' }, { id: '13' }, { id: 'not-found' }]);
});

it('leads to what fits better only where it is sold in the same currency', () => {
  const instead = [1, 13].map((service) => ({ question: 'Only a call?', service }));
  const hrefs = (currency: 'INR' | 'USD') =>
    waysInstead({ instead }, services, currency).map(({ href }) => href);
  expect(hrefs('INR')).toEqual(['/subcard/1']);
  expect(hrefs('USD')).toEqual(['/usdservices/1', '/usdservices/13']);
});

it.each([
  ['not-found', 'USD', 'Service not found', ['/usdservice', '/services', '/contact']],
  ['13', 'INR', 'No details available', ['/usdservices/13', '/services']],
] as const)('the page of %s in %s says %s, and leads on', (id, currency, title, ways) => {
  const found = findPage(services, id, currency);
  if (found.kind === 'service') throw new Error(`${id} has a page`);
  render(<MissingService found={found} currency={currency} />);
  expect(missingTitles[found.kind]).toBe(title);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining([...ways]));
});
