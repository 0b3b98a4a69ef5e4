import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { perCurrency } from '@/lib/markets/currency';
import type { Currency } from '@/lib/markets/markets';
import { SortedServices } from './sorted-services';

const priced = [
  { id: 1, INR: 1900, USD: 10 },
  { id: 2, INR: 2800, USD: 50 },
  { id: 3, INR: 25000, USD: 300 },
  { id: 4, INR: 1900, USD: 50 },
];

function show(currency: Currency) {
  const cards = priced.map(({ id, ...prices }) => ({
    id,
    prices: { ...perCurrency(() => 0), ...prices },
    card: `card ${id}`,
  }));
  render(<SortedServices cards={cards} currency={currency} heading="h2" />);
  return { sort: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort services' }) };
}

const order = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => /^card (.)$/.exec(textContent ?? '')?.[1] ?? 'help');

const chosen = (sort: HTMLSelectElement) => sort.selectedOptions[0]?.textContent;

describe('the rupee list', () => {
  it('starts in catalogue order, and the help cell last', () => {
    const { sort } = show('INR');
    expect(order()).toEqual(['1', '2', '3', '4', 'help']);
    expect(chosen(sort)).toBe('Sort services');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('reorders by what was picked, and says so', async () => {
    const { sort } = show('INR');
    await userEvent.selectOptions(sort, 'Sort by Popularity');
    expect(order()).toEqual(['3', '2', '1', '4', 'help']);
    await userEvent.selectOptions(sort, 'Price: Low to High');
    expect(order()).toEqual(['1', '4', '2', '3', 'help']);
    expect(screen.getByRole('status')).toHaveTextContent(
      '4 services, sorted by price, low to high',
    );
    await userEvent.selectOptions(sort, 'Latest');
    expect(order()).toEqual(['4', '3', '2', '1', 'help']);
    expect(screen.getByRole('status')).toHaveTextContent('4 services, latest first');
  });
});

describe('the dollar list', () => {
  it("starts in catalogue order under 'Sort by price'", () => {
    const { sort } = show('USD');
    expect(order()).toEqual(['1', '2', '3', '4', 'help']);
    expect(chosen(sort)).toBe('Sort by price');
  });

  it('really sorts in dollars, and its label follows', async () => {
    const { sort } = show('USD');
    await userEvent.selectOptions(sort, 'Sort by price: high to low');
    expect(order()).toEqual(['3', '2', '4', '1', 'help']);
    expect(chosen(sort)).toBe('Sort by price: high to low');
  });

  it('leads to the other currency', () => {
    show('USD');
    expect(screen.getByRole('link', { name: 'India, ₹' })).toHaveAttribute('href', '/services');
    expect(screen.getByRole('link', { name: 'Abroad, $' })).toHaveAttribute('aria-current', 'page');
  });
});
