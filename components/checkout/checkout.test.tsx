import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fields } from '@/lib/order/fields';
import { sampleCustomer } from '@/lib/order/mails/sample-order';
import { cartKey, draftKey, storedOrderKey } from '@/lib/order/stored';
import { answers, fetchMock, sent } from '../fetch-test-kit';
import {
  accepted,
  field,
  fillDraft,
  goTo,
  news,
  order,
  press,
  show,
  startAfresh,
  tick,
  type,
} from './checkout-test-kit';

const inCart = '{"currency":"INR","services":[3,5]}';

it('is filled in from an earlier order, whose link leaves the address and goes along', async () => {
  answers(200, { order: accepted.order, steps: [] });
  await show('?service=3#again=token-1');
  expect(location.hash).toBe('');
  expect(field('Email')).toHaveValue(sampleCustomer.email);
  await tick();
  answers(201, accepted);
  await press('Complete Order');
  const [, { body }] = fetchMock.mock.calls.at(-1);
  expect(JSON.parse(body)).toMatchObject({ again: 'token-1', customer: sampleCustomer });
});

it('names what is missing or wrong, leads to it, and takes that back once it is right', async () => {
  await show();
  expect(field('What should we know?')).toHaveAccessibleDescription(/write your date of birth/);
  await type('Pincode', '1');
  expect(field('Pincode')).toBeValid();
  await press('Complete Order');
  const said = screen.getByRole('alert');
  for (const words of [
    'Please fill in the following fields: Email, First name, Phone, Address, City, State',
    'Please look again at these fields: Pincode',
    'Please confirm that all information is correct.',
  ])
    expect(said).toHaveTextContent(words);
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toHaveAccessibleDescription(/Enter your email/);
  await type('Email', 'asha@example');
  expect(field('Email')).toHaveAccessibleDescription(/like you@example.com/);
  await type('Email', 'asha@example.com');
  expect(field('Email')).toBeValid();
  fireEvent.click(screen.getByRole('link', { name: 'City' }));
  expect(field('City')).toHaveFocus();
  await type('City', 'Wardha');
  expect(screen.queryByRole('link', { name: 'City' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'First name' })).toBeVisible();
  expect(field('Pincode')).toBeInvalid();
  await type('Country', 'Nepal');
  const offered = [...document.querySelectorAll<HTMLOptionElement>('datalist option')].map(
    ({ value }) => value,
  );
  expect(offered).toContain('United Arab Emirates');
  expect(field('Pincode')).toBeValid();
  expect(field('Pincode')).toHaveAccessibleDescription(/Leave it empty if you have none/);
  for (const label of ['First name', 'Address']) await type(label, 'Asha');
  await tick();
  expect(said).toHaveTextContent('Please fill in the following fields: Phone');
  expect(said).not.toHaveTextContent('Please confirm');
  await type('Phone', '98765 43210');
  expect(said).not.toBeInTheDocument();
  expect(fetchMock).not.toHaveBeenCalled();
});

it('says which parts of an address can be left out where the buyer lives, and sends it without', async () => {
  answers(201, accepted);
  fillDraft();
  await show();
  expect(field('State')).toBeRequired();
  const none = 'Leave it empty if you have none.';
  for (const [country, state, pincode] of [
    ['United Kingdom', none, 'Your postal or ZIP code.'],
    ['United States', '', 'Your postal or ZIP code.'],
    ['Hong Kong', none, `Your postal or ZIP code. ${none}`],
  ] as const) {
    await type('Country', country);
    expect(field('State')).toHaveAccessibleDescription(state);
    expect(field('Pincode')).toHaveAccessibleDescription(pincode);
  }
  for (const label of ['State', 'Pincode', 'Last name']) await type(label, '');
  await type('Phone', '+852 2123 4567');
  await tick();
  await press('Complete Order');
  expect(sent().body).toMatchObject({
    customer: { firstName: 'Asha', lastName: '', state: '', pincode: '' },
  });
});

it('lets a browser fill in each field of a person, and shows its decoy to nobody', async () => {
  await show();
  const known = {
    Email: 'email',
    'First name': 'given-name',
    'Last name': 'family-name',
    Phone: 'tel',
    Address: 'street-address',
    Country: 'country-name',
    City: 'address-level2',
    State: 'address-level1',
    Pincode: 'postal-code',
  };
  for (const [label, name] of Object.entries(known))
    expect([label, field(label).getAttribute('autocomplete')]).toEqual([label, name]);
  expect(screen.queryByRole('textbox', { name: /Website/ })).not.toBeInTheDocument();
  expect(field('Website (leave empty)')).toHaveAttribute('tabindex', '-1');
});

