import {
  dateOf,
  hasEffect,
  stateOf,
  type BuyerStepName,
  type OrderStep,
  type OwnerStepName,
} from '../order/steps';
import type { OwnerStep } from './step';
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
