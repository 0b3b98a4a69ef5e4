import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BirthNumbers } from './birth-numbers';
import { spreadDates } from './whole-date';

const ask = {
  ...{ service: 9, title: 'A call', label: 'Talk about it by phone, ₹5,500' },
  ...{ href: '/checkout?service=9', when: 'It takes place by {day}.', days: 30 },
};
const row = { friendly: [2, 7], neutral: [], unfriendly: [] };
const rows = [2, 7].map((number) => ({ ...row, number }));
const says = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `What is said of ${n}.`);

const props = { says, rows, ask, calculator: 'Mulank and bhagyank' };

// The tests' page has no layout to scroll.
beforeAll(() => (Element.prototype.scrollIntoView = jest.fn()));

// As public/site.js does once a box holds more than its part.
beforeAll(spreadDates);

it('shows both numbers, announced and linked, once the field at fault is put right', async () => {
  render(<BirthNumbers {...props} />);
  const day = screen.getByLabelText('Day');
  await userEvent.type(day, '31');
  await userEvent.type(screen.getByLabelText('Month'), '11');
  await userEvent.type(screen.getByLabelText('Year'), '1983');
  await userEvent.click(screen.getByRole('button', { name: 'Find my numbers' }));
  expect(day).toHaveFocus();
  expect(day).toBeInvalid();
  expect(day).toHaveAccessibleDescription('November 1983 has 30 days. Which day did you mean?');
  expect(screen.queryByText(/^Mulank \d/)).not.toBeInTheDocument();
  await userEvent.clear(day);
  await userEvent.type(day, '29');
  expect(day).toBeValid();
  expect(screen.queryByText(/November 1983 has/)).not.toBeInTheDocument();

  await userEvent.type(day, '{Enter}');
  for (const words of [
    ...['Mulank 2', '29 → 11 → 2', 'What is said of 2.'],
    ...['Bhagyank 7', '34 → 7', 'What is said of 7.'],
    '2 meets 7: friends, said to walk easily together.',
  ])
    expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Mulank 2: 29, then 11, then 2. Bhagyank 7: 34, then 7.',
  );
  const [order, plain, worked] = screen.getAllByRole('link');
  expect(order).toHaveTextContent('Talk about it by phone, ₹5,500');
  expect(order?.dataset.carry).toContain('Mulank: 29 → 11 → 2');
  expect(plain).toHaveAttribute('href', '/checkout?service=9');
  expect(plain?.dataset.carry).toBeUndefined();
  // No server is told of what stands after '#'.
  expect(worked).toHaveAttribute('href', '/tools/mulank-bhagyank#day=29&month=11&year=1983');
});

it.each([
  ...['1983-11-29', '29/11/1983', '29-11-1983', '29.11.1983', '29111983', '29 November 1983'],
  ...['Nov 29, 1983', '२९/११/१९८३'],
])('takes a whole date that is pasted into one box, whichever it is: %s', async (date) => {
  for (const label of ['Day', 'Month', 'Year']) {
    render(<BirthNumbers {...props} />);
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(date);
    expect(screen.getByRole('group')).toHaveFormValues({ day: '29', month: '11', year: '1983' });
    cleanup();
  }
});

it('keeps a figure too many in a box, and says what is wrong', async () => {
  render(<BirthNumbers {...props} />);
  for (const [label, value] of Object.entries({ Day: '29', Month: '11', Year: '19833' }))
    await userEvent.type(screen.getByLabelText(label), value);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('Year')).toHaveValue('19833');
  expect(screen.getByLabelText('Year')).toHaveAccessibleDescription(/Write the four digits/);
  expect(screen.queryByText(/^Mulank \d/)).not.toBeInTheDocument();
});
