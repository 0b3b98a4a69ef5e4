import { cleanup, fireEvent, screen } from '@testing-library/react';
import { cartKey, draftKey, storedOrderKey } from '@/lib/order/stored';
import { answers, sent } from '../fetch-test-kit';
import {
  accepted,
  complete,
  customer,
  field,
  fillDraft,
  goTo,
  open,
  tick,
  startAfresh,
} from './checkout-test-kit';

beforeEach(startAfresh);

it('sends the order, keeps the answer for the receipt and moves on', async () => {
  fillDraft();
  answers(201, accepted);
  open();
  await tick();
  await complete();
  expect(sent().body).toEqual({
    currency: 'INR',
    services: [3],
    customer,
    note: 'Born 29-11-1983',
    confirmed: true,
    expectedTotal: 1900,
    website: '',
  });
  expect(sent().key).toMatch(/^[\da-f-]{36}$/);
  expect(goTo).toHaveBeenCalledWith('/orderreceived');
  expect(JSON.parse(localStorage.getItem(storedOrderKey) ?? '')).toEqual({
    ...accepted,
    key: sent().key,
  });
  expect(localStorage.getItem(draftKey)).toBeNull();
});

it('tells whoever comes back that this was ordered, and nobody who chose something else', () => {
  localStorage.setItem(storedOrderKey, JSON.stringify(accepted));
  open();
  expect(screen.getByText('You have ordered this already')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your order and how to pay' })).toHaveAttribute(
    'href',
    '/orderreceived',
  );
  localStorage.setItem(
    storedOrderKey,
    JSON.stringify({ ...accepted, order: { ...accepted.order, currency: 'USD' } }),
  );
  cleanup();
  open();
  expect(screen.queryByText('You have ordered this already')).not.toBeInTheDocument();
});

it('says how long the form was open, unless it came back filled in', async () => {
  answers(201, accepted);
  open();
  for (const [name, value] of Object.entries(customer)) {
    const input = document.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (input) fireEvent.input(input, { target: { value } });
  }
  await tick();
  await complete();
  expect(Number.isInteger(sent().body.elapsed)).toBe(true);
});

it('empties the cart that it was ordered from', async () => {
  localStorage.setItem(cartKey, '{"currency":"INR","services":[3,5]}');
  fillDraft();
  const [first] = accepted.order.lines;
  const lines = [first, { serviceId: 5, title: 'Name spelling', amount: 2800 }];
  answers(201, { ...accepted, order: { ...accepted.order, lines, total: 4700 } });
  open('');
  await tick();
  await complete();
  expect(sent().body).toMatchObject({ services: [3, 5], expectedTotal: 4700 });
  expect(localStorage.getItem(cartKey)).toBe('{"currency":"INR","services":[]}');
});

it('shows what the server found at the field', async () => {
  fillDraft();
  answers(422, {
    detail: 'Please look again at the fields named below.',
    errors: [{ field: 'phone', message: 'Enter the ten digits of your phone number' }],
  });
  open();
  await tick();
  await complete();
  expect(field('Phone')).toHaveFocus();
  expect(field('Phone')).toHaveAccessibleDescription(/ten digits/);
});

it('shows a changed price and asks to confirm again', async () => {
  fillDraft();
  answers(409, { total: 2100 });
  open();
  await tick();
  await complete();
  expect(screen.getByRole('alert')).toHaveTextContent('the total has become ₹2,100.00');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  answers(201, accepted);
  await tick();
  await complete();
  expect(sent(1).body).toMatchObject({ expectedTotal: 2100 });
});

it('warns when the first try did arrive, and makes another order only then', async () => {
  fillDraft();
  answers(422, { detail: 'This order was already sent with other details.', errors: [] });
  open();
  await tick();
  await complete();
  expect(screen.getByRole('alert')).toHaveTextContent('An earlier try has reached us');
  answers(201, accepted);
  await complete();
  expect(sent(1).key).not.toBe(sent(0).key);
});

it('says the Order ID here where storage is blocked and the receipt would find nothing', async () => {
  fillDraft();
  answers(201, accepted);
  open();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await tick();
  await complete();
  expect(screen.getByRole('status')).toHaveTextContent('INV-3F0AE4D10');
  expect(goTo).not.toHaveBeenCalled();
});
