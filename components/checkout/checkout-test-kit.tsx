import { act, fireEvent, render, screen } from '@testing-library/react';
import { perCurrency } from '@/lib/markets/currency';
import { sampleBusiness, sampleCustomer, sampleOrder } from '@/lib/order/mails/sample-order';
import { draftKey } from '@/lib/order/stored';
import { sampleService } from '@/lib/services/test-kit';
import '../fetch-test-kit';
import { Checkout } from './checkout';
import { clearDraft } from './sender';

// What the tests of the checkout share: a page, a server that answers what it is told, and a clock that stands.

const services = [
  sampleService({ id: 3, title: 'Mobile Number Selection', prices: perCurrency(() => 1900) }),
  sampleService({ id: 5, title: 'Name spelling' }),
];

export const goTo = jest.fn();

export async function show(search = '?service=3') {
  history.replaceState(null, '', `/checkout${search}`);
  const page = render(
    <Checkout services={services} asked={[5]} business={sampleBusiness} goTo={goTo} />,
  );
  await pass(0);
  return page;
}

/** A returning visitor's form: everything but the tick. */
export const fillDraft = () =>
  localStorage.setItem(
    draftKey,
    JSON.stringify({ customer: sampleCustomer, note: 'Born 29-11-1983' }),
  );

export const accepted = { order: sampleOrder(), confirmationEmailed: true };

export const field = (label: string) => screen.getByLabelText(label);

/** What is said of an order that is not sent. */
export const news = () => screen.getByRole('status');

/** Time goes by, of jest's clock. */
export const pass = (milliseconds: number) =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));

export async function type(label: string, value: string) {
  field(label).focus();
  await act(async () => fireEvent.input(field(label), { target: { value } }));
}

export const tick = () => act(async () => fireEvent.click(screen.getByRole('checkbox')));

/** Presses a button without moving that clock. */
export async function press(name: string | RegExp) {
  const button = screen.getByRole('button', { name });
  button.focus();
  await act(async () => fireEvent.click(button));
}

/** A returning visitor ticks and presses. */
export async function order(search?: string) {
  fillDraft();
  const page = await show(search);
  await tick();
  await press('Complete Order');
  return page;
}

export function startAfresh() {
  clearDraft();
  localStorage.clear();
  goTo.mockReset();
}

beforeEach(() => {
  startAfresh();
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());
