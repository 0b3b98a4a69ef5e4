import 'server-only';
import type { OrderLinks } from '../order/mails/order-for-buyer';
import type { Order } from '../order/order';
import type { Links, OrderLink } from '../links/links';
import { isOffered, ownerStepNames, ownerSteps } from './steps';

/** The links of a new order, or undefined without a secret. An order never waits for them or fails by them. */
export async function orderLinks(
  order: Order,
  id: string,
  links: Links | undefined,
): Promise<OrderLinks | undefined> {
  try {
    return links && (await linksAfter({ id, order, steps: [] }, links));
  } catch {
    console.error(`links of ${order.invoiceId}: could not be made`);
    return undefined;
  }
}

/** The links of an order with which these steps were taken: they hold the steps, and lead to what can follow. */
export async function linksAfter(link: OrderLink, links: Links): Promise<OrderLinks> {
  const taken = (name: string) => link.steps.filter((step) => step.name === name).length;
  const possible = ownerStepNames.filter((action) => isOffered(action, link.steps));
  return {
    order: await links.order.link(link),
    actions: await Promise.all(
      possible.map(async (action) => ({
        text: ownerSteps[action].words.label,
        href: await links.action.link({ ...link, action, round: taken(action) + 1 }),
      })),
    ),
  };
}
