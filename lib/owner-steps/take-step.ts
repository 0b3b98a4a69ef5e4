import 'server-only';
import { z } from 'zod';
import { formatDate } from '../time';
import type { LinkRequest } from '../links/link-route';
import type { ActionLink, Links, OrderLink } from '../links/links';
import { findDone, performOnce, type Done, type Performed } from '../links/one-time-action';
import { sendBestEffort } from '../mail/faults';
import type { Anchor } from '../mail/letter';
import { digest, type Message } from '../mail/message';
import { billFacts, billSeries, type BillFacts } from '../order/bill';
import { mailContext } from '../order/mails/context';
import { buyerRows } from '../order/mails/order-for-owner';
import { servicesOf } from '../order/order';
import { loadSteps, recordStep, sendStepMail, type StepConflict } from '../order/step-log';
import {
  deliveryWays,
  stateOf,
  type DeliveryWay,
  type OrderStep,
  type OwnerStepName,
} from '../order/steps';
import { limitStep, type LimitExceeded } from '../platform/limits';
import type { MailNotSent } from '../mail/transport';
import type { ValidationErrors } from '../platform/responses';
import { tokenText, typedText } from '../platform/typed';
import type { FieldFault } from '../problem';
import { store, type Bill } from '../store/store';
import { tooLong } from '../typed-words';
import { clockOf } from './clocks';
import { answerRows, stepTaken, type StepTaken } from './owner-mails';
import {
  doneWords,
  findWarning,
  followUp,
  isOffered,
  linksAfter,
  ownerSteps,
  wordsMaxLength,
} from './steps';
import { callMinutes, choiceLink, isPast, readTimes } from './times';

const shortText = z.string().max(20).default('');

/** All texts, since the preview is posted as a form. */
export const actionBodySchema = z.strictObject({
  token: tokenText,
  words: typedText.default(''),
  acknowledgedStepAt: z.string().max(40).default(''),
  by: shortText,
  minutes: z.string().max(20).default('45'),
  day1: shortText,
  time1: shortText,
  day2: shortText,
  time2: shortText,
  day3: shortText,
  time3: shortText,
});

export type ActionBody = z.infer<typeof actionBodySchema>;

type ActionRequest = Pick<LinkRequest<ActionLink, ActionBody>, 'link' | 'body' | 'links' | 'until'>;

type StepInput = { words: string; times: readonly number[]; minutes: number; by?: DeliveryWay };

type Validated = ({ ok: true } & StepInput) | ({ ok: false } & ValidationErrors);

type StepOutcome =
  | (Performed & { next: readonly Anchor[]; isOver: boolean })
  | StepConflict
  | MailNotSent
  | ValidationErrors
  | LimitExceeded;

/** Takes a step once. After a failure it can be taken again; a bill's number stays with its order. */
export async function takeStep(request: ActionRequest, now = new Date()): Promise<StepOutcome> {
  const { link, body, links, until } = request;
  const input = validate(link.action, body, now);
  if (!input.ok) return input;
  const quota = await limitStep(link.id);
  if (!quota.ok) return quota;
  const outcome = await performOnce(actionKey(link), () => recordAndMail(request, input, now));
  if (outcome.kind !== 'done' || outcome.repeated) await quota.refund();
  if (outcome.kind !== 'done') return outcome;
  const after = { ...link, steps: await loadSteps(link) };
  // They end with this link: pressing it prolongs nothing.
  const { actions } = await linksAfter(after, links, until);
  return { ...outcome, next: actions, isOver: stateOf(after.steps).declined !== undefined };
}

async function recordAndMail(
  { link, body, links }: ActionRequest,
  input: StepInput,
  now: Date,
): Promise<Done | StepConflict | MailNotSent> {
  const { id, action, order } = link;
  const step = stepOf(action, input, now);
  const recorded = await recordStep(
    link,
    step,
    (earlier) => newerAddress(link, earlier) ?? unseenConflict(action, earlier, body),
  );
  if (recorded.kind === 'conflict') return recorded;

  const before = { ...link, steps: recorded.earlier };
  const bill = await settleBill(before, now);
  const wasPaid = stateOf(recorded.earlier).paid !== undefined;
  const about = { mail: ownerSteps[action].mail.name, orderId: order.invoiceId };
  const sent = await sendStepMail(recorded, about, () =>
    buyerMail(before, input, links, bill && billFacts(bill), now),
  );
  if (sent.kind === 'not-sent') return sent;

  const after = { id, order, steps: [...recorded.earlier, step], answers: link.answers };
  const taken = { action, at: step.at, words: input.words, sent: sent.message, bill, wasPaid };
  await notifyOwner(after, taken, links);
  return { kind: 'done', at: step.at };
}

