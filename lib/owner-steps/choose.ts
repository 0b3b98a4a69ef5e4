import 'server-only';
import { timeChosen } from './owner-mails';
import type { ChoiceLink } from '../links/links';
import { stateOf } from '../order/steps';
import { eventOf, type ActDeps } from './act';
import { doOnce, takeStep, type Contradicted, type Unsent } from './take-step';

export type Chosen =
  | { kind: 'chosen'; start: number; calendar: string; repeated: boolean }
  | { kind: 'no-such-time' }
  | Unsent
  | Contradicted;

/** Tells the owner which time the buyer takes, once. A second choice gets the first one's answer. */
export async function choose(link: ChoiceLink, choice: number, deps: ActDeps): Promise<Chosen> {
  if (link.times[choice] === undefined) return { kind: 'no-such-time' };
  const { tried, repeated } = await doOnce(deps.store, choiceKey(link), async () => {
    const time = await timeOf(link, choice, deps);
    const mail = `time-chosen-${link.round}-${choice}`;
    const message = await timeChosen(link.order, time, { ...deps.context, id: link.id, mail });
    const about = { mail: 'time-chosen', orderId: link.order.invoiceId };
    const step = { name: 'chosen', at: deps.now().toISOString(), start: time.start } as const;
    const taken = await takeStep(
      link,
      step,
      deps.store,
      (steps) => stateOf(steps).declined,
      () => deps.send(message, about),
    );
    return taken.kind === 'done' ? { ...taken, choice } : taken;
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
