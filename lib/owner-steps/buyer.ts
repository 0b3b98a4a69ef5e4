/** What the buyer does by a link: takes one of the proposed times, and sends what the reading needs. */
import 'server-only';
import { z } from 'zod';
import { loadServices } from '../content/load';
import { dayInIndia } from '../time';
import type { ChoiceLink, Links, OrderLink } from '../links/links';
import { foundDone, press, stepsOf, type OpenedLink, type Pressed } from '../links/press';
import { agreedName, intakeFault, intakeName, type ServiceNeeds } from '../order/intake';
import { mailContext } from '../order/place-order';
import { stateOf, type OrderStep } from '../order/steps';
import { limitIntake } from '../platform/limits';
import type { Faults } from '../platform/relay';
import { tokenText, typedText } from '../platform/typed';
import { eventOf } from './act';
import { intakeForOwner, timeChosen } from './owner-mails';

export const choiceBodySchema = z.strictObject({ token: tokenText, choice: z.int().min(0) });

type ChoiceBody = z.infer<typeof choiceBodySchema>;

type Chosen =
  | Exclude<Pressed, { kind: 'done' }>
  | { kind: 'chosen'; start: number; calendar: string; repeated: boolean }
  | { kind: 'no-such-time' };

const ifDeclined = (steps: OrderStep[]) => stateOf(steps).declined;

/** Tells the owner which time the buyer takes, once. A second choice gets the first one's answer. */
export async function choose(
  { link, body, links }: Pick<OpenedLink<ChoiceLink, ChoiceBody>, 'link' | 'body' | 'links'>,
  now = new Date(),
): Promise<Chosen> {
  const { choice } = body;
  if (link.times[choice] === undefined) return { kind: 'no-such-time' };
  const time = await timeOf(link, choice, links);
  const mail = `time-chosen-${link.round}-${choice}`;
  const pressed = await press({
    key: choiceKey(link),
    at: now,
    order: {
      link,
      step: { name: 'chosen', at: now.toISOString(), start: time.start },
      against: ifDeclined,
    },
    choice,
    about: { mail: 'time-chosen', orderId: link.order.invoiceId },
    mail: () => timeChosen(link.order, time, { ...mailContext(), id: link.id, mail }),
  });
  if (pressed.kind !== 'done') return pressed;
  const { start, calendar } = await timeOf(link, pressed.choice ?? choice, links);
  return { kind: 'chosen', start, calendar, repeated: pressed.repeated };
}

const choiceKey = ({ id, round }: ChoiceLink) => `${id}:choice:${round}`;

/** One of the times, with the address of its file. */
async function timeOf({ order, times, minutes }: ChoiceLink, choice: number, links: Links) {
  const start = times[choice] ?? times[0] ?? 0;
  const calendar = await links.calendar.link(eventOf(order, start, minutes, true));
  return { start, minutes, calendar };
}

/** What the buyer's page is told: no more of the order than the buyer needs to recognise it. */
export async function showChoice({ link, links }: Pick<OpenedLink<ChoiceLink>, 'link' | 'links'>) {
  const { order, times, minutes } = link;
  const chosen = (await foundDone(choiceKey(link)))?.choice;
  return {
    orderId: order.invoiceId,
    services: order.lines.map(({ title }) => title),
    times,
    minutes,
    /** When the order was declined, after which there is nothing to choose. */
    declinedAt: stateOf(await stepsOf(link)).declined?.at,
    ...(chosen !== undefined && { chosen: await timeOf(link, chosen, links) }),
  };
}

/** What a reading needs, by the names of its fields; `changed` names those that differ from the last sending. */
export const intakeBodySchema = z.strictObject({
  token: tokenText,
  attempt: z.int().min(0),
  answers: z.record(z.string().max(300), typedText),
  changed: z.array(z.string().max(300)).max(200).optional(),
  /** By which the buyer says that it is paid. */
  reference: z.string().max(40).default(''),
  agreed: z.boolean().default(false),
});

type IntakeBody = z.infer<typeof intakeBodySchema>;

/** Sends the owner what the buyer filled in for the reading, once for each sending. */
export async function sendIntake(
  { link, body, address }: Pick<OpenedLink<OrderLink, IntakeBody>, 'link' | 'body' | 'address'>,
  now = new Date(),
): Promise<Pressed | Faults | { kind: 'outdated' }> {
  const { id, order } = link;
  const services = needsOf(order);
  const fields = services.flatMap((service) =>
    service.intake.map((field) => ({ field, name: intakeName(service, field) })),
  );
  // The page asks for other things than the catalogue does now.
  if (Object.keys(body.answers).some((name) => !fields.some((one) => one.name === name)))
    return { kind: 'outdated' };
  const errors = fields.flatMap(({ field, name }) => {
    const message = intakeFault(field, body.answers[name] ?? '', dayInIndia(now));
    return message ? [{ field: name, message }] : [];
  });
  if (!body.agreed) errors.push({ field: agreedName, message: 'Please tick this before you send' });
  if (errors.length > 0) return { kind: 'faults', errors };
  const mail = `intake-${body.attempt}`;
  return press({
    key: `${id}:intake:${body.attempt}`,
    at: now,
    room: () => limitIntake(id, address),
    order: { link, step: { name: 'intake', at: now.toISOString() }, against: ifDeclined },
    about: { mail: 'intake', orderId: order.invoiceId },
    mail: (steps) =>
      intakeForOwner(order, services, body, {
        ...mailContext(),
        id,
        mail,
        before: stateOf(steps).intake,
      }),
  });
}

/** The services of an order that ask for something. */
const needsOf = ({ lines }: OrderLink['order']): ServiceNeeds[] =>
  lines.flatMap(({ serviceId }) => {
    const service = loadServices().find(({ id }) => id === serviceId);
    return service && service.intake.length > 0 ? [service] : [];
  });
