import 'server-only';
import { z } from 'zod';
import { shownFact } from '../content/business';
import { loadBusiness, loadList, loadServices } from '../content/load';
import { dayInIndia } from '../time';
import type { LinkRequest } from '../links/link-route';
import type { ChoiceLink, Links, OrderLink } from '../links/links';
import { findDone, performOnce, type Done, type Performed } from '../links/one-time-action';
import { sendBestEffort } from '../mail/faults';
import { sendOrKeep } from '../mail/send-or-wait';
import { calendarEvent } from '../order/calendar';
import {
  agreedName,
  intakeFault,
  intakeName,
  referenceFault,
  referenceName,
  type Intake,
  type ServiceNeeds,
} from '../order/intake';
import { meetingOf, wayOf } from '../order/meeting';
import { mailContext } from '../order/mails/context';
import { loadSteps, recordStep, sendStepMail, type StepConflict } from '../order/step-log';
import { hasEffect, stateOf, type OrderStep } from '../order/steps';
import { limitChangeNews, limitIntake, type LimitExceeded } from '../platform/limits';
import type { MailNotSent } from '../mail/transport';
import type { ValidationErrors } from '../platform/responses';
import { rawLine, tokenText, typedText } from '../platform/typed';
import { intakeChanged } from './intake-changed';
import { intakeReceived } from './intake-received';
import { intakeForOwner, timeChosen } from './owner-mails';
import { linksAfter } from './steps';
import { timeConfirmed } from './time-confirmed';
import { callMinutes, isPast } from './times';
import { workOut } from './worked-sums';

export const choiceBodySchema = z.strictObject({ token: tokenText, choice: z.int().min(0) });

type ChoiceBody = z.infer<typeof choiceBodySchema>;

type ChoiceRequest = Pick<LinkRequest<ChoiceLink, ChoiceBody>, 'link' | 'body' | 'links'>;

type ChoiceOutcome =
  | { kind: 'chosen'; start: number; calendar: string; repeated: boolean }
  | { kind: 'no-such-time' }
  | TimeNotOpen
  | StepConflict
  | MailNotSent;

/** Newer times were proposed, or this one has passed. */
type TimeNotOpen = { kind: 'outdated' | 'past' };

const declinedStep = (steps: OrderStep[]) => stateOf(steps).declined;

function newerProposal(link: ChoiceLink, steps: OrderStep[]) {
  const own = stateOf(link.steps).proposed;
  const newest = stateOf(steps).proposed;
  return newest && newest.at > (own?.at ?? '') ? newest : undefined;
}

/** Tells the owner once. A second choice gets the first one's answer. */
export async function choose(request: ChoiceRequest, now = new Date()): Promise<ChoiceOutcome> {
  const { link, body, links } = request;
  if (link.times[body.choice] === undefined) return { kind: 'no-such-time' };
  const outcome = await performOnce(choiceKey(link), () => recordChoice(request, now));
  if (outcome.kind !== 'done') return outcome;
  const { start, calendar } = await timeOf(link, outcome.choice ?? body.choice, links);
  if (outcome.repeated && isReplaced(start, await loadSteps(link))) return { kind: 'outdated' };
  return { kind: 'chosen', start, calendar, repeated: outcome.repeated };
}

function isReplaced(start: number, steps: OrderStep[]) {
  const { agreed } = stateOf(steps);
  return agreed !== undefined && agreed !== start;
}

async function recordChoice(
  { link, body: { choice }, links }: ChoiceRequest,
  now: Date,
): Promise<Done | TimeNotOpen | StepConflict | MailNotSent> {
  const { id, round, order } = link;
  const at = now.toISOString();
  const time = await timeOf(link, choice, links);
  if (isPast(time.start, now.getTime())) return { kind: 'past' };
  const step = { name: 'chosen', at, start: time.start, minutes: time.minutes } as const;
  const recorded = await recordStep(
    link,
    step,
    (earlier) => declinedStep(earlier) ?? newerProposal(link, earlier),
  );
  if (recorded.kind === 'conflict')
    return hasEffect(recorded.step, 'proposed') ? { kind: 'outdated' } : recorded;
  const about = { mail: 'time-chosen', orderId: order.invoiceId };
  const mail = `time-chosen-${round}-${choice}`;
  const sent = await sendStepMail(recorded, about, () =>
    timeChosen(order, time, {
      ...mailContext(),
      id,
      mail,
      earlier: stateOf(recorded.earlier).agreed,
    }),
  );
  if (sent.kind !== 'sent') return sent;
  const after = { id, order, steps: [...recorded.earlier, step] };
  await confirmTime(after, time, stateOf(recorded.earlier).agreed, links, now);
  return { kind: 'done', at, choice };
}

