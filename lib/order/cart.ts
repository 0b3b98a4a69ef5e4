/**
 * The cart: the services of one order, in one currency. Pure; the browser's storage is reached by
 * the components. The same JSON is read by public/site.js for the count in the header.
 */
import { home, isCurrency } from '../markets/currency';
import type { Currency } from '../markets/markets';
import { isObject, parseJson } from '../json';

export type Cart = { currency: Currency; services: readonly number[] };

/** Where the browser keeps the cart. */
export const cartKey = 'cart';

export const emptyCart: Cart = { currency: home, services: [] };

/** A cart with a service added. A service stands in a cart once; an empty cart takes any currency. */
export function addService(cart: Cart, id: number, currency: Currency): Cart {
  const services = cart.currency === currency ? cart.services : [];
  return { currency, services: services.includes(id) ? services : [...services, id] };
}

export const removeService = (cart: Cart, id: number): Cart => ({
  ...cart,
  services: cart.services.filter((one) => one !== id),
});

/** Whether adding a service priced in `currency` would first have to empty the cart. */
export const needsReplacing = (cart: Cart, currency: Currency) =>
  cart.services.length > 0 && cart.currency !== currency;

/** What was stored, or an empty cart when that can't be read. */
export function parseCart(stored: string | null): Cart {
  const value = parseJson(stored);
  if (!isObject(value) || !Array.isArray(value.services)) return emptyCart;
  const services = value.services.filter((id): id is number => Number.isInteger(id));
  // What was put in for one currency is never ordered in another.
  if (!isCurrency(value.currency)) return emptyCart;
  return { currency: value.currency, services: [...new Set(services)] };
}
