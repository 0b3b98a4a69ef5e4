/** What the owner's buttons do, and what their page shows before. */
import 'server-only';
import { z } from 'zod';
import { formatDate } from '../time';
import type { ActionLink, Links } from '../links/links';
import { foundDone, press, stepsOf, type OpenedLink, type Pressed } from '../links/press';
import { sendAside } from '../mail/faults';
import { digest, type Message } from '../mail/message';
import { billFacts, billSeries, type BillFacts } from '../order/mails/order-for-buyer';
import { mailContext } from '../order/place-order';
import { deliveryWays, type DeliveryWay, type OrderStep, type OwnerStepName } from '../order/steps';
import { limitStep } from '../platform/limits';
import type { Faults } from '../platform/relay';
import type { FieldFault } from '../problem';
import { tokenText, typedText } from '../platform/typed';
import { store } from '../store/store';
import { clockOf } from './clocks';
import { stepTaken, type StepTaken } from './owner-mails';
import { followUp, stepMails } from './step-mails';
import { doneWords, isOffered, linksAfter, ownerSteps, warningOf, wordsMaxLength } from './steps';
import { callMinutes, readTimes } from './times';

const shortText = z.string().max(20).default('');

/** One shape for JSON and for the form that shows the mail, whose values are all texts. */
export const actionBodySchema = z.strictObject({
  token: tokenText,
  words: typedText.default(''),
  /** The moment of the earlier step that speaks against this one, as the page has shown it. */
  despite: z.string().max(40).default(''),
  /** How the reading was given. */
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

type Opened = Pick<OpenedLink<ActionLink, ActionBody>, 'link' | 'body' | 'links'>;

/** What the owner asks for, as far as it makes sense. */
type CheckedAction = { words: string; times: readonly number[]; minutes: number; by?: DeliveryWay };

/** Sends the buyer the mail of one action, once. What failed leaves no trace and may be tried again. */
export async function act(opened: Opened, now = new Date()): Promise<Pressed | Faults> {
  const { link, body, links } = opened;
  const { id, action, order } = link;
  const checked = checkAction(action, body, now);
  if ('kind' in checked) return checked;
  const step = stepOf(link, checked, now);
  const { hasBill } = ownerSteps[action];
  let bill: BillFacts | undefined;
  return press({
    key: doneKey(link),
    at: now,
    room: () => limitStep(id),
    order: {
      link,
      step,
      against(steps) {
        const earlier = warningOf(action, steps)?.earlier;
        return earlier?.at === body.despite ? undefined : earlier;
      },
    },
    about: { mail: stepMails[action].mail, orderId: order.invoiceId },
    async mail(steps) {
      bill = hasBill ? await givenBill(id, now) : undefined;
      return actionMail({ ...link, steps }, checked, links, bill, now);
    },
    afterwards: (steps, sent) =>
      tellOwner(
        { ...link, steps: [...steps, step] },
        { action, at: step.at, words: checked.words, sent, owesBill: hasBill && !bill },
        links,
      ),
  });
}

const stepOf = ({ action }: ActionLink, { by }: CheckedAction, now: Date): OrderStep => ({
  name: action,
  at: now.toISOString(),
  ...(by && { by }),
});

/** The buyer has the mail already: what goes wrong here must not have it sent once more. */
const tellOwner = ({ id, order, steps }: ActionLink, taken: StepTaken, links: Links) =>
  sendAside({ mail: 'step-taken', orderId: order.invoiceId }, async () => {
    const next = await linksAfter({ id, order, steps }, links);
    return stepTaken(order, taken, { ...mailContext(), links: next });
  });

function checkAction(action: OwnerStepName, body: ActionBody, now: Date): CheckedAction | Faults {
  const minutes = Number(body.minutes);
  const { field } = ownerSteps[action];
  const most = wordsMaxLength(action);
  const way = (Object.keys(deliveryWays) as DeliveryWay[]).find((name) => name === body.by);
  const times =
    field === 'times' ? readTimes(body, now.getTime()) : ({ ok: true, times: [] } as const);
  const errors: FieldFault[] = times.ok ? [] : [...times.errors];
  if (!isLength(minutes))
    errors.push({ field: 'minutes', message: 'Say how many minutes it takes, from 5 to 240' });
  if (field === 'by' && !way)
    errors.push({ field: 'by', message: 'Choose how the reading was given' });
  if (body.words.length > most)
    errors.push({ field: 'words', message: `Use at most ${most} characters` });
  if (!times.ok || errors.length > 0) return { kind: 'faults', errors };
  const by = field === 'by' ? way : undefined;
  return { words: body.words, times: times.times, minutes, by };
}

const isLength = (minutes: number) =>
  Number.isInteger(minutes) && minutes >= callMinutes.least && minutes <= callMinutes.most;

/** The mail as it goes out; the page shows the same one before. */
async function actionMail(
  link: ActionLink,
  checked: CheckedAction,
  links: Links,
  bill: BillFacts | undefined,
  now: Date,
): Promise<Message> {
  const { id, action, round, order, steps } = link;
  const { words, times, minutes, by } = checked;
  const after = [...steps, stepOf(link, checked, now)];
  const nextLinks = { order: await links.order.link({ id, order, steps: after }), actions: [] };
  const mail = `${action}-${round}-${digest({ words, times, minutes, by })}`;
  const ours = { ...mailContext(), id, mail, links: nextLinks, words, steps, by, bill };
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
const givenBill = (order: string, now: Date) =>
  store()
    .giveBill(order, billSeries(now))
    .then(billFacts, () => undefined);

/** The same before the step is taken: looking gives no number. */
async function foreseenBill({ id, action }: ActionLink, now: Date) {
  if (!ownerSteps[action].hasBill || store().kind === 'memory') return undefined;
  const next = { number: 'given when this email is sent', date: formatDate(now) };
  const bill = await store()
    .billOf(id)
    .catch(() => null);
  return bill === null ? undefined : bill ? billFacts(bill) : next;
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
const doneKey = ({ id, action, round }: ActionLink) => `${id}:${action}:${round}`;

/** What the owner's page is told about its link; the opening of it changes nothing. */
export async function showAction(
  { link, until, links }: Pick<OpenedLink<ActionLink>, 'link' | 'until' | 'links'>,
  now = new Date(),
) {
  const { action, round, order } = link;
  const done = await foundDone(doneKey(link));
  const steps = await stepsOf(link);
  const { words, field, long } = ownerSteps[action];
  const warning = warningOf(action, steps);
  return {
    step: { ...words, field, long, maxLength: wordsMaxLength(action) },
    order,
    mail: { to: order.customer.email, subject: stepMails[action].subject(order) },
    clock: clockOf(order.customer.country, now.getTime()),
    until: until?.toISOString(),
    /** The steps that were taken before, as far as is known. */
    steps: steps.map(({ name, at }) => ({ name, at, done: doneWords(name) })),
    /** The moment of the one that speaks against this step, and what to hear before going on. */
    against: warning && { at: warning.earlier.at, words: warning.words },
    /** When this very link did its work. */
    doneAt: done?.at,
    /** The same step once more, for later: a reminder, or other times. It ends on the same day. */
    again: isOffered(action, steps)
      ? await links.action.link({ ...link, round: round + 1, steps }, until)
      : undefined,
  };
}

/** The mail that is about to be sent, as a document; nothing is sent. */
export async function shownMail({ link, body, links }: Opened, now = new Date()): Promise<string> {
  const checked = checkAction(link.action, body, now);
  if ('kind' in checked)
    return '<!doctype html><html lang="en"><title>No email yet</title><p>The email is shown here once the fields above are right.</p></html>';
  const current = { ...link, steps: await stepsOf(link) };
  return (await actionMail(current, checked, links, await foreseenBill(link, now), now)).html;
}
