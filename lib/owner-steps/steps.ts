import { renderMessage } from '../mail/message';
import { footWords } from '../order/mails/order-for-buyer';
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
