import 'server-only';
import { z } from 'zod';
import type { Failure, Sent } from '../mail/send';
import { orderLinkDays } from '../order/order';
import { mergeSteps, readSteps, type OrderStep } from '../order/steps';
import { dayMs } from '../format';
import type { Store } from '../store/store';
import type { OrderLink } from '../links/links';

/** What a link's button did: only that is remembered. */
const doneSchema = z.object({
  kind: z.literal('done'),
  /** ISO 8601. */
  at: z.string(),
  /** Which of the proposed times, from 0 on. */
  choice: z.number().optional(),
});

type Done = z.infer<typeof doneSchema>;

/** A press whose mail did not go out. */
export type Unsent = { kind: 'unsent'; reason: Failure };

/** An earlier step speaks against a press, which the page has not shown. */
export type Contradicted = { kind: 'contradicted'; step: OrderStep };

/** Days for which it is known what a link did: a little longer than any works. */
export const doneDays = 100;
/** As long as the link works by which the order was first opened. */
const stepMs = orderLinkDays * dayMs;

/** Does something by a link, unless it was done: then when that was. What came to anything else may be tried again. */
export async function doOnce<T extends { kind: string }>(
  store: Store,
  key: string,
  work: () => Promise<Done | T>,
): Promise<{ tried: Done | T; repeated: boolean }> {
  const outcome = await store.attempt({ key: `done ${key}` }, work, doneSchema, doneDays * dayMs);
  // Every attempt has the same print, so there is no other.
  if (outcome.kind === 'other') throw new Error('take-step: a key with two prints');
  const repeated = outcome.kind === 'replayed' && outcome.value.kind === 'done';
  return { tried: outcome.value, repeated };
}

/** What a link did, as far as it is remembered. */
export const foundDone = (store: Store, key: string) => store.find(`done ${key}`, doneSchema);

/** The steps of an order: those that its link holds, and those that the server remembers. */
export async function stepsOf({ id, steps }: OrderLink, store: Store) {
  return mergeSteps(steps, readSteps((await store.stepsOf(id)).steps));
}

/**
 * Takes a step with an order: puts it in the order's next place, then sends its mail. Of two that are taken at the same moment
 * one comes first, and the other meets it. What could not be sent leaves no trace.
 * @param against the earlier step that speaks against this one
 */
export async function takeStep(
  { id, steps }: OrderLink,
  step: OrderStep,
  store: Store,
  against: (steps: OrderStep[]) => OrderStep | undefined,
  send: (steps: OrderStep[]) => Promise<Sent>,
): Promise<Done | Unsent | Contradicted> {
  for (;;) {
    const known = await store.stepsOf(id);
    const before = mergeSteps(steps, readSteps(known.steps));
    const earlier = against(before);
    if (earlier) return { kind: 'contradicted', step: earlier };
    if (!(await store.addStep(id, known.next, step, stepMs))) continue;
    const sent = await send(before).catch(async (error) => {
      await store.removeStep(id, known.next);
      throw error;
    });
    if (sent.ok) return { kind: 'done', at: step.at };
    await store.removeStep(id, known.next);
    return { kind: 'unsent', reason: sent.reason };
  }
}
