import 'server-only';
import { intakeForOwner } from './owner-mails';
import { dayInIndia } from '../format';
import type { OrderLink } from '../links/links';
import { agreedName, intakeFault, intakeName, type ServiceNeeds } from '../order/intake';
import { stateOf } from '../order/steps';
import type { Allowance } from '../platform/limits';
import type { ActDeps } from './act';
import { doOnce, takeStep, type Contradicted, type Unsent } from './take-step';
import type { IntakeBody } from './schema';

export type IntakeDeps = Omit<ActDeps, 'links'> & {
  needs: readonly ServiceNeeds[];
  allowance: () => Promise<Allowance>;
};

export type IntakeOutcome =
  | { kind: 'done'; at: string }
  | { kind: 'faults'; errors: { field: string; message: string }[] }
  /** The page asks for other things than the catalogue does now. */
  | { kind: 'outdated' }
  | { kind: 'too-many'; retryAfterSeconds: number }
  | Unsent
  | Contradicted;

/** Sends the owner what the buyer filled in for the reading, once for each sending. */
export async function sendIntake(
  link: OrderLink,
  body: IntakeBody,
  deps: IntakeDeps,
): Promise<IntakeOutcome> {
  const services = needsOf(link.order, deps.needs);
  const today = dayInIndia(deps.now());
  const fields = services.flatMap((service) =>
    service.intake.map((field) => ({ field, name: intakeName(service, field) })),
  );
  if (Object.keys(body.answers).some((name) => !fields.some((one) => one.name === name)))
    return { kind: 'outdated' };
  const errors = fields.flatMap(({ field, name }) => {
    const message = intakeFault(field, body.answers[name] ?? '', today);
    return message ? [{ field: name, message }] : [];
  });
  if (!body.agreed) errors.push({ field: agreedName, message: 'Please tick this before you send' });
  if (errors.length > 0) return { kind: 'faults', errors };
  const allowance = await deps.allowance();
  if (!allowance.ok) return { kind: 'too-many', retryAfterSeconds: allowance.retryAfterSeconds };
  const { tried, repeated } = await doOnce(
    deps.store,
    `${link.id}:intake:${body.attempt}`,
    async () => {
      const mail = `intake-${body.attempt}`;
      const about = { mail: 'intake', orderId: link.order.invoiceId };
      return takeStep(
        link,
        { name: 'intake', at: deps.now().toISOString() },
        deps.store,
        (steps) => stateOf(steps).declined,
        async (steps) => {
          const before = stateOf(steps).intake;
          const context = { ...deps.context, id: link.id, mail, before };
          return deps.send(await intakeForOwner(link.order, services, body, context), about);
        },
      );
    },
  );
  if (repeated || tried.kind !== 'done') await allowance.refund();
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
