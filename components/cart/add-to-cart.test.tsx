import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartKey } from '@/lib/order/stored';
import { AddToCart } from './add-to-cart';

const mobile = <AddToCart id={3} title="Mobile Number Selection" currency="INR" />;

const stored = () => JSON.parse(localStorage.getItem(cartKey) ?? 'null') as unknown;

const store = (cart: object) => localStorage.setItem(cartKey, JSON.stringify(cart));

const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
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
});

it('becomes the way to the checkout, and keeps the keyboard where it was', async () => {
  render(mobile);
  await press(/Add To Cart/);
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

it('asks before a service of the other currency, and changes nothing until it is answered', async () => {
  store({ currency: 'USD', services: [13, 9] });
  render(mobile);
  await press(/Add To Cart/);
  const dialog = screen.getByRole('dialog', { name: 'One order, one currency' });
  expect(dialog).toHaveAccessibleDescription(/holds 2 services in dollars/);
  expect(stored()).toEqual({ currency: 'USD', services: [13, 9] });
  await press('Leave it out');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(stored()).toEqual({ currency: 'USD', services: [13, 9] });
});

it('replaces the cart when the visitor says so', async () => {
  store({ currency: 'USD', services: [13] });
  render(mobile);
  await press(/Add To Cart/);
  await press('Replace the cart');
  expect(stored()).toEqual({ currency: 'INR', services: [3] });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('works for as long as the page where storage is blocked', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  render(mobile);
  await press(/Add To Cart/);
  expect(screen.getByRole('link', { name: /^In your cart/ })).toBeInTheDocument();
});
