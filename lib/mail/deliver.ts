/** When to try again and when to stop. Pure but for the clock, which tests replace. */

export type Failure = 'refused' | 'timed-out' | 'unreachable' | 'not-configured';

/** What became of a mail. `messageId` is the provider's. */
export type Sent =
  | { ok: true; messageId?: string; attempts: number }
  | { ok: false; reason: Failure; attempts: number };

/** What became of one attempt. `malformed`: the provider objects to the mail itself. */
export type Attempt =
  | { kind: 'sent'; messageId?: string }
  | {
      kind: 'failed';
      reason: Failure;
      again: boolean;
      retryAfterMs?: number;
      malformed?: boolean;
    };

/** A mail as it was written, or only what no provider can object to: see `minimal` in message.ts. */
export type Form = 'full' | 'minimal';

/** Hands a mail over once. */
export type Try = (form: Form, signal: AbortSignal) => Promise<Attempt>;

/** `spareMs` is what is left for the second way out, where there is one. */
export type Limits = { attempts: number; eachMs: number; totalMs: number; spareMs: number };

/** The owner's mail is the order, so it is tried hard: the figures are the relay's contract. */
export const retried: Limits = { attempts: 3, eachMs: 12_000, totalMs: 20_000, spareMs: 7_000 };

/** A buyer's confirmation is a courtesy that must not hold up the answer. */
export const singleAttempt: Limits = { attempts: 1, eachMs: 5_000, totalMs: 5_000, spareMs: 2_500 };

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
 * Sends by the first of these ways that works, within one budget. A way that fails leaves the next one
 * at least the spare time.
 */
export async function deliver(
  ways: readonly Try[],
  limits: Limits = retried,
  clock: Clock = realClock,
): Promise<Sent> {
  const end = clock.now() + limits.totalMs;
  let sent: Sent = { ok: false, reason: 'not-configured', attempts: 0 };
  for (const [index, way] of ways.entries()) {
    const until = index === ways.length - 1 ? end : end - limits.spareMs;
    const before = sent.attempts;
    sent = await deliverBy(way, limits, until, clock);
    sent.attempts += before;
    if (sent.ok) break;
  }
  return sent;
}

/**
 * Tries until the mail is sent, the provider says no for good, or the limits are reached.
 * A timed-out attempt may have arrived: a second mail with the same Order ID is better than none.
 */
async function deliverBy(way: Try, limits: Limits, until: number, clock: Clock): Promise<Sent> {
  const timeLeft = () => until - clock.now();
  let form: Form = 'full';
  for (let attempts = 1; ; attempts++) {
    const result = await inTime(way, form, Math.min(limits.eachMs, timeLeft()));
    if (result.kind === 'sent') return { ok: true, messageId: result.messageId, attempts };
    const simpler = result.malformed === true && form === 'full';
    const pause = simpler ? 0 : (result.retryAfterMs ?? jitter(attempts, clock.random));
    const isOver = attempts >= limits.attempts || pause >= timeLeft();
    // The plain form is worth its one try even to whom one attempt is granted: it costs no waiting.
    if (!(simpler && timeLeft() > 0) && (!result.again || isOver))
      return { ok: false, reason: result.reason, attempts };
    if (simpler) form = 'minimal';
    await clock.wait(pause);
  }
}

/** Raced by us, because a client's own timeout starts anew with every byte that drips in. */
async function inTime(way: Try, form: Form, ms: number): Promise<Attempt> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Attempt>((resolve) => {
    timer = setTimeout(() => {
      resolve({ kind: 'failed', reason: 'timed-out', again: true });
      abort.abort();
    }, ms);
  });
  try {
    return await Promise.race([way(form, abort.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Full jitter, so that many orders that failed together don't come back together. */
const jitter = (attempts: number, random: () => number) => random() * 300 * 2 ** attempts;