/** The buyer has corrected the email address since this link was made: it writes to the old one. */
const newerAddress = (link: OrderLink, steps: readonly OrderStep[]) => {
  const { corrected } = stateOf(steps);
  return corrected?.at === stateOf(link.steps).corrected?.at ? undefined : corrected;
};

/** Taken since the page was opened: the owner has to see its warning first. */
function unseenConflict(action: OwnerStepName, earlier: OrderStep[], body: ActionBody) {
  const conflict = findWarning(action, earlier)?.earlier;
  return conflict?.at === body.acknowledgedStepAt ? undefined : conflict;
}

const stepOf = (name: OwnerStepName, { by }: StepInput, now: Date): OrderStep => ({
  name,
  at: now.toISOString(),
  ...(by && { by }),
});

/** Best effort: the buyer has the mail, so a failure must not send it again. */
const notifyOwner = (
  after: OrderLink & Pick<ActionLink, 'answers'>,
  taken: StepTaken,
  links: Links,
) =>
  sendBestEffort({ mail: 'step-taken', orderId: after.order.invoiceId }, async () => {
    const next = await linksAfter(after, links);
    return stepTaken(after.order, taken, { ...mailContext(), links: next });
  });

function validate(action: OwnerStepName, body: ActionBody, now: Date): Validated {
  const { words } = body;
  const { field } = ownerSteps[action];
  const minutes = Number(body.minutes);
  const by = field === 'by' ? deliveryWay(body.by) : undefined;
  const times = field === 'times' ? readTimes(body, now.getTime()) : noTimes;
  const errors: FieldFault[] = times.ok ? [] : [...times.errors];
  if (!isCallLength(minutes))
    errors.push({ field: 'minutes', message: 'Say how many minutes it takes, from 5 to 240' });
  if (field === 'by' && !by)
    errors.push({ field: 'by', message: 'Choose how the reading was given' });
  const wordsFault = tooLong(words, wordsMaxLength(action));
  if (wordsFault) errors.push({ field: 'words', message: wordsFault });
  if (!times.ok || errors.length > 0) return { ok: false, kind: 'invalid', errors };
  return { ok: true, words, times: times.times, minutes, by };
}

const noTimes = { ok: true, times: [] } as const;

const deliveryWay = (text: string) =>
  (Object.keys(deliveryWays) as DeliveryWay[]).find((way) => way === text);

const isCallLength = (minutes: number) =>
  Number.isInteger(minutes) && minutes >= callMinutes.least && minutes <= callMinutes.most;

async function buyerMail(
  { id, action, round, order, steps }: ActionLink,
  input: StepInput,
  links: Links,
  bill: BillFacts | undefined,
  now: Date,
): Promise<Message> {
  const { words, times, minutes, by } = input;
  const step = stepOf(action, input, now);
  const after = { id, order, steps: [...steps, step] };
  const { field } = ownerSteps[action];
  const proposal =
    field === 'times'
      ? { ...(await proposalLinks(after, round, input, links)), agreed: standingTime(steps, now) }
      : undefined;
  // New times end the old ones, so no mailbox may take one mail for the other.
  const sentAt = proposal && step.at;
  return followUp(action, order, {
    ...mailContext(),
    id,
    mail: `${action}-${round}-${digest({ words, times, minutes, by, sentAt })}`,
    links: { order: await links.order.link(after), actions: [] },
    words,
    at: step.at,
    steps,
    by,
    bill,
    proposal,
    say: action === 'ask' ? await links.said.link(after) : undefined,
  });
}

function standingTime(steps: readonly OrderStep[], now: Date) {
  const { agreed } = stateOf(steps);
  return agreed !== undefined && !isPast(agreed, now.getTime()) ? agreed : undefined;
}

