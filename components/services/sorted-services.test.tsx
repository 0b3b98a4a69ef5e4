import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SortedServices } from './sorted-services';

const priced = [
  { id: 1, group: 'numbers', INR: 1900, USD: 10 },
  { id: 2, group: 'people', INR: 2800, USD: 50 },
  { id: 3, group: 'projects', INR: 25000, USD: 300 },
  { id: 4, group: 'numbers', INR: 1900, USD: 50 },
] as const;

/** Each group with its cards. */
const order = () =>
  screen
    .getAllByRole('region')
    .map((group) =>
      [
        within(group).getByRole('heading', { level: 2 }),
        ...within(group).getAllByRole('listitem'),
      ].map(({ textContent }) => textContent),
    );

it.each([
  ['INR', 'Sort services', 'Latest', 'Latest first', '4 3 2 1'],
  ['USD', 'Sort by price', 'Sort by price: high to low', 'Sorted by price, high to low', '3 2 4 1'],
] as const)(
  'the list in %s starts in groups with a link to each, and is one list once sorted: %s, %s',
  async (...row) => {
    const [currency, label, option, heading, cards] = row;
    const sortable = priced.map(({ id, group, ...prices }) => ({
      ...{ id, group, price: prices[currency], card: `${id}` },
    }));
    render(<SortedServices cards={sortable} currency={currency} />);
    expect(order()).toEqual([
      ['Numbers', '1', '4'],
      ['Love and marriage', '2'],
      ['Projects', '3'],
    ]);
    const ways = within(screen.getByRole('navigation', { name: /^Not sure which/ }));
    const hrefs = ways.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['#numbers', '#people', '#projects', '/contact']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort services' });
    expect(sort.selectedOptions[0]).toHaveTextContent(label);
    await userEvent.selectOptions(sort, option);
    expect(order()).toEqual([[heading, ...cards.split(' ')]]);
    expect(screen.getByRole('status')).toHaveTextContent(
      new RegExp(`^4 services, ${heading}$`, 'i'),
    );
  },
);
