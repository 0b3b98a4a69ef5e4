import type { Links, OrderLink } from '../links/links';
import { renderMessage } from '../mail/message';
import { footWords, type OrderLinks } from '../order/mails/order-for-buyer';
import type { Order } from '../order/order';
import {
  dateOf,
  hasEffect,
  ownerStepNames,
  stateOf,
  type BuyerStepName,
  type OrderStep,
  type OwnerStepName,
} from '../order/steps';
import { manyLines } from '../typed-words';
import type { FollowUpContext, OwnerStep } from './step';
import { decline } from './steps/decline';
import { delivered } from './steps/delivered';
import { paid } from './steps/paid';
import { proof } from './steps/proof';
import { time } from './steps/time';

export const ownerSteps: Record<OwnerStepName, OwnerStep> = {
  paid,
  proof,
  time,
  delivered,
  decline,
};

const buyerSteps: Record<BuyerStepName, string> = {
  chosen: 'The buyer chose a time',
  intake: 'The buyer sent what the reading needs',
};

export const doneWords = (name: OrderStep['name']) =>
  name === 'chosen' || name === 'intake' ? buyerSteps[name] : ownerSteps[name].words.done;

export const wordsMaxLength = (name: OwnerStepName) => (ownerSteps[name].long ? 4000 : 1000);

export const isOffered = (name: OwnerStepName, steps: readonly OrderStep[]) =>
  ownerSteps[name].isOffered?.(stateOf(steps)) ?? true;

export function findWarning(name: OwnerStepName, steps: readonly OrderStep[]) {
  const found = ownerSteps[name].conflict(stateOf(steps));
  if (!found) return undefined;
  const { earlier, warning } = found;
  return { earlier, words: `${conflictText(earlier)} on ${dateOf(earlier)}. ${warning}` };
}

function conflictText(step: OrderStep) {
  if (hasEffect(step, 'paid')) return 'You confirmed the payment';
  return hasEffect(step, 'delivered')
    ? 'You said that the reading was sent'
    : 'You declined this order';
}

export function followUp(name: OwnerStepName, order: Order, context: FollowUpContext) {
  const { mail } = ownerSteps[name];
  const subject = mail.subject(order);
  const { first, blocks, ...words } = mail.letter(order, context);
  return renderMessage({
    to: order.customer.email,
    replyTo: context.ownerEmail,
    subject,
    thread: { order: context.id, mail: context.mail },
    sender: context.business.name,
    heading: subject,
    ...words,
    blocks: [first, ownWords(context), ...blocks],
    foot: footWords(order, context),
  });
}

function ownWords({ words, business }: FollowUpContext) {
  const text = manyLines(words);
  return text && { kind: 'quote' as const, title: `A word from ${business.name}`, text };
}

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
