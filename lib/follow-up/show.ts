import 'server-only';
import { followUpSubject } from '../email/follow-up';
import { cleanCustomer } from '../email/order-facts';
import type { ActionLink, ChoiceLink } from '../links/links';
import { actionNames, actions } from './actions';
import { doneKey, type ActDesk } from './act';
import { choiceKey, timeOf } from './choose';
import { clockOf } from './clocks';

/** What the owner's page is told about its link; the opening of it changes nothing. */
export async function showAction(link: ActionLink, until: Date | undefined, desk: ActDesk) {
  const { id, action, round, order } = link;
  const done = await Promise.all(
    actionNames.map(async (name) => {
      const key = { id, action: name, round: name === action ? round : 1 };
      const tried = await desk.store.find(doneKey(key));
      return tried?.kind === 'done' ? [{ action: name, at: tried.at }] : [];
    }),
  );
  return {
    action,
    order,
    mail: { to: cleanCustomer(order.customer).email, subject: followUpSubject(action, order) },
    clock: clockOf(order.customer.country, desk.now().getTime()),
    until: until?.toISOString(),
    /** The steps that were taken before, as far as is remembered. */
    done: done.flat(),
    /** The same step once more, for later: a reminder, or other times. */
    again: actions[action].again
      ? await desk.links.action.link({ ...link, round: round + 1 })
      : undefined,
  };
}

/** What the buyer's page is told: no more of the order than the buyer needs to recognise it. */
export async function showChoice(link: ChoiceLink, desk: ActDesk) {
  const { order, times, minutes } = link;
  const tried = await desk.store.find(choiceKey(link));
  const chosen = tried?.kind === 'done' ? tried.choice : undefined;
  return {
    orderId: order.invoiceId,
    services: order.lines.map(({ title }) => title),
    times,
    minutes,
    ...(chosen !== undefined && { chosen: await timeOf(link, chosen, desk) }),
  };
}
