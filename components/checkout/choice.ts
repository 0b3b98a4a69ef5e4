/** What the visitor is about to order: the service that the link names, or else the cart; and that as a message. */
import { useMemo, useSyncExternalStore } from 'react';
import { currencyOfLink, formatAmount } from '@/lib/markets/currency';
import type { Currency } from '@/lib/markets/markets';
import { cleanCustomer } from '@/lib/order/fields';
import { orderLines, orderTotal } from '@/lib/order/order';
import { emptyCart, type Cart, type Details } from '@/lib/order/stored';
import { findService, type Service } from '@/lib/services/catalogue';
import { manyLines } from '@/lib/typed-words';
import { listener, storedCart, useStored } from '../stored';

/** What the checkout needs to know of a service. */
export type CheckoutService = Pick<
  Service,
  'id' | 'title' | 'prices' | 'lists' | 'ask' | 'duration'
>;

export type Choice = { from: 'link' | 'cart'; currency: Currency; services: CheckoutService[] };

/** Nothing to order, and whether that is because the link names what is not for sale. */
export type NoChoice = { from: 'nothing'; linkIsWrong: boolean };

export function chosen(
  search: string,
  cart: Cart,
  services: readonly CheckoutService[],
): Choice | NoChoice {
  const query = new URLSearchParams(search);
  const named = query.get('service');
  if (named !== null) {
    const currency = currencyOfLink(query.get('currency'));
    const service = findService(services, /^\d+$/.test(named) ? Number(named) : 0);
    return service && isSoldIn(service, currency)
      ? { from: 'link', currency, services: [service] }
      : { from: 'nothing', linkIsWrong: true };
  }
  // An id that has left the catalogue since is passed over.
  const inCart = cart.services.flatMap((id) => {
    const service = findService(services, id);
    return service && isSoldIn(service, cart.currency) ? [service] : [];
  });
  return inCart.length > 0
    ? { from: 'cart', currency: cart.currency, services: inCart }
    : { from: 'nothing', linkIsWrong: false };
}

/** A service on no list is sold by its link only. */
const isSoldIn = ({ lists }: CheckoutService, currency: Currency) =>
  lists.length === 0 || lists.includes(currency);

/** The choice, or `undefined` until the browser has said which address this is: the page is static. */
export function useChoice(services: readonly CheckoutService[]): Choice | NoChoice | undefined {
  const cart = useStored(storedCart, emptyCart);
  const search = useSyncExternalStore(
    onHistory,
    () => location.search,
    () => undefined,
  );
  return useMemo(
    () => (search === undefined ? undefined : chosen(search, cart, services)),
    [search, cart, services],
  );
}

const onHistory = listener('popstate');

/**
 * The order as a message, for the visitor to send by hand when the page can't. Its key goes along: should the order have
 * arrived after all, the owner's mail of it says the same.
 */
export function orderMessage(
  { services, currency }: Pick<Choice, 'services' | 'currency'>,
  details: Details,
  key: string,
): string {
  const lines = orderLines(services, currency);
  const customer = cleanCustomer(details.customer);
  const note = manyLines(details.note);
  return [
    'I would like to order, but the website could not send it.',
    '',
    ...lines.map(({ title, amount }) => `${title}: ${formatAmount(amount, currency)}`),
    `Total: ${formatAmount(orderTotal(lines), currency)}`,
    '',
    `Key of this order: ${key}`,
    `Name: ${customer.firstName} ${customer.lastName}`,
    `Phone: ${customer.phone}`,
    `Email: ${customer.email}`,
    `Address: ${address.map((name) => customer[name]).join(', ')}`,
    ...(note ? ['', 'For my reading:', note] : []),
  ].join('\n');
}

const address = ['address', 'city', 'state', 'pincode', 'country'] as const;
