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

it.each([
  ['INR', 'Sort services'],
  ['USD', 'Sort by price'],
] as const)(
  'the list in %s starts in groups, which one link each leads to, and a way for whoever is not sure',
  (currency, label) => {
    const { sort } = show(currency);
    expect(order()).toEqual([
      ['Numbers', '1', '4'],
      ['People', '2'],
      ['Projects', '3'],
    ]);
    expect(sort.selectedOptions[0]).toHaveTextContent(label);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    const ways = within(screen.getByRole('navigation', { name: /^Not sure which/ }));
    const hrefs = ways.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['#numbers', '#people', '#projects', '/contact']);
    expect(screen.getByRole('link', { name: 'India, ₹' })).toHaveAttribute('href', '/services');
  },
);

it.each([
  ['INR', 'Sort by Popularity', 'Sorted by popularity', '3 2 1 4'],
  ['INR', 'Price: Low to High', 'Sorted by price, low to high', '1 4 2 3'],
  ['INR', 'Latest', 'Latest first', '4 3 2 1'],
  ['USD', 'Sort by price: high to low', 'Sorted by price, high to low', '3 2 4 1'],
] as const)(
  'the list in %s is one in the order that was picked, and says so: %s',
  async (...row) => {
    const [currency, option, heading, cards] = row;
    const { sort } = show(currency);
    await userEvent.selectOptions(sort, option);
    expect(order()).toEqual([[heading, ...cards.split(' ')]]);
    expect(sort.selectedOptions[0]).toHaveTextContent(option);
    const words = `4 services, ${heading.charAt(0).toLowerCase()}${heading.slice(1)}`;
    expect(screen.getByRole('status')).toHaveTextContent(words);
  },
);
