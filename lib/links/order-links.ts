import 'server-only';
import type { Anchor } from '../email/letter';
import type { Order } from '../order/order';
import { actionNames, actions } from '../follow-up/actions';
import type { Links } from './links';

/** The links that go out with an order: its own, and what the owner can do with it. */
export type OrderLinks = { order: string; actions: readonly Anchor[] };

/** The links of an order, or undefined without a secret. An order never waits for them or fails by them. */
export async function orderLinks(
  order: Order,
  key: string,
  links: Links | undefined,
): Promise<OrderLinks | undefined> {
  try {
    return (
      links && {
        order: await links.order.link(order),
        actions: await Promise.all(
          actionNames.map(async (action) => ({
            text: actions[action].label,
            href: await links.action.link({ id: key.toLowerCase(), action, round: 1, order }),
          })),
        ),
      }
    );
  } catch {
    console.error(`links of ${order.invoiceId}: could not be made`);
    return undefined;
  }
}
