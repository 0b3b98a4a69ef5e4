import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BirthNumbers } from './birth-numbers';

const says = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `What is said of ${n}.`);

// The tests' page has no layout to scroll.
beforeAll(() => (Element.prototype.scrollIntoView = jest.fn()));

async function ask(day: string, month: string, year: string) {
  render(<BirthNumbers says={says} lowest="₹1,900" />);
  await userEvent.type(screen.getByLabelText('Day'), day);
  await userEvent.type(screen.getByLabelText('Month'), month);
  await userEvent.type(screen.getByLabelText('Year'), year);
  await userEvent.click(screen.getByRole('button', { name: 'Find my numbers' }));
}

it('answers with both numbers, aloud too, and leads to the same date in the calculator', async () => {
  await ask('29', '11', '1983');
  expect(screen.getByText('Mulank 2')).toBeVisible();
  expect(screen.getByText('29 → 11 → 2')).toBeVisible();
  expect(screen.getByText('What is said of 2.')).toBeVisible();
  expect(screen.getByText('Bhagyank 7')).toBeVisible();
  expect(screen.getByText('34 → 7')).toBeVisible();
  expect(screen.getByText('What is said of 7.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Mulank 2: 29, then 11, then 2. Bhagyank 7: 34, then 7.',
  );
  // No server is told of it.
  expect(screen.getByRole('link', { name: 'See it worked out' })).toHaveAttribute(
    'href',
    '/tools/mulank-bhagyank#day=29&month=11&year=1983',
  );
  expect(screen.getByRole('link', { name: 'Readings from ₹1,900' })).toHaveAttribute(
    'href',
    '/services',
  );
});

it('says what is wrong at its field', async () => {
  await ask('31', '2', '1983');
  const field = screen.getByLabelText('Day');
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('February 1983 has 28 days. Which day did you mean?');
  expect(screen.queryByText(/^Mulank \d/)).not.toBeInTheDocument();
});
