import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartKey } from '@/lib/order/stored';
import { storedCart } from '../stored';
import { AddToCart } from './add-to-cart';

const mobile = (
  <AddToCart id={3} title="Mobile Number Selection" currency="INR" twins={{ USD: 10 }} />
);

const stored = () => JSON.parse(localStorage.getItem(cartKey) ?? 'null') as unknown;

const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  storedCart.write(null);
  // jsdom draws no top layer: https://github.com/jsdom/jsdom/issues/3294
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

it('puts the service into the cart and says so', async () => {
  const heard = jest.fn();
  addEventListener('cart', heard);
  render(mobile);
  await press('Add To Cart Mobile Number Selection');
  expect(stored()).toEqual({ currency: 'INR', services: [3] });
  expect(heard).toHaveBeenCalled();
  const news = screen.getByRole('status');
  expect(news).toHaveTextContent('Added to your cart');
  expect(within(news).getByRole('link', { name: 'Go to checkout' })).toHaveAttribute(
    'href',
    '/checkout',
  );
  removeEventListener('cart', heard);
  // It becomes the way there, and keeps the keyboard where it was.
  const link = screen.getByRole('link', { name: /^In your cart/ });
  expect(link).toHaveAttribute('href', '/checkout');
  expect(link).toHaveFocus();
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a click elsewhere', () => userEvent.click(document.body)],
  ['Keep looking', () => press('Keep looking')],
])('closes the news on %s', async (_, close) => {
  render(mobile);
  await press(/Add To Cart/);
  await close();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('leaves the news while a pointer or the focus is on it, and closes it after eight seconds', () => {
  jest.useFakeTimers();
  render(mobile);
  fireEvent.click(screen.getByRole('button', { name: /Add To Cart/ }));
  const news = screen.getByRole('status');
  const later = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
  within(news).getByRole('link', { name: 'Go to checkout' }).focus();
  later(60_000);
  (document.activeElement as HTMLElement).blur();
  const hover = jest.spyOn(news, 'matches').mockReturnValue(true);
  later(60_000);
  expect(news).toBeInTheDocument();
  hover.mockReturnValue(false);
  later(8_000);
  expect(news).not.toBeInTheDocument();
  jest.useRealTimers();
});

it.each([
  ['Leave it out', { currency: 'USD', services: [13, 9] }],
  ['Replace 2 services', { currency: 'INR', services: [3] }],
  ['Add it in dollars, $10', { currency: 'USD', services: [13, 9, 3] }],
])(
  'asks before a service of the other currency, and changes nothing until "%s"',
  async (...row) => {
    const [answer, then] = row;
    const before = { currency: 'USD', services: [13, 9] };
    localStorage.setItem(cartKey, JSON.stringify(before));
    render(mobile);
    await press(/Add To Cart/);
    const dialog = screen.getByRole('dialog', { name: 'One order, one currency' });
    expect(dialog).toHaveAccessibleDescription(/holds 2 services in dollars/);
    expect(stored()).toEqual(before);
    expect(screen.getByRole('button', { name: 'Leave it out' })).toHaveFocus();
    await press(answer);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(stored()).toEqual(then);
  },
);

it.each([
  ['refuses', fail],
  ['forgets', () => null],
])('leads to an order of this service alone where the storage %s', async (_, does) => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(does);
  render(mobile);
  await press(/Add To Cart/);
  const news = screen.getByRole('status');
  expect(news).toHaveTextContent('This browser keeps nothing from page to page');
  const link = within(news).getByRole('link', { name: 'Go to checkout' });
  expect(link).toHaveAttribute('href', '/checkout?service=3');
  expect(screen.getByRole('link', { name: /^In your cart/ })).toBeInTheDocument();
});

function fail(): never {
  throw new DOMException('blocked', 'SecurityError');
}
