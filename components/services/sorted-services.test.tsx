import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Currency } from '@/lib/markets/markets';
import { SortedServices } from './sorted-services';

const priced = [
  { id: 1, group: 'numbers', INR: 1900, USD: 10 },
  { id: 2, group: 'people', INR: 2800, USD: 50 },
  { id: 3, group: 'projects', INR: 25000, USD: 300 },
  { id: 4, group: 'numbers', INR: 1900, USD: 50 },
] as const;

function show(currency: Currency) {
  const cards = priced.map(({ id, group, ...prices }) => ({
    id,
    group,
    price: prices[currency],
    card: `card ${id}`,
  }));
  render(<SortedServices cards={cards} currency={currency} />);
  return { sort: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort services' }) };
}

/** Each group with its cards. */
const order = () =>
  screen.getAllByRole('region').map((group) => [
    within(group).getByRole('heading', { level: 2 }).textContent,
    ...within(group)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace('card ', '')),
  ]);

const inGroups = [
  ['Numbers', '1', '4'],
  ['People', '2'],
  ['Projects', '3'],
];

const chosen = (sort: HTMLSelectElement) => sort.selectedOptions[0]?.textContent;

describe('the rupee list', () => {
  it('starts in groups, which one link each leads to, and a way for whoever is not sure', () => {
    const { sort } = show('INR');
    expect(order()).toEqual(inGroups);
    expect(chosen(sort)).toBe('Sort services');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    const ways = within(screen.getByRole('navigation', { name: /^Not sure which/ }));
    expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#numbers',
      '#people',
      '#projects',
      '/contact',
    ]);
  });

  it('is one list in the order that was picked, and says so', async () => {
    const { sort } = show('INR');
    await userEvent.selectOptions(sort, 'Sort by Popularity');
    expect(order()).toEqual([['Sorted by popularity', '3', '2', '1', '4']]);
    await userEvent.selectOptions(sort, 'Price: Low to High');
    expect(order()).toEqual([['Sorted by price, low to high', '1', '4', '2', '3']]);
    expect(screen.getByRole('status')).toHaveTextContent(
      '4 services, sorted by price, low to high',
    );
    await userEvent.selectOptions(sort, 'Latest');
    expect(order()).toEqual([['Latest first', '4', '3', '2', '1']]);
    expect(screen.getByRole('status')).toHaveTextContent('4 services, latest first');
  });
});

describe('the dollar list', () => {
  it("starts in catalogue order under 'Sort by price'", () => {
    const { sort } = show('USD');
    expect(order()).toEqual(inGroups);
    expect(chosen(sort)).toBe('Sort by price');
  });

  it('really sorts in dollars, and its label follows', async () => {
    const { sort } = show('USD');
    await userEvent.selectOptions(sort, 'Sort by price: high to low');
    expect(order()).toEqual([['Sorted by price, high to low', '3', '2', '4', '1']]);
    expect(chosen(sort)).toBe('Sort by price: high to low');
  });

  it('leads to the other currency', () => {
    show('USD');
    expect(screen.getByRole('link', { name: 'India, ₹' })).toHaveAttribute('href', '/services');
    expect(screen.getByRole('link', { name: 'Abroad, $' })).toHaveAttribute('aria-current', 'page');
  });
});
