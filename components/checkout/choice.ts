import { useMemo, useSyncExternalStore } from 'react';
import type { Business } from '@/lib/content/business-schema';
import { currencyOfLink, formatAmount } from '@/lib/markets/currency';
import type { Currency } from '@/lib/markets/markets';
import { cleanCustomer, type Customer } from '@/lib/order/fields';
import { fullName, orderLines, orderTotal } from '@/lib/order/order';
import { emptyCart, type Cart, type OrderDetails } from '@/lib/order/stored';
import { findService, type Service } from '@/lib/services/catalogue';
import { manyLines } from '@/lib/typed-words';
import { listener, storedCart, useStored } from '../stored';

export type CheckoutService = Pick<
  Service,
  'id' | 'title' | 'prices' | 'lists' | 'ask' | 'duration'
>;

export type CheckoutBusiness = Pick<Business, 'bank' | 'upi' | 'phone' | 'whatsapp' | 'email'> & {
  bankIsSample?: boolean;
  asksLanguage?: boolean;
};

export type Choice = { from: 'link' | 'cart'; currency: Currency; services: CheckoutService[] };

/** `linkIsWrong`: the link names what is not for sale. */
export type NoChoice = { from: 'nothing'; linkIsWrong: boolean };

export function chosen(
  search: string,
  cart: Cart,
  services: readonly CheckoutService[],
): Choice | NoChoice {
  const query = new URLSearchParams(search);
  const named = query.get('service');
  const { currency, services: ids } =
    named === null
      ? cart
      : {
          currency: currencyOfLink(query.get('currency')),
          services: [/^\d+$/.test(named) ? Number(named) : 0],
        };
  const found = ids
    .flatMap((id) => findService(services, id) ?? [])
    .filter((service) => isSoldIn(service, currency));
  if (found.length === 0) return { from: 'nothing', linkIsWrong: named !== null };
  return { from: named === null ? 'cart' : 'link', currency, services: found };
}

const isSoldIn = ({ lists }: CheckoutService, currency: Currency) =>
  lists.length === 0 || lists.includes(currency);

/** Undefined until the browser has said the address: the page is static. */
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

export const idsOf = ({ currency, services }: Choice) => ({
  currency,
  services: services.map(({ id }) => id),
});

export const totalOf = ({ services, currency }: Pick<Choice, 'services' | 'currency'>) =>
  orderTotal(orderLines(services, currency));

/** For sending by hand. The key goes along: should the order have arrived after all, it shows. */
export function orderMessage(
  choice: Pick<Choice, 'services' | 'currency'>,
  details: OrderDetails,
  key: string,
): string {
  const { currency, services } = choice;
  const customer = cleanCustomer(details.customer);
  const note = manyLines(details.note);
  return [
    'I would like to order, but the website could not send it.',
    '',
    ...services.map(({ title, prices }) => `${title}: ${formatAmount(prices[currency], currency)}`),
    `Total: ${formatAmount(totalOf(choice), currency)}`,
    '',
    `Key of this order: ${key}`,
    `Name: ${fullName(customer)}`,
    `Phone: ${customer.phone}`,
    `Email: ${customer.email}`,
    `Address: ${addressIn(customer)}`,
    ...(note ? ['', 'For my reading:', note] : []),
  ].join('\n');
}

const addressIn = ({ address, city, state, pincode, country }: Customer) =>
  [address, city, state, pincode, country].filter(Boolean).join(', ');
