import type { Clock } from '@/lib/moments';
import type { Order } from '@/lib/order/order';
import { isOrder } from '@/lib/order/stored-order';
import { isObject } from '@/lib/json';
import type { OwnerStep } from '@/lib/owner-steps/owner-step';

/** What one of the owner's links is for, as the server says it. */
export type OwnerAction = {
  /** Its words, and what the owner fills in. */
  step: OwnerStep['words'] & Pick<OwnerStep, 'field' | 'long'> & { maxLength: number };
  order: Order;
  mail: { to: string; subject: string };
  /** The buyer's clock, outside India. */
  clock?: Clock;
  /** Until when the link works. */
  until?: string;
  /** What was done with the order before. */
  steps: { at: string; done: string }[];
  /** The moment of the one that speaks against this step, and what to hear before going on. */
  against?: { at: string; words: string };
  /** When this very link did its work. */
  doneAt?: string;
  /** The link for the same step once more. */
  again?: string;
};

/** The answer read lightly, or undefined when it is something else. */
export function readAction(answer: unknown): OwnerAction | undefined {
  if (!isObject(answer)) return undefined;
  const { step, order, mail, clock, until, steps, against, doneAt, again } = answer;
  if (!isStep(step) || !isOrder(order) || !isObject(mail)) return undefined;
  return {
    step,
    order,
    mail: { to: String(mail.to), subject: String(mail.subject) },
    ...(isClock(clock) && { clock }),
    ...(typeof until === 'string' && { until }),
    steps: Array.isArray(steps) ? steps.filter(isTaken) : [],
    ...(isWarning(against) && { against }),
    ...(typeof doneAt === 'string' && { doneAt }),
    ...(typeof again === 'string' && { again }),
  };
}

const isStep = (value: unknown): value is OwnerAction['step'] =>
  isObject(value) &&
  ['label', 'meaning', 'confirm', 'asks', 'done', 'again'].every(
    (word) => typeof value[word] === 'string',
  );

const isTaken = (value: unknown): value is OwnerAction['steps'][number] =>
  isObject(value) && typeof value.at === 'string' && typeof value.done === 'string';

const isWarning = (value: unknown): value is { at: string; words: string } =>
  isObject(value) && typeof value.at === 'string' && typeof value.words === 'string';

const isClock = (value: unknown): value is Clock =>
  isObject(value) && typeof value.zone === 'string' && typeof value.name === 'string';
