import 'server-only';
import type { Message } from '../mail/message';
import { send, type About, type Sent } from '../mail/send';
import type { MailNotSent } from '../mail/transport';
import { store } from '../store/store';
import { dayMs } from '../time';
import { orderLinkDays } from './order';
import { mergeSteps, readSteps, type OrderStep } from './steps';

type OrderSteps = { id: string; steps: OrderStep[] };

const keepStepMs = orderLinkDays * dayMs;

export async function loadSteps({ id, steps }: OrderSteps) {
  return mergeSteps(steps, readSteps((await store().stepsOf(id)).steps));
}

export type StepConflict = { kind: 'conflict'; step: OrderStep };

type RecordedStep = { kind: 'recorded'; earlier: OrderStep[]; undo: () => Promise<void> };

/** A simultaneous step comes second, and is checked against the first. */
export async function recordStep(
  { id, steps }: OrderSteps,
  step: OrderStep,
  findConflict: (earlier: OrderStep[]) => OrderStep | undefined,
): Promise<RecordedStep | StepConflict> {
  for (;;) {
    const log = await store().stepsOf(id);
    const earlier = mergeSteps(steps, readSteps(log.steps));
    const conflict = findConflict(earlier);
    if (conflict) return { kind: 'conflict', step: conflict };
    if (await store().addStep(id, log.next, step, keepStepMs))
      return { kind: 'recorded', earlier, undo: () => store().removeStep(id, log.next) };
  }
}

/** Undoes the step unless its mail is sent, so that it can be taken again. */
export async function sendStepMail(
  { undo }: RecordedStep,
  about: About,
  write: () => Message | Promise<Message>,
): Promise<{ kind: 'sent'; message: Message } | MailNotSent> {
  let sent: Sent | undefined;
  try {
    const message = await write();
    sent = await send(message, about);
    return sent.ok ? { kind: 'sent', message } : { kind: 'not-sent', reason: sent.reason };
  } finally {
    if (!sent?.ok) await undo();
  }
}
