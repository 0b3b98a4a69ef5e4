import 'server-only';
import { singleAttempt, type send } from '../mail/send';
import { type Message, digest } from '../mail/message';
import { formatDate } from '../format';
import {
  billFacts,
  billSeries,
  type BillFacts,
  type OrderMailContext,
} from '../order/mails/order-for-buyer';
import { stepTaken, type StepTaken } from './owner-mails';
import type { ActionLink, Links } from '../links/links';
import { linksAfter } from './order-links';
import { deliveryWays, type DeliveryWay, type OrderStep, type OwnerStepName } from '../order/steps';
import { limitStep } from '../platform/limits';
import type { Store } from '../store/store';
import { doOnce, takeStep, type Contradicted, type Unsent } from './take-step';
import type { ActionBody } from './schema';
import { followUp, ownerSteps, warningOf, wordsMaxLength } from './steps';
import { callMinutes, readTimes, type TimeFault } from './times';

export type ActDeps = {
  store: Store;
  now: () => Date;
  send: typeof send;
  links: Links;
  context: Omit<OrderMailContext, 'id' | 'links'>;
};

/** What the owner asks for, as far as it makes sense. */
type Asked = { words: string; times: readonly number[]; minutes: number; by?: DeliveryWay };

export type ActionFault = TimeFault | { field: 'words' | 'minutes' | 'by'; message: string };

export type Checked = { ok: true; asked: Asked } | { ok: false; errors: ActionFault[] };

export type Acted =
  | { kind: 'done'; at: string; repeated: boolean }
  | { kind: 'faults'; errors: ActionFault[] }
  | { kind: 'too-many'; retryAfterSeconds: number }
  | Unsent
  | Contradicted;

/** Sends the buyer the mail of one action, once. What failed leaves no trace and may be tried again. */
export async function act(link: ActionLink, body: ActionBody, deps: ActDeps): Promise<Acted> {
  const checked = checkAction(link.action, body, deps.now());
  if (!checked.ok) return { kind: 'faults', errors: checked.errors };
  const allowance = await limitStep(link.id);
  if (!allowance.ok) return { kind: 'too-many', retryAfterSeconds: allowance.retryAfterSeconds };
  const { tried, repeated } = await doOnce(deps.store, doneKey(link), () =>
    carryOut(link, checked.asked, body.despite, deps),
  );
  if (repeated || tried.kind !== 'done') await allowance.refund();
  return tried.kind === 'done' ? { kind: 'done', at: tried.at, repeated } : tried;
}

/** @param despite the moment of the earlier step that speaks against this one, as the page has shown it */
async function carryOut(link: ActionLink, asked: Asked, despite: string, deps: ActDeps) {
  const now = deps.now();
  const step = stepOf(link, asked, now);
  const { mail, hasBill } = ownerSteps[link.action];
  let told: (() => Promise<void>) | undefined;
  const tried = await takeStep(
    link,
    step,
    deps.store,
    (steps) => {
      const earlier = warningOf(link.action, steps)?.earlier;
      return earlier?.at === despite ? undefined : earlier;
    },
    async (steps) => {
      const bill = hasBill ? await givenBill(link.id, deps.store, now) : undefined;
      const message = await actionMail(
        { ...link, steps },
        asked,
        { ...deps, now: () => now },
        bill,
      );
      const owesBill = hasBill && !bill;
      const taken = {
        action: link.action,
        at: step.at,
        words: asked.words,
        sent: message,
        owesBill,
      };
      told = () => tellOwner({ ...link, steps: [...steps, step] }, taken, deps);
      return deps.send(message, { mail, orderId: link.order.invoiceId });
    },
  );
  if (tried.kind === 'done') await told?.();
  return tried;
}

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
  bill: BillFacts | undefined,
): Promise<Message> {
  const { id, action, round, order, steps } = link;
  const { words, times, minutes, by } = asked;
  const after = [...steps, stepOf(link, asked, now())];
  const own = { order: await links.order.link({ id, order, steps: after }), actions: [] };
  const mail = `${action}-${round}-${digest({ words, times, minutes, by })}`;
  const ours = { ...context, id, mail, links: own, words, steps, by, bill };
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

/** The bill that a step's mail brings, or undefined where its number can't be kept. */
const givenBill = (order: string, store: Store, now: Date) =>
  store.giveBill(order, billSeries(now)).then(billFacts, () => undefined);

/** The same before the step is taken: looking gives no number. */
export async function foreseenBill({ id, action }: ActionLink, { store, now }: ActDeps) {
  if (!ownerSteps[action].hasBill || store.kind === 'memory') return undefined;
  const next = { number: 'given when this email is sent', date: formatDate(now()) };
  return store.billOf(id).then(
    (bill) => (bill ? billFacts(bill) : next),
    () => undefined,
  );
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
