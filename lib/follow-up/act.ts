import 'server-only';
import { once, type Failure } from '../email/deliver';
import { followUp } from '../email/follow-up';
import type { Message } from '../email/message';
import type { OrderMailContext } from '../email/order-facts';
import type { About, send } from '../email/send';
import { stepTaken, type StepTaken } from '../email/step-taken';
import { digest } from '../email/thread';
import type { ActionLink, Links } from '../links/links';
import type { AttemptStore } from '../relay/store';
import { callMinutes, wordsMaxLength, type ActionName } from './actions';
import { doOnce, type Tried } from './done';
import type { ActionBody } from './schema';
import { readTimes, type TimeFault } from './times';

export type ActDesk = {
  store: AttemptStore<Tried>;
  now: () => Date;
  send: typeof send;
  links: Links;
  context: Omit<OrderMailContext, 'key' | 'links'>;
};

/** What the owner asks for, as far as it makes sense. */
type Asked = { words: string; times: readonly number[]; minutes: number };

export type ActionFault = TimeFault | { field: 'words' | 'minutes'; message: string };

export type Checked = { ok: true; asked: Asked } | { ok: false; errors: ActionFault[] };

export type Acted =
  | { kind: 'done'; at: string; repeated: boolean }
  | { kind: 'faults'; errors: ActionFault[] }
  | { kind: 'unsent'; reason: Failure };

/** Sends the buyer the mail of one action, once. What failed leaves no trace and may be tried again. */
export async function act(link: ActionLink, body: ActionBody, desk: ActDesk): Promise<Acted> {
  const checked = checkAction(link.action, body, desk.now());
  if (!checked.ok) return { kind: 'faults', errors: checked.errors };
  const { tried, repeated } = await doOnce(desk.store, doneKey(link), async () => {
    const message = await actionMail(link, checked.asked, desk);
    const sent = await desk.send(message, about(link));
    if (!sent.ok) return { kind: 'unsent', reason: sent.reason };
    const at = desk.now().toISOString();
    await tellOwner(link, { at, words: checked.asked.words, sent: message }, desk);
    return { kind: 'done', at };
  });
  return tried.kind === 'done' ? { kind: 'done', at: tried.at, repeated } : tried;
}

/** The buyer has the mail already: what goes wrong here must not have it sent once more. */
async function tellOwner(
  { action, order }: ActionLink,
  step: Omit<StepTaken, 'action'>,
  desk: ActDesk,
) {
  const about = { mail: 'step-taken', orderId: order.invoiceId } as const;
  try {
    await desk.send(await stepTaken(order, { action, ...step }, desk.context), about, once);
  } catch {
    console.error(`mail step-taken of ${order.invoiceId}: could not be written`);
  }
}

export function checkAction(action: ActionName, body: ActionBody, now: Date): Checked {
  const minutes = Number(body.minutes);
  const times =
    action === 'time' ? readTimes(body, now.getTime()) : ({ ok: true, times: [] } as const);
  const errors: ActionFault[] = [
    ...(times.ok ? [] : times.errors),
    ...(isLength(minutes)
      ? []
      : [{ field: 'minutes' as const, message: 'Say how many minutes it takes, from 5 to 240' }]),
    ...(body.words.length > wordsMaxLength
      ? [{ field: 'words' as const, message: `Use at most ${wordsMaxLength} characters` }]
      : []),
  ];
  if (!times.ok || errors.length > 0) return { ok: false, errors };
  return { ok: true, asked: { words: body.words, times: times.times, minutes } };
}

const isLength = (minutes: number) =>
  Number.isInteger(minutes) && minutes >= callMinutes.least && minutes <= callMinutes.most;

/** The mail as it goes out; the page shows the same one before. */
export async function actionMail(
  { id, action, round, order }: ActionLink,
  { words, times, minutes }: Asked,
  { links, context }: Pick<ActDesk, 'links' | 'context'>,
): Promise<Message> {
  const own = { order: await links.order.link(order), actions: [] };
  const mail = `${action}-${round}-${digest({ words, times, minutes })}`;
  const ours = { ...context, key: id, mail, links: own, words };
  if (action !== 'time') return followUp(action, order, ours);
  const proposal = {
    choose: await links.choice.link({ id, round, order, times: [...times], minutes }),
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

const mails = {
  paid: 'payment-received',
  proof: 'proof-asked',
  time: 'times-proposed',
  decline: 'order-declined',
} as const;

const about = ({ action, order }: ActionLink): About => ({
  mail: mails[action],
  orderId: order.invoiceId,
});
