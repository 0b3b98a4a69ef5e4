import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartKey } from '@/lib/order/stored';
import { answers, fetchMock } from '../fetch-test-kit';
import { accepted, complete, field, fillDraft, open, tick, startAfresh } from './checkout-test-kit';

beforeEach(startAfresh);

it('names every missing field, marks it, and moves focus to the first', async () => {
  open();
  await tick();
  await complete();
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Please fill in the following fields: Email, First name, Last name, Phone, Address, City, State, Pincode$/,
  );
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toHaveAccessibleDescription(/Enter your email/);
  expect(field('State')).toBeInvalid();
  await userEvent.click(screen.getByRole('link', { name: 'Last name' }));
  expect(field('Last name')).toHaveFocus();
  await userEvent.keyboard('Example');
  expect(screen.queryByRole('link', { name: 'Last name' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'First name' })).toBeVisible();
  expect(fetchMock).not.toHaveBeenCalled();
});

it('asks for the tick', async () => {
  fillDraft();
  open();
  await complete();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Please confirm that all information is correct.',
  );
  expect(screen.getByRole('checkbox')).toHaveFocus();
  await tick();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('takes a message away once its field is right, and not before', async () => {
  fillDraft({ email: 'asha@' });
  open();
  await tick();
  await complete();
  expect(field('Email')).toHaveAccessibleDescription(/like you@example.com/);
  await userEvent.type(field('Email'), 'example');
  expect(field('Email')).toBeInvalid();
  await userEvent.type(field('Email'), '.com');
  expect(field('Email')).toBeValid();
});

it('takes whoever pays in rupees to live in India until told otherwise, and asks whoever pays in dollars', () => {
  const { unmount } = open();
  expect(field('Country')).toHaveValue('India');
  unmount();
  open('?service=3&currency=usd');
  expect(field('Country')).toHaveValue('');
});

it('shows the account folded, since there is no Order ID to pay with yet', () => {
  open();
  const account = screen.getByText('See our bank account').closest('details');
  expect(account).not.toHaveAttribute('open');
  expect(account).toHaveTextContent('IFSC code');
});

it('lets a foreign address be foreign', async () => {
  fillDraft({ country: 'Nepal', phone: '+977 1 4220000', pincode: '0' });
  answers(201, accepted);
  open();
  expect(field('Country')).toHaveValue('Nepal');
  expect(field('Pincode')).toHaveAccessibleDescription(/If your address has none, write 0/);
  await tick();
  await complete();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('has what was typed after a reload, but not the tick', async () => {
  const first = open();
  await userEvent.type(field('City'), 'Wardha');
  await userEvent.type(field('What should we know?'), 'Born in Pune');
  await tick();
  first.unmount();
  open();
  expect(field('City')).toHaveValue('Wardha');
  expect(field('What should we know?')).toHaveValue('Born in Pune');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it('takes a service out of the cart and puts it back in its place', async () => {
  localStorage.setItem(cartKey, '{"currency":"INR","services":[3,5]}');
  open('');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Mobile Number Selection' }));
  expect(screen.getByRole('status')).toHaveTextContent('The total is now ₹2,800.00');
  const undo = screen.getByRole('button', { name: /Undo/ });
  expect(undo).toHaveFocus();
  await userEvent.click(undo);
  expect(localStorage.getItem(cartKey)).toBe('{"currency":"INR","services":[3,5]}');
  expect(screen.getByRole('button', { name: 'Remove Mobile Number Selection' })).toHaveFocus();
});

it('offers services to choose from when there is nothing to order', () => {
  open('?service=77');
  expect(screen.getByRole('heading', { name: 'Choose a service' })).toBeInTheDocument();
  expect(screen.getByText(/names a service that is not on this price list/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mobile Number Selection' })).toHaveAttribute(
    'href',
    '/checkout?service=3',
  );
});

it('asks in the note for what the chosen services need', () => {
  open();
  expect(field('What should we know?')).toHaveAccessibleDescription(
    'Please write your date of birth. The next page asks for dates, names and numbers. 0 of 2,000',
  );
});
