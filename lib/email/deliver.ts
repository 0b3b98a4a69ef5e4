/** When to try again and when to stop. Pure but for the clock, which tests replace. */

export type Failure = 'refused' | 'timed-out' | 'unreachable' | 'not-configured';

/** What became of a mail. `messageId` is the provider's. */
export type Sent =
  | { ok: true; messageId?: string; attempts: number }
  | { ok: false; reason: Failure; attempts: number };

/** What became of one attempt. */
export type Attempt =
  | { kind: 'sent'; messageId?: string }
  | { kind: 'failed'; reason: Failure; again: boolean; retryAfterMs?: number };

export type Limits = { attempts: number; eachMs: number; totalMs: number };

/** The owner's mail is the order, so it is tried hard: the figures are the relay's contract. */
export const patient: Limits = { attempts: 3, eachMs: 12_000, totalMs: 20_000 };

/** A buyer's confirmation is a courtesy that must not hold up the answer. */
export const once: Limits = { attempts: 1, eachMs: 5_000, totalMs: 5_000 };

export type Clock = {
  now: () => number;
  wait: (ms: number) => Promise<void>;
  random: () => number;
};

const realClock: Clock = {
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
};

/**
 * Tries until the mail is sent, the provider says no for good, or the limits are reached.
 * A timed-out attempt may have arrived: a second mail with the same Order ID is better than none.
 */
export async function deliver(
  attempt: (signal: AbortSignal) => Promise<Attempt>,
  limits: Limits = patient,
  clock: Clock = realClock,
): Promise<Sent> {
  const start = clock.now();
  const timeLeft = () => limits.totalMs - (clock.now() - start);
  for (let attempts = 1; ; attempts++) {
    const result = await inTime(attempt, Math.min(limits.eachMs, timeLeft()));
    if (result.kind === 'sent') return { ok: true, messageId: result.messageId, attempts };
    const pause = result.retryAfterMs ?? jitter(attempts, clock.random);
    if (!result.again || attempts >= limits.attempts || pause >= timeLeft())
      return { ok: false, reason: result.reason, attempts };
    await clock.wait(pause);
  }
}

/** Raced by us, because a client's own timeout starts anew with every byte that drips in. */
async function inTime(
  attempt: (signal: AbortSignal) => Promise<Attempt>,
  ms: number,
): Promise<Attempt> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Attempt>((resolve) => {
    timer = setTimeout(() => {
      resolve({ kind: 'failed', reason: 'timed-out', again: true });
      abort.abort();
    }, ms);
  });
  try {
    return await Promise.race([attempt(abort.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Full jitter, so that many orders that failed together don't come back together. */
const jitter = (attempts: number, random: () => number) => random() * 300 * 2 ** attempts;
