/** Steps that do not go together: what the owner hears before taking the second. Pure; the browser uses it too. */
import { dateOf, stateOf, type OrderStep } from '../order/steps';
import type { ActionName } from './actions';

/** The earlier step that speaks against this one, or undefined. */
export function contradicted(
  action: ActionName,
  steps: readonly OrderStep[],
): OrderStep | undefined {
  const { paid, delivered, declined } = stateOf(steps);
  if (action === 'decline') return delivered ?? paid;
  if (action === 'proof') return declined ?? delivered ?? paid;
  return declined;
}

/** Whether a step can be taken once more: what only repeats what already holds can't. */
export function canRepeat(action: ActionName, steps: readonly OrderStep[]) {
  const { declined } = stateOf(steps);
  if (action === 'paid') return declined !== undefined;
  return action !== 'decline' || !declined;
}

/** What was done before, and what the email says if the owner goes on. */
export function warning(
  action: ActionName,
  before: OrderStep,
  steps: readonly OrderStep[],
): string {
  const earlier = `${was[before.name] ?? ''} on ${dateOf(before)}.`;
  return `${earlier} ${consequence(action, before, steps)}`;
}

const was: Partial<Record<OrderStep['name'], string>> = {
  paid: 'You confirmed the payment',
  delivered: 'You said that the reading was sent',
  decline: 'You declined this order',
};

function consequence(action: ActionName, before: OrderStep, steps: readonly OrderStep[]) {
  const { paid } = stateOf(steps);
  if (action === 'decline')
    return paid
      ? 'If you decline now, the email promises the whole price back, to the account from which it came.'
      : 'If you decline now, the email says that the order is cancelled all the same.';
  if (action === 'proof')
    return before.name === 'decline'
      ? 'The email asks for the receipt only so that the money can go back, and shows no account.'
      : 'The email asks for the receipt for your records, and shows no account.';
  if (action === 'paid')
    return 'If you confirm the payment now, the email says that the order goes on after all. To send the money back instead, reply to the order email.';
  return 'If you go on, the email says that the order goes on after all.';
}