async function proposalLinks(
  { id, order, steps }: OrderLink,
  round: number,
  { times, minutes }: StepInput,
  links: Links,
) {
  const choose = await links.choice.link({ id, round, order, steps, times: [...times], minutes });
  return {
    minutes,
    times: times.map((start, choice) => ({ start, take: choiceLink(choose, choice) })),
  };
}

/** Undefined where no number can be kept: then the owner sends the bill. */
async function settleBill(link: ActionLink, now: Date): Promise<Bill | undefined> {
  if (ownerSteps[link.action].bill !== 'given') return cancelledBill(link);
  return store()
    .giveBill(link.id, billSeries(now))
    .catch(() => undefined);
}

/** A payment that was never confirmed has no bill to cancel, even with a number. */
async function cancelledBill({ id, action, steps }: ActionLink): Promise<Bill | undefined> {
  if (ownerSteps[action].bill !== 'cancelled' || !stateOf(steps).paid) return undefined;
  return store()
    .billOf(id)
    .catch(() => undefined);
}

/** A preview assigns no number. */
async function previewBill(link: ActionLink, now: Date): Promise<BillFacts | undefined> {
  if (!givesNumber(link)) return cancelledBill(link).then((bill) => bill && billFacts(bill));
  const next = { number: 'given when this email is sent', date: formatDate(now) };
  return store()
    .billOf(link.id)
    .then(
      (bill) => (bill ? billFacts(bill) : next),
      () => undefined,
    );
}

const givesNumber = ({ action }: ActionLink) =>
  ownerSteps[action].bill === 'given' && store().kind !== 'memory';

/** Number of a first bill: the store may have forgotten earlier ones of the series. */
async function firstBill(link: ActionLink, now: Date): Promise<string | undefined> {
  if (!givesNumber(link)) return undefined;
  const series = billSeries(now);
  try {
    const bill = await store().billOf(link.id);
    const n = bill ? undefined : await store().nextBill(series);
    return n === 1 ? `${series}/${n}` : undefined;
  } catch {
    return undefined;
  }
}

const actionKey = ({ id, action, round }: ActionLink) => `${id}:${action}:${round}`;

/** Opening the page changes nothing. */
export async function showAction(
  { link, until, links }: Pick<LinkRequest<ActionLink>, 'link' | 'until' | 'links'>,
  now = new Date(),
) {
  const { action, round, order } = link;
  const done = await findDone(actionKey(link));
  const steps = await loadSteps(link);
  const { words, field, long, mail } = ownerSteps[action];
  const warning = findWarning(action, steps);
  return {
    step: { ...words, field, long },
    order,
    buyer: buyerRows(order, mailContext()),
    answers: answersIn(link),
    intakeAt: stateOf(steps).intake?.at,
    paidAt: stateOf(steps).paid?.at,
    mail: { to: order.customer.email, subject: mail.subject(order) },
    clock: clockOf(order.customer.country, now.getTime()),
    until: until?.toISOString(),
    steps: steps.map(({ name, at }) => ({ name, at, done: doneWords(name) })),
    against: warning && { at: warning.earlier.at, words: warning.words },
    firstBill: await firstBill(link, now),
    /** Newer buttons have another address of the buyer. */
    isReplaced: newerAddress(link, steps) !== undefined,
    doneAt: done?.at,
    /** Ends with this link: opening it prolongs nothing. */
    again: isOffered(action, steps)
      ? await links.action.link({ ...link, round: round + 1, steps }, until)
      : undefined,
  };
}

/** What the buyer sent, by service; empty in the link of an older mail, or where it found no room. */
const answersIn = ({ order, answers }: ActionLink) =>
  answers
    ? servicesOf(order, mailContext().services).map((service) => answerRows(service, answers))
    : [];

export async function previewMail({ link, body, links }: ActionRequest, now = new Date()) {
  const input = validate(link.action, body, now);
  if (!input.ok)
    return '<!doctype html><html lang="en"><title>No email yet</title><p>The email is shown here once the fields above are right.</p></html>';
  const current = { ...link, steps: await loadSteps(link) };
  return (await buyerMail(current, input, links, await previewBill(current, now), now)).html;
}
