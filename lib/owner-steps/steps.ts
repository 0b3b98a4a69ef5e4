import 'server-only';
import { renderMessage } from '../mail/message';
import type { Order } from '../order/order';
import { footWords } from '../order/mails/order-for-buyer';
import {
  dateOf,
  does,
  stateOf,
  type BuyerStepName,
  type OrderStep,
  type OwnerStepName,
} from '../order/steps';
import type { FollowUpContext, OwnerStep } from './owner-step';
import { decline } from './steps/decline';
import { delivered } from './steps/delivered';
import { paid } from './steps/paid';
import { proof } from './steps/proof';
import { time } from './steps/time';

/** In the order of the buttons. */
export const ownerSteps: Record<OwnerStepName, OwnerStep> = {
  paid,
  proof,
  time,
  delivered,
  decline,
};

export const ownerStepNames = Object.keys(ownerSteps) as OwnerStepName[];

const buyerSteps: Record<BuyerStepName, string> = {
  chosen: 'The buyer chose a time',
  intake: 'The buyer sent what the reading needs',
};

/** What the owner reads of a step that was taken. */
export const doneWords = (name: OrderStep['name']) =>
  name === 'chosen' || name === 'intake' ? buyerSteps[name] : ownerSteps[name].words.done;

export const wordsMaxLength = (name: OwnerStepName) => (ownerSteps[name].long ? 4000 : 1000);

/** Whether a step's button stands in the owner's mails. */
export const isOffered = (name: OwnerStepName, steps: readonly OrderStep[]) =>
  ownerSteps[name].isOffered?.(stateOf(steps)) ?? true;

/** The moment of the earlier step that speaks against this one, and what the owner hears before going on; or undefined. */
export function warningOf(name: OwnerStepName, steps: readonly OrderStep[]) {
  const found = ownerSteps[name].contradicts(stateOf(steps));
  if (!found) return undefined;
  const { earlier, then } = found;
  return { earlier, words: `${was(earlier)} on ${dateOf(earlier)}. ${then}` };
}

function was(step: OrderStep) {
  if (does(step, 'paid')) return 'You confirmed the payment';
  return does(step, 'delivered') ? 'You said that the reading was sent' : 'You declined this order';
}

/** The mail of one step, to the buyer. */
export function followUp(name: OwnerStepName, order: Order, context: FollowUpContext) {
  const step = ownerSteps[name];
  const subject = step.subject(order);
  return renderMessage(
    {
      to: order.customer.email,
      replyTo: context.ownerEmail,
      subject,
      thread: { order: context.id, mail: context.mail },
    },
    {
      sender: context.business.name,
      heading: subject,
      foot: footWords(order, context),
      ...step.letter(order, context),
    },
  );
}
