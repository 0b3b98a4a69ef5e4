import type { Links, OrderLink } from '../links/links';
import type { OrderLinks } from '../order/mails/order-for-buyer';
import type { Order } from '../order/order';
import { ownerStepNames } from '../order/steps';
import { isOffered, ownerSteps } from './steps';

/** Links of a new order, undefined without a secret: an order never fails by them. */
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

/** Links that hold the steps taken, and lead to those that can follow. */
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
