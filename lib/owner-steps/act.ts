import 'server-only';
import { singleAttempt } from '../mail/deliver';
import type { Message } from '../mail/message';
import type { OrderMailContext } from '../order/mails/order-facts';
import type { send } from '../mail/send';
import { stepTaken, type StepTaken } from './mails/step-taken';
import { digest } from '../mail/thread';
import type { ActionLink, Links, OrderLink } from './links';
import { linksAfter } from './order-links';
import {
  deliveryWays,
  mergeSteps,
  type DeliveryWay,
  type OrderStep,
  type OwnerStepName,
} from '../order/steps';
import type { AttemptStore } from '../platform/store';
import { doOnce, type Tried } from './done';
import type { ActionBody } from './schema';
import type { StepLog } from './step-log';
import { followUp, ownerSteps, warningOf, wordsMaxLength } from './steps';
import { callMinutes, readTimes, type TimeFault } from './times';

export type ActDeps = {
  store: AttemptStore<Tried>;
  log: StepLog;
  now: () => Date;
  send: typeof send;
  links: Links;
  context: Omit<OrderMailContext, 'key' | 'links'>;
};

/** What the owner asks for, as far as it makes sense. */
type Asked = { words: string; times: readonly number[]; minutes: number; by?: DeliveryWay };

export type ActionFault = TimeFault | { field: 'words' | 'minutes' | 'by'; message: string };

export type Checked = { ok: true; asked: Asked } | { ok: false; errors: ActionFault[] };

export type Acted =
  | { kind: 'done'; at: string; repeated: boolean }
  | { kind: 'faults'; errors: ActionFault[] }
  | Exclude<Tried, { kind: 'done' }>;

/** Sends the buyer the mail of one action, once. What failed leaves no trace and may be tried again. */
export async function act(link: ActionLink, body: ActionBody, deps: ActDeps): Promise<Acted> {
  const checked = checkAction(link.action, body, deps.now());
  if (!checked.ok) return { kind: 'faults', errors: checked.errors };
  const { tried, repeated } = await doOnce<Tried>(deps.store, doneKey(link), async () => {
    const steps = await stepsOf(link, deps);
    const earlier = warningOf(link.action, steps)?.earlier;
    if (earlier && earlier.at !== body.despite) return { kind: 'contradicted', step: earlier };
    return carryOut({ ...link, steps }, checked.asked, deps);
  });
  return tried.kind === 'done' ? { kind: 'done', at: tried.at, repeated } : tried;
}

async function carryOut(link: ActionLink, asked: Asked, deps: ActDeps): Promise<Tried> {
  const now = deps.now();
  const step = stepOf(link, asked, now);
  const message = await actionMail(link, asked, { ...deps, now: () => now });
  const { mail } = ownerSteps[link.action];
  const sent = await deps.send(message, { mail, orderId: link.order.invoiceId });
  if (!sent.ok) return { kind: 'unsent', reason: sent.reason };
  await deps.log.add(link.id, step);
  const taken = { action: link.action, at: step.at, words: asked.words, sent: message };
  await tellOwner({ ...link, steps: [...link.steps, step] }, taken, deps);
  return { kind: 'done', at: step.at };
}

/** The steps of an order: those that its link holds, and those that the server remembers. */
export const stepsOf = async ({ id, steps }: OrderLink, { log }: Pick<ActDeps, 'log'>) =>
  mergeSteps(steps, await log.find(id));

const stepOf = ({ action }: ActionLink, { by }: Asked, now: Date): OrderStep => ({
  name: action,
  at: now.toISOString(),
  ...(by && { by }),
});

/** The buyer has the mail already: what goes wrong here must not have it sent once more. */
async function tellOwner(link: ActionLink, taken: StepTaken, { send, links, context }: ActDeps) {
  const { id, order, steps } = link;
  const about = { mail: 'step-taken', orderId: order.invoiceId };
  try {
    const next = await linksAfter({ id, order, steps }, links);
    await send(await stepTaken(order, taken, { ...context, links: next }), about, singleAttempt);
  } catch {
    console.error(`mail step-taken of ${order.invoiceId}: could not be written`);
  }
}

export function checkAction(action: OwnerStepName, body: ActionBody, now: Date): Checked {
  const minutes = Number(body.minutes);
  const { field } = ownerSteps[action];
  const most = wordsMaxLength(action);
  const way = ways.find((name) => name === body.by);
  const times =
    field === 'times' ? readTimes(body, now.getTime()) : ({ ok: true, times: [] } as const);
  const errors: ActionFault[] = [
    ...(times.ok ? [] : times.errors),
    ...(isLength(minutes)
      ? []
      : [{ field: 'minutes' as const, message: 'Say how many minutes it takes, from 5 to 240' }]),
    ...(field === 'by' && !way
      ? [{ field: 'by' as const, message: 'Choose how the reading was given' }]
      : []),
    ...(body.words.length > most
      ? [{ field: 'words' as const, message: `Use at most ${most} characters` }]
      : []),
  ];
  if (!times.ok || errors.length > 0) return { ok: false, errors };
  const by = field === 'by' ? way : undefined;
  return { ok: true, asked: { words: body.words, times: times.times, minutes, by } };
}

const ways = Object.keys(deliveryWays) as DeliveryWay[];

const isLength = (minutes: number) =>
  Number.isInteger(minutes) && minutes >= callMinutes.least && minutes <= callMinutes.most;

/** The mail as it goes out; the page shows the same one before. */
export async function actionMail(
  link: ActionLink,
  asked: Asked,
  { links, context, now }: Pick<ActDeps, 'links' | 'context' | 'now'>,
): Promise<Message> {
  const { id, action, round, order, steps } = link;
  const { words, times, minutes, by } = asked;
  const after = [...steps, stepOf(link, asked, now())];
  const own = { order: await links.order.link({ id, order, steps: after }), actions: [] };
  const mail = `${action}-${round}-${digest({ words, times, minutes, by })}`;
  const ours = { ...context, key: id, mail, links: own, words, steps, by };
  if (ownerSteps[action].field !== 'times') return followUp(action, order, ours);
  const proposal = {
    choose: await links.choice.link({ id, round, order, steps: after, times: [...times], minutes }),
    times: await Promise.all(
      times.map(async (start) => ({
        start,
        minutes,
        calendar: await links.calendar.link(eventOf(order, start, minutes, false)),
      })),
    ),
  };
  return followUp(action, order, { ...ours, proposal });
}

/** A time of an order as its calendar file knows it. */
export const eventOf = (
  order: ActionLink['order'],
  start: number,
  minutes: number,
  settled: boolean,
) => ({
  orderId: order.invoiceId,
  title: order.lines.map(({ title }) => title).join(', '),
  start,
  minutes,
  settled,
});

/** Under which it is remembered that a link has done its work. */
export const doneKey = ({ id, action, round }: Pick<ActionLink, 'id' | 'action' | 'round'>) =>
  `${id}:${action}:${round}`;
