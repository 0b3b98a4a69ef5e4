import 'server-only';
import { intakeForOwner } from '../email/intake-for-owner';
import { dayInIndia } from '../format';
import type { OrderLink } from '../links/links';
import { intakeFault, intakeName, type ServiceNeeds } from '../order/intake';
import { stateOf } from '../order/steps';
import type { Place } from '../relay/limits';
import { stepsOf, type ActDesk } from './act';
import { doOnce, type Tried } from './done';
import type { IntakeBody } from './schema';

export type IntakeDesk = Omit<ActDesk, 'links'> & {
  needs: readonly ServiceNeeds[];
  place: () => Promise<Place>;
};

export type IntakeOutcome =
  | { kind: 'done'; at: string }
  | { kind: 'faults'; errors: { field: string; message: string }[] }
  /** The page asks for other things than the catalogue does now. */
  | { kind: 'outdated' }
  | { kind: 'too-many'; retryAfterSeconds: number }
  | Exclude<Tried, { kind: 'done' }>;

/** Sends the owner what the buyer filled in for the reading, once for each sending. */
export async function sendIntake(
  link: OrderLink,
  body: IntakeBody,
  desk: IntakeDesk,
): Promise<IntakeOutcome> {
  const services = needsOf(link.order, desk.needs);
  const today = dayInIndia(desk.now());
  const fields = services.flatMap((service) =>
    service.intake.map((field) => ({ field, name: intakeName(service, field) })),
  );
  if (Object.keys(body.answers).some((name) => !fields.some((one) => one.name === name)))
    return { kind: 'outdated' };
  const errors = fields.flatMap(({ field, name }) => {
    const message = intakeFault(field, body.answers[name] ?? '', today);
    return message ? [{ field: name, message }] : [];
  });
  if (errors.length > 0) return { kind: 'faults', errors };
  const steps = await stepsOf(link, desk);
  const { declined, intake } = stateOf(steps);
  if (declined) return { kind: 'contradicted', step: declined };
  const place = await desk.place();
  if (!place.ok) return { kind: 'too-many', retryAfterSeconds: place.retryAfterSeconds };
  const { tried, repeated } = await doOnce<Tried>(
    desk.store,
    `${link.id}:intake:${body.attempt}`,
    async () => {
      const at = desk.now().toISOString();
      const mail = `intake-${body.attempt}`;
      const context = { ...desk.context, key: link.id, mail, before: intake };
      const message = await intakeForOwner(link.order, services, body, context);
      const about = { mail: 'intake', orderId: link.order.invoiceId } as const;
      const sent = await desk.send(message, about);
      if (!sent.ok) return { kind: 'unsent', reason: sent.reason };
      await desk.log.add(link.id, { name: 'intake', at });
      return { kind: 'done', at };
    },
  );
  if (repeated || tried.kind !== 'done') await place.giveBack();
  return tried;
}

/** The services of an order that ask for something. */
export const needsOf = (
  { lines }: OrderLink['order'],
  needs: readonly ServiceNeeds[],
): ServiceNeeds[] =>
  lines.flatMap(({ serviceId }) => {
    const service = needs.find(({ id }) => id === serviceId);
    return service && service.intake.length > 0 ? [service] : [];
  });
