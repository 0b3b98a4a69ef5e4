import 'server-only';
import { z } from 'zod';
import { store } from '../store/store';
import { dayMs } from '../time';

const doneSchema = z.object({
  kind: z.literal('done'),
  at: z.string(),
  /** Index among the proposed times. */
  choice: z.number().optional(),
});

export type Done = z.infer<typeof doneSchema>;

export type Performed = Done & { repeated: boolean };

/** Longer than an owner's link works. */
export const doneDays = 100;

/** Only a finished action is remembered; a failed one can be retried. */
export async function performOnce<
  Failed extends { kind: 'not-sent' | 'conflict' | 'outdated' | 'past' },
>(key: string, action: () => Promise<Done | Failed>): Promise<Performed | Failed> {
  const outcome = await store().runOnce<Done | Failed, Done>(
    { key: `done ${key}` },
    action,
    doneSchema,
    doneDays * dayMs,
  );
  if (outcome.kind === 'other') throw new Error('performOnce: no request has a hash');
  const { kind, value } = outcome;
  return value.kind === 'done' ? { ...value, repeated: kind === 'replayed' } : value;
}

export const findDone = (key: string) => store().find(`done ${key}`, doneSchema);
