import 'server-only';
import { timeChosen } from './mails/time-chosen';
import type { ChoiceLink } from './links';
import { stateOf } from '../order/steps';
import { eventOf, stepsOf, type ActDeps } from './act';
import { doOnce, type Tried } from './done';

export type Chosen =
  | { kind: 'chosen'; start: number; calendar: string; repeated: boolean }
  | { kind: 'no-such-time' }
  | Exclude<Tried, { kind: 'done' }>;

/** Tells the owner which time the buyer takes, once. A second choice gets the first one's answer. */
export async function choose(link: ChoiceLink, choice: number, deps: ActDeps): Promise<Chosen> {
  if (link.times[choice] === undefined) return { kind: 'no-such-time' };
  const { declined } = stateOf(await stepsOf(link, deps));
  if (declined) return { kind: 'contradicted', step: declined };
  const { tried, repeated } = await doOnce<Tried>(deps.store, choiceKey(link), async () => {
    const time = await timeOf(link, choice, deps);
    const mail = `time-chosen-${link.round}-${choice}`;
    const message = await timeChosen(link.order, time, { ...deps.context, key: link.id, mail });
    const about = { mail: 'time-chosen', orderId: link.order.invoiceId };
    const sent = await deps.send(message, about);
    if (!sent.ok) return { kind: 'unsent', reason: sent.reason };
    const at = deps.now().toISOString();
    await deps.log.add(link.id, { name: 'chosen', at, start: time.start });
    return { kind: 'done', at, choice };
  });
  if (tried.kind !== 'done') return tried;
  const { start, calendar } = await timeOf(link, tried.choice ?? choice, deps);
  return { kind: 'chosen', start, calendar, repeated };
}

export const choiceKey = ({ id, round }: Pick<ChoiceLink, 'id' | 'round'>) =>
  `${id}:choice:${round}`;

/** One of the times, with the address of its file. */
export async function timeOf(
  { order, times, minutes }: ChoiceLink,
  choice: number,
  { links }: Pick<ActDeps, 'links'>,
) {
  const start = times[choice] ?? times[0] ?? 0;
  const calendar = await links.calendar.link(eventOf(order, start, minutes, true));
  return { start, minutes, calendar };
}
