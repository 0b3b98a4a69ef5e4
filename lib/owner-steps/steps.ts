import type { ActionLink, Links, OrderLink } from '../links/links';
import { renderMessage } from '../mail/message';
import { loadServices } from '../content/load';
import { hasAppointment } from '../order/due';
import { footWords, type OrderLinks } from '../order/mails/order-for-buyer';
import type { Order } from '../order/order';
import {
  dateOf,
  ownerStepNames,
  stateOf,
  type BuyerStepName,
  type OrderStep,
  type OwnerStepName,
} from '../order/steps';
import { manyLines } from '../typed-words';
import type { FollowUpContext, OwnerStep } from './step';
import { ask } from './steps/ask';
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
  ask,
  decline,
};

const buyerSteps: Record<BuyerStepName, string> = {
  chosen: 'The buyer chose a time',
  intake: 'The buyer sent what the reading needs',
  corrected: 'The buyer corrected the email address',
  said: 'The buyer told how it was',
};

export const doneWords = (name: OrderStep['name']) =>
  isOwnerStep(name) ? ownerSteps[name].words.done : buyerSteps[name];

const isOwnerStep = (name: OrderStep['name']): name is OwnerStepName =>
  ownerStepNames.some((one) => one === name);

export const wordsMaxLength = (name: OwnerStepName) => (ownerSteps[name].long ? 4000 : 1000);

export const isOffered = (name: OwnerStepName, steps: readonly OrderStep[]) =>
  ownerSteps[name].isOffered?.(stateOf(steps)) ?? true;

export function findWarning(name: OwnerStepName, steps: readonly OrderStep[]) {
  const found = ownerSteps[name].conflict(stateOf(steps));
  if (!found) return undefined;
  const { earlier, warning } = found;
  return { earlier, words: `${doneWords(earlier.name)} on ${dateOf(earlier)}. ${warning}` };
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
        text: ownerSteps[action].words.label,
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
