import { loadServices } from '../content/load';
import type { ActionLink, Links, OrderLink } from '../links/links';
import { hasAppointment } from '../order/due';
import type { OrderLinks } from '../order/mails/order-for-buyer';
import type { Order } from '../order/order';
import {
  ownerStepNames,
  stateOf,
  type OrderState,
  type OrderStep,
  type OwnerStepName,
} from '../order/steps';

type StepButton = {
  /** The heading of the step's page, too. */
  label: string;
  /** Takes the button out of later mails; an older mail may have it still. */
  isOffered?: (state: OrderState) => boolean;
};

/** Apart from the steps' mails, which a new order does not need. */
export const stepButtons: Record<OwnerStepName, StepButton> = {
  paid: {
    label: 'Payment received',
    isOffered: ({ paid, declined }) => !paid || declined !== undefined,
  },
  proof: { label: 'Ask for proof' },
  time: { label: 'Propose a time' },
  delivered: { label: 'Reading sent' },
  ask: {
    label: 'Ask how it was',
    isOffered: ({ delivered, declined, asked }) => Boolean(delivered) && !declined && !asked,
  },
  decline: { label: 'Decline', isOffered: ({ declined }) => !declined },
};

export const isOffered = (name: OwnerStepName, steps: readonly OrderStep[]) =>
  stepButtons[name].isOffered?.(stateOf(steps)) ?? true;

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

/** The step that usually comes next. */
function mainStep({ order, steps }: Pick<OrderLink, 'order' | 'steps'>): OwnerStepName | undefined {
  const { paid, proposed, delivered, declined } = stateOf(steps);
  if (declined) return undefined;
  if (!paid) return 'paid';
  if (delivered) return 'ask';
  return proposed || !hasAppointment(order, loadServices()) ? 'delivered' : 'time';
}

/** Links that hold the steps taken, and lead to those that can follow; the usual one first. */
export async function linksAfter(
  { answers, ...link }: OrderLink & Pick<ActionLink, 'answers'>,
  links: Links,
  until?: Date,
): Promise<OrderLinks> {
  const taken = (name: string) => link.steps.filter((step) => step.name === name).length;
  const main = mainStep(link);
  const possible = ownerStepNames
    .filter((action) => isOffered(action, link.steps))
    .sort((a, b) => Number(b === main) - Number(a === main));
  return {
    order: await links.order.link(link),
    actions: await Promise.all(
      possible.map(async (action) => ({
        text: stepButtons[action].label,
        href: await actionLink(
          { ...link, answers, action, round: taken(action) + 1 },
          links,
          until,
        ),
      })),
    ),
  };
}

/** Mail programs cut longer ones. */
const longestLink = 1900;

async function actionLink(value: ActionLink, { action }: Links, until?: Date) {
  const link = await action.link(value, until);
  return value.answers && link.length > longestLink
    ? action.link({ ...value, answers: undefined }, until)
    : link;
}
