import type { Currency } from '@/lib/markets/markets';
import { sampleService } from '@/lib/services/test-kit';
import { emptyCart, type Cart } from '@/lib/order/stored';
import { chosen } from './choice';

const service = (id: number, ...lists: Currency[]) => sampleService({ id, lists });
const services = [service(3, 'INR', 'USD'), service(13, 'USD'), service(99)];
const cart = (currency: Currency, ...ids: number[]): Cart => ({ currency, services: ids });

it.each<[string, string, Cart, string]>([
  ['the service that the link names, in rupees', '?service=3', emptyCart, 'link INR 3'],
  ['it in dollars where the link says so', '?service=3&currency=usd', emptyCart, 'link USD 3'],
  ['the link’s before the cart’s', '?service=3', cart('USD', 13), 'link INR 3'],
  ['a service that stands on no list', '?service=99', emptyCart, 'link INR 99'],
  ['the cart, without what is sold no more', '', cart('USD', 13, 7, 3), 'cart USD 13,3'],
  ['nothing in a cart that none is left of', '', cart('INR', 13), 'nothing'],
  ...['13', '7', '', '3e0', '3;5'].map((id): [string, string, Cart, string] => [
    `nothing for the link's '${id}'`,
    `?service=${id}`,
    cart('USD', 13),
    'nothing, the link is wrong',
  ]),
])('finds %s', (_, search, kept, found) => {
  const choice = chosen(search, kept, services);
  if (choice.from === 'nothing')
    expect(`nothing${choice.linkIsWrong ? ', the link is wrong' : ''}`).toBe(found);
  else
    expect(`${choice.from} ${choice.currency} ${choice.services.map(({ id }) => id)}`).toBe(found);
});
