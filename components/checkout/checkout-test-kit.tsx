import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { home, perCurrency } from '@/lib/markets/currency';
import { draftKey } from '@/lib/order/stored';
import type { FieldName } from '@/lib/order/fields';
import '../fetch-test-kit';
import { Checkout } from './checkout';
import { clearDraft } from './sender';

/** What the tests of the checkout share: a buyer, a page, a server that answers what it is told. */
export const customer: Record<FieldName, string> = {
  email: 'asha@example.com',
  firstName: 'Asha',
  lastName: 'Rao',
  phone: '+91 98765 43210',
  address: '1 Station Road',
  country: 'India',
  city: 'Wardha',
  state: 'Maharashtra',
  pincode: '442001',
};

const service = (id: number, title: string, rupees: number) => ({
  id,
  title,
  prices: perCurrency((currency) => (currency === home ? rupees : 50)),
  lists: ['INR', 'USD'] as ('INR' | 'USD')[],
  ask: 'your date of birth',
  duration: '25-30 Days',
});

export const goTo = jest.fn();

export function open(search = '?service=3') {
  history.replaceState(null, '', `/checkout${search}`);
  const bank = { accountName: 'A', bank: 'B', accountNumber: '1', ifsc: 'I', swift: 'S' };
  const phone = { display: '+91 00000 00000', dial: '+910000000000' };
  return render(
    <Checkout
      services={[service(3, 'Mobile Number Selection', 1900), service(5, 'Name spelling', 2800)]}
      business={{ bank, phone, whatsapp: '910000000000', email: 'hello@example.com' }}
      goTo={goTo}
    />,
  );
}

/** A returning visitor's form: everything but the tick. */
export const fillDraft = (changes: Partial<Record<FieldName, string>> = {}) =>
  localStorage.setItem(
    draftKey,
    JSON.stringify({ customer: { ...customer, ...changes }, note: 'Born 29-11-1983' }),
  );

export const field = (label: string) => screen.getByLabelText(label);
export const tick = () => userEvent.click(screen.getByRole('checkbox'));
export const complete = () =>
  userEvent.click(screen.getByRole('button', { name: 'Complete Order' }));

export const accepted = {
  order: {
    invoiceId: 'INV-3F0AE4D10',
    date: 'November 20, 2026',
    currency: 'INR',
    lines: [{ serviceId: 3, title: 'Mobile Number Selection', amount: 1900 }],
    total: 1900,
    customer,
  },
  confirmationEmailed: true,
};

/** What is said of an order that is not sent. */
export const news = () => screen.getByRole('status');

/** Time goes by, of jest's clock. */
export const pass = (milliseconds: number) =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Presses a button without moving that clock. */
export async function press(name: string) {
  const button = screen.getByRole('button', { name });
  button.focus();
  await act(async () => fireEvent.click(button));
}

export async function show(search?: string) {
  let page = {} as ReturnType<typeof open>;
  await act(async () => {
    page = open(search);
  });
  return page;
}

/** A returning visitor ticks and presses. */
export async function order(search?: string) {
  fillDraft();
  const page = await show(search);
  await act(async () => fireEvent.click(screen.getByRole('checkbox')));
  await press('Complete Order');
  return page;
}

export function startAfresh() {
  clearDraft();
  localStorage.clear();
  goTo.mockReset();
}