it('takes a name in either field for a name', async () => {
  fillDraft();
  await show();
  for (const label of ['First name', 'Last name']) await type(label, '');
  await tick();
  await press('Complete Order');
  expect(field('First name')).toHaveAccessibleDescription(/Enter your first name/);
  await type('Last name', 'Madhavan');
  expect(field('First name')).toBeValid();
  expect(screen.queryByText(/Please fill in/)).not.toBeInTheDocument();
});

it.each([
  ['What should we know?', 'x'.repeat(2001), 'Use at most 2,000 characters; there are 2,001'],
  ['Address', 'Flat 4, '.repeat(40), 'Use at most 300 characters; there are 318'],
  ['First name', 'a'.repeat(101), 'Use at most 100 characters; there are 101'],
  ['City', 'a'.repeat(500), 'Use at most 100 characters; there are 500'],
  ['Phone', '98765 43210 '.repeat(4).trim(), 'Use at most 40 characters; there are 47'],
  ['Pincode', `442001${'1'.repeat(20)}`, 'Use at most 20 characters; there are 26'],
])(
  'cuts nothing that is pasted into %s, over a reload either, and says how much fits',
  async (...row) => {
    const [label, pasted, message] = row;
    fillDraft();
    await show();
    jest.useRealTimers();
    await userEvent.clear(field(label));
    await userEvent.click(field(label));
    await userEvent.paste(pasted);
    expect(field(label)).toHaveValue(pasted);
    cleanup();
    jest.useFakeTimers();
    await show();
    expect(field(label)).toHaveValue(pasted);
    await tick();
    await press('Complete Order');
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(fetchMock).not.toHaveBeenCalled();
  },
);

it('takes whoever pays in rupees to live in India, and asks whoever pays in dollars', async () => {
  await show();
  expect(field('Country')).toHaveValue('India');
  cleanup();
  startAfresh();
  await show('?service=3&currency=usd');
  expect(field('Country')).toHaveValue('');
});

it('takes a service out of the cart and puts it back in its place', async () => {
  localStorage.setItem(cartKey, inCart);
  await show('');
  await press('Remove Mobile Number Selection');
  expect(news()).toHaveTextContent('The total is now ₹2,800.00');
  expect(screen.getByRole('button', { name: /Undo/ })).toHaveFocus();
  await press(/Undo/);
  expect(localStorage.getItem(cartKey)).toBe(inCart);
  expect(screen.getByRole('button', { name: 'Remove Mobile Number Selection' })).toHaveFocus();
});

it('sends the order of a cart, empties that, moves on to the receipt, and knows it when it comes again', async () => {
  localStorage.setItem(cartKey, inCart);
  answers(201, accepted);
  await show('');
  for (const { label, name } of fields) await type(label, sampleCustomer[name]);
  await tick();
  await press('Complete Order');
  expect(sent().body).toEqual({
    currency: 'INR',
    services: [3, 5],
    customer: sampleCustomer,
    note: '',
    confirmed: true,
    expectedTotal: 4700,
    website: '',
    // How long the form was open, unless it came back filled in.
    elapsed: expect.any(Number),
  });
  expect(sent().key).toMatch(/^[\da-f-]{36}$/);
  expect(goTo).toHaveBeenCalledWith('/orderreceived');
  const stored = JSON.parse(localStorage.getItem(storedOrderKey) ?? '') as unknown;
  expect(stored).toEqual({ ...accepted, key: sent().key });
  expect(localStorage.getItem(draftKey)).toBeNull();
  expect(localStorage.getItem(cartKey)).toBe('{"currency":"INR","services":[]}');
  cleanup();
  await show();
  expect(screen.queryByText('You have ordered this already')).not.toBeInTheDocument();
  cleanup();
  localStorage.setItem(cartKey, inCart);
  await show('');
  expect(screen.getByText('You have ordered this already')).toBeVisible();
});

it('shows what the server found at its field, then a changed price, which is confirmed anew', async () => {
  answers(422, {
    detail: 'Please look again at the fields named below.',
    errors: [{ field: 'phone', message: 'Enter the ten digits of your phone number' }],
  });
  await order();
  expect(field('Phone')).toHaveFocus();
  expect(field('Phone')).toHaveAccessibleDescription(/ten digits/);
  answers(409, { total: 2100 });
  await press('Complete Order');
  expect(screen.getByRole('alert')).toHaveTextContent('the total has become ₹2,100.00');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  answers(201, accepted);
  await tick();
  await press('Complete Order');
  expect(sent(2).body).toMatchObject({ note: 'Born 29-11-1983', expectedTotal: 2100 });
  expect(sent(2).body).not.toHaveProperty('elapsed');
});

it('says the Order ID here where storage is blocked and the receipt would find nothing', async () => {
  fillDraft();
  answers(201, accepted);
  await show();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await tick();
  await press('Complete Order');
  expect(news()).toHaveTextContent('INV-7C2EA90D4');
  expect(goTo).not.toHaveBeenCalled();
});
