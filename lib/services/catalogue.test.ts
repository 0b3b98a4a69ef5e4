import { perCurrency } from '../markets/currency';
import { groupServices, serviceList, sortServices } from './catalogue';
import { sampleService } from './test-kit';
import type { Currency, Sorting } from '../markets/markets';
import { loadServices } from '../content/load';

/** In the order of the catalogue; one is sold in dollars only. */
const catalogue = [
  [1, 1900, 10],
  [2, 1900, 10],
  [3, 5500, 200],
  [4, 0, 150],
  [5, 25000, 300],
].map(([id = 0, INR = 0, USD = 0]) =>
  sampleService({
    id,
    prices: { ...perCurrency(() => 0), INR, USD },
    lists: INR ? ['INR', 'USD'] : ['USD'],
  }),
);

it('asks last in which language the reading is wanted, for each service', () => {
  for (const { intake } of loadServices())
    expect(intake.at(-1)).toMatchObject({ kind: 'language', options: expect.any(Array) });
});

it('the lists sell each service in its currencies', () => {
  expect(idsOf(serviceList(catalogue, 'INR'))).toEqual([1, 2, 3, 5]);
  expect(idsOf(serviceList(catalogue, 'USD'))).toEqual([1, 2, 3, 4, 5]);
});

it('stands in groups in the order of their first services', () => {
  const services = (['people', 'names', 'people'] as const).map((group, id) => ({ group, id }));
  expect(
    groupServices(services).map(({ group, services: all }) => [group, ...all.map(({ id }) => id)]),
  ).toEqual([
    ['people', 0, 2],
    ['names', 1],
  ]);
});

const priced = (currency: Currency) =>
  serviceList(catalogue, currency).map(({ id, prices }) => ({ id, price: prices[currency] }));

test.each<[Currency, Sorting, number[]]>([
  ['INR', 'popularity', [5, 3, 1, 2]],
  ['INR', 'high', [5, 3, 1, 2]],
  ['INR', 'low', [1, 2, 3, 5]],
  ['INR', 'latest', [5, 3, 2, 1]],
  ['USD', 'high', [5, 3, 4, 1, 2]],
])('sorts the list in %s by %s, ties in catalogue order', (currency, sorting, ids) => {
  expect(idsOf(sortServices(priced(currency), sorting))).toEqual(ids);
});

const idsOf = (services: readonly { id: number }[]) => services.map(({ id }) => id);