/** Waits in the queue where it is not taken at once: the owner knows of the time already. */
async function confirmTime(
  after: OrderLink,
  { event, calendar }: Awaited<ReturnType<typeof timeOf>>,
  earlier: number | undefined,
  links: Links,
  now: Date,
) {
  const { id, order } = after;
  const about = { mail: `time-confirmed-${event.round}`, orderId: order.invoiceId };
  await sendOrKeep(id, about, async () => {
    const orderLinks = { order: await links.order.link(after), actions: [] };
    const context = { ...mailContext(), id, mail: about.mail, links: orderLinks, now };
    return timeConfirmed(order, { event, calendar, earlier }, context);
  });
}

const choiceKey = ({ id, round }: ChoiceLink) => `${id}:choice:${round}`;

async function timeOf({ order, round, times, minutes }: ChoiceLink, choice: number, links: Links) {
  const start = times[choice] ?? times[0] ?? 0;
  const event = calendarEvent(order, { start, minutes, settled: true, round });
  return { start, minutes, event, calendar: await links.calendar.link(event) };
}

/** Shows no more of the order than the buyer needs to recognise it. */
export async function showChoice(
  { link, links }: Pick<LinkRequest<ChoiceLink>, 'link' | 'links'>,
  now = new Date(),
) {
  const { order, times, minutes } = link;
  const chosen = (await findDone(choiceKey(link)))?.choice;
  const steps = await loadSteps(link);
  const own = chosen === undefined ? undefined : await timeOf(link, chosen, links);
  const replaced = own !== undefined && isReplaced(own.start, steps);
  return {
    orderId: order.invoiceId,
    services: order.lines.map(({ title }) => title),
    times,
    past: times.filter((start) => isPast(start, now.getTime())),
    isOutdated: replaced || newerProposal(link, steps) !== undefined,
    minutes,
    meeting: meetingWords(order),
    /** Nothing can be chosen any more. */
    declinedAt: declinedStep(steps)?.at,
    ...(own && !replaced && { chosen: { start: own.start, calendar: own.calendar } }),
  };
}

/** The whole number stands in the mail alone. */
function meetingWords(order: OrderLink['order']) {
  const services = loadServices();
  const { title, words } = meetingOf(order, services, shownFact(loadBusiness(), 'sittings')?.town);
  return wayOf(order, services) === 'phone'
    ? `We call you on the number that ends in ${order.customer.phone.slice(-4)}. ${words}`
    : `${title}. ${words}`;
}

/** The order as it stands, for its page; with the file of the time that was chosen. */
export async function showOrder({ link, links, until }: LinkRequest<OrderLink>) {
  const { order } = link;
  const steps = await loadSteps(link);
  const { agreed, minutes = callMinutes.usual } = stateOf(steps);
  const round = steps.filter((step) => hasEffect(step, 'proposed')).length;
  const event =
    agreed === undefined || round === 0
      ? undefined
      : calendarEvent(order, { start: agreed, minutes, settled: true, round });
  return {
    order,
    steps,
    until: until?.getTime(),
    calendar: event && (await links.calendar.link(event)),
  };
}

/** Answers by field name; `changed` names those that differ from the last sending. */
export const intakeBodySchema = z.strictObject({
  token: tokenText,
  attempt: z.int().min(0),
  answers: z.record(z.string().max(300), typedText),
  changed: z.array(z.string().max(300)).max(200).optional(),
  /** Payment reference. */
  reference: rawLine.default(''),
  agreed: z.boolean().default(false),
});

type IntakeBody = z.infer<typeof intakeBodySchema>;

type IntakeRequest = Pick<
  LinkRequest<OrderLink, IntakeBody>,
  'link' | 'body' | 'links' | 'address'
>;

type IntakeOutcome =
  Performed | { kind: 'outdated' } | StepConflict | MailNotSent | ValidationErrors | LimitExceeded;

