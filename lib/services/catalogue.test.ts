import { perCurrency } from '../markets/currency';
import {
  findService,
  groupServices,
  serviceList,
  sortServices,
  type ListedService,
} from './catalogue';
import type { Currency, Sorting } from '../markets/markets';
import { loadServices } from '../content/load';

const rupees = [1900, 1900, 1900, 2800, 2800, 2800, 2800, 2800, 5500, 8200, 10000, 10000];
const dollars = [10, 10, 10, 50, 50, 50, 50, 50, 150, 200, 200, 200, 150, 300, 300];

/** The prices with which the site was handed over; the content's may change any day. */
const catalogue = dollars.map((USD, index): ListedService => {
  const id = index + 1;
  const INR = [...rupees, 0, 25000, 25000][index] ?? 0;
  return {
    ...anyService(),
    id,
    prices: { ...perCurrency(() => 0), INR, USD },
    lists: id === 13 ? ['USD'] : ['INR', 'USD'],
  };
});

it('asks last in which language the reading is wanted, for each service', () => {
  for (const { intake } of loadServices())
    expect(intake.at(-1)?.label).toMatch(/^Language of your reading: .+ or /);
});

describe('the lists', () => {
  it('sells fourteen services in rupees and fifteen in dollars', () => {
    expect(idsOf(serviceList(catalogue, 'INR'))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15,
    ]);
    expect(idsOf(serviceList(catalogue, 'USD'))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    ]);
  });

  it('finds a service by its id, and nothing by an unknown one', () => {
    expect(findService(catalogue, 3)?.id).toBe(3);
    expect(findService(catalogue, 16)).toBeUndefined();
  });
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

describe('sorting', () => {
  const priced = (currency: Currency) =>
    serviceList(catalogue, currency).map(({ id, prices }) => ({ id, price: prices[currency] }));

  test.each<[Sorting, number[]]>([
    ['popularity', [14, 15, 11, 12, 10, 9, 4, 5, 6, 7, 8, 1, 2, 3]],
    ['high', [14, 15, 11, 12, 10, 9, 4, 5, 6, 7, 8, 1, 2, 3]],
    ['low', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15]],
    ['latest', [15, 14, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
  ])('sorts the rupee list by %s, ties in catalogue order', (sorting, ids) => {
    expect(idsOf(sortServices(priced('INR'), sorting))).toEqual(ids);
  });

  it('sorts the dollar list by dollars', () => {
    expect(idsOf(sortServices(priced('USD'), 'high'))).toEqual([
      14, 15, 10, 11, 12, 9, 13, 4, 5, 6, 7, 8, 1, 2, 3,
    ]);
  });

  it('leaves the list that it was given as it was', () => {
    const list = priced('INR');
    sortServices(list, 'latest');
    expect(list[0]?.id).toBe(1);
  });
});

const idsOf = (services: readonly { id: number }[]) => services.map(({ id }) => id);

function anyService(): ListedService {
  const [service] = loadServices();
  if (!service) throw new Error('There is no service.');
  return service;
}
