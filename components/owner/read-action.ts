import { actionNames, type ActionName } from '@/lib/owner-steps/actions';
import type { Clock } from '@/lib/moments';
import type { Order } from '@/lib/order/order';
import { readSteps, type OrderStep } from '@/lib/order/steps';
import { isOrder } from '@/lib/order/stored-order';
import { isObject } from '@/lib/json';

/** What one of the owner's links is for, as the server says it. */
export type OwnerAction = {
  action: ActionName;
  order: Order;
  mail: { to: string; subject: string };
  /** The buyer's clock, outside India. */
  clock?: Clock;
  /** Until when the link works. */
  until?: string;
  /** What was done with the order before. */
  steps: OrderStep[];
  /** When this very link did its work. */
  doneAt?: string;
  /** The link for the same step once more. */
  again?: string;
};

/** The answer read lightly, or undefined when it is something else. */
export function readAction(answer: unknown): OwnerAction | undefined {
  if (!isObject(answer)) return undefined;
  const { action, order, mail, clock, until, steps, doneAt, again } = answer;
  if (!isAction(action) || !isOrder(order) || !isObject(mail)) return undefined;
  return {
    action,
    order,
    mail: { to: String(mail.to), subject: String(mail.subject) },
    ...(isClock(clock) && { clock }),
    ...(typeof until === 'string' && { until }),
    steps: readSteps(steps),
    ...(typeof doneAt === 'string' && { doneAt }),
    ...(typeof again === 'string' && { again }),
  };
}

const isAction = (value: unknown): value is ActionName =>
  actionNames.some((name) => name === value);

const isClock = (value: unknown): value is Clock =>
  isObject(value) && typeof value.zone === 'string' && typeof value.name === 'string';