export async function sendIntake(request: IntakeRequest, now = new Date()): Promise<IntakeOutcome> {
  const { link, body, address } = request;
  const { id, order } = link;
  const fields = needsOf(order).flatMap((service) =>
    service.intake.map((field) => ({ field, name: intakeName(service, field) })),
  );
  // The catalogue has changed since the page was loaded.
  if (Object.keys(body.answers).some((name) => !fields.some((one) => one.name === name)))
    return { kind: 'outdated' };
  const errors = fields.flatMap(({ field, name }) => {
    const message = intakeFault(field, body.answers[name] ?? '', dayInIndia(now));
    return message ? [{ field: name, message }] : [];
  });
  const longReference = referenceFault(body.reference);
  if (longReference) errors.push({ field: referenceName, message: longReference });
  if (!body.agreed) errors.push({ field: agreedName, message: 'Please tick this before you send' });
  if (errors.length > 0) return { kind: 'invalid', errors };
  const quota = await limitIntake(id, address);
  if (!quota.ok) return quota;
  const key = `${id}:intake:${body.attempt}`;
  const outcome = await performOnce(key, () => recordIntake(request, now));
  if (outcome.kind !== 'done' || outcome.repeated) await quota.refund();
  return outcome;
}

async function recordIntake(
  { link, body, links }: IntakeRequest,
  now: Date,
): Promise<Done | StepConflict | MailNotSent> {
  const { id, order } = link;
  const at = now.toISOString();
  const step = { name: 'intake', at } as const;
  const recorded = await recordStep(link, step, declinedStep);
  if (recorded.kind === 'conflict') return recorded;
  const { intake: before, paid } = stateOf(recorded.earlier);
  const mail = `intake-${body.attempt}`;
  const needs = needsOf(order);
  const after = { id, order, steps: [...recorded.earlier, step] };
  const sent = await sendStepMail(
    recorded,
    { mail: 'intake', orderId: order.invoiceId },
    async () =>
      intakeForOwner(order, needs, body, {
        ...{ ...mailContext(), id, mail, now, before, paid },
        links: await linksAfter({ ...after, answers: body.answers }, links),
        worked: sumsOf(needs, body.answers, now),
      }),
  );
  if (sent.kind === 'not-sent') return sent;
  const isAgain = before !== undefined || body.changed !== undefined;
  await notifyBuyer(after, { ...body, at, isAgain }, `${mail}-told`, links);
  return { kind: 'done', at };
}

/** Never throws: without its sums an answer is an answer all the same. */
function sumsOf(needs: readonly ServiceNeeds[], answers: Intake, now: Date) {
  try {
    const tables = { numbers: loadList('numerology').mulanks, letters: loadList('tools').letters };
    const [year = 0, month = 0, day = 0] = dayInIndia(now).split('-').map(Number);
    return workOut(needs, answers, tables, { day, month, year });
  } catch {
    console.error('mail intake: its sums could not be worked out');
    return [];
  }
}

/** Best effort: the owner has the details. Anybody can order with somebody else's address. */
async function notifyBuyer(
  after: OrderLink,
  sent: Pick<IntakeBody, 'answers' | 'changed' | 'reference'> & { at: string; isAgain: boolean },
  mail: string,
  links: Links,
) {
  const { id, order } = after;
  if (!(await limitChangeNews(order.customer.email)).ok) return;
  const about = {
    mail: sent.isAgain ? 'intake-changed' : 'intake-received',
    orderId: order.invoiceId,
  };
  await sendBestEffort(about, async () => {
    const orderLinks = { order: await links.order.link(after), actions: [] };
    const context = { ...mailContext(), id, mail, links: orderLinks };
    const received = { ...sent, isPaymentTold: sent.reference !== '', steps: after.steps };
    return sent.isAgain
      ? intakeChanged(order, needsOf(order), sent, context)
      : intakeReceived(order, needsOf(order), received, context);
  });
}

/** Services with an intake form. */
const needsOf = ({ lines }: OrderLink['order']): ServiceNeeds[] =>
  lines.flatMap(({ serviceId }) => {
    const service = loadServices().find(({ id }) => id === serviceId);
    return service && service.intake.length > 0 ? [service] : [];
  });
