import 'server-only';
import type { ActionLink, ChoiceLink } from '../links/links';
import { stateOf } from '../order/steps';
import { doneKey, type ActDeps } from './act';
import { choiceKey, timeOf } from './choose';
import { clockOf } from './clocks';
import { foundDone, stepsOf } from './take-step';
import { isOffered, doneWords, ownerSteps, warningOf, wordsMaxLength } from './steps';

/** What the owner's page is told about its link; the opening of it changes nothing. */
export async function showAction(link: ActionLink, until: Date | undefined, deps: ActDeps) {
  const { action, round, order } = link;
  const done = await foundDone(deps.store, doneKey(link));
  const steps = await stepsOf(link, deps.store);
  const { words, field, long, subject } = ownerSteps[action];
  const warning = warningOf(action, steps);
  return {
    step: { ...words, field, long, maxLength: wordsMaxLength(action) },
    order,
    mail: { to: order.customer.email, subject: subject(order) },
    clock: clockOf(order.customer.country, deps.now().getTime()),
    until: until?.toISOString(),
    /** The steps that were taken before, as far as is known. */
    steps: steps.map(({ name, at }) => ({ name, at, done: doneWords(name) })),
    /** The moment of the one that speaks against this step, and what to hear before going on. */
    against: warning && { at: warning.earlier.at, words: warning.words },
    /** When this very link did its work. */
    doneAt: done?.at,
    /** The same step once more, for later: a reminder, or other times. It ends on the same day. */
    again: isOffered(action, steps)
      ? await deps.links.action.link({ ...link, round: round + 1, steps }, until)
      : undefined,
  };
}

/** What the buyer's page is told: no more of the order than the buyer needs to recognise it. */
export async function showChoice(link: ChoiceLink, deps: ActDeps) {
  const { order, times, minutes } = link;
  const chosen = (await foundDone(deps.store, choiceKey(link)))?.choice;
  return {
    orderId: order.invoiceId,
    services: order.lines.map(({ title }) => title),
    times,
    minutes,
    /** When the order was declined, after which there is nothing to choose. */
    declinedAt: stateOf(await stepsOf(link, deps.store)).declined?.at,
    ...(chosen !== undefined && { chosen: await timeOf(link, chosen, deps) }),
  };
}
