/**
 * One order on its way to the practice: where it stands, and what sends it again until it is placed. No React here: a
 * page draws the state, and presses `order`, `tryNow` and `stop`. Moments are in milliseconds.
 */
import type { OrderAnswer } from '@/lib/order/order';
import { answersWithinMs } from '@/lib/problem';
import { listener, orderDraft, storedOrder } from '../stored';
import { clearDraft, forgetPending } from './draft';
import { sendOrder, type NotSent, type OrderRequest, type Refused } from './send-order';

/** What is sent: the same body under the same key, however often. `since` is that of the draft's pending order. */
export type Submission = { request: OrderRequest; key: string; since: number };

/** `byHand`: the visitor waits for an answer to a button, so the focus goes to the news. */
type Common = { submission: Submission; byHand: boolean };

/** Counts from the moment at which the trying began. */
type Trying = Common & { begun: number; tries: number };

/** A request is on its way. `last` is what came of the one before; after `over` there is no other. */
export type Flying = Trying & { step: 'sending'; since: number; last?: NotSent; over?: Over };

/** `until` is the moment of the next try, undefined when the hour is over; the server has asked for no try before `notBefore`. */
export type Waiting = Trying & {
  step: 'waiting';
  since: number;
  last: NotSent;
  until?: number;
  notBefore: number;
};

/** Not sent, and not tried again by itself: the visitor stopped it, the order changed, or it is hopeless. */
export type Over = 'stopped' | 'changed' | 'hopeless';

export type Sending =
  | { step: 'idle' }
  | Flying
  | Waiting
  | (Common & { step: 'over'; why: Over; last: NotSent })
  | (Common & { step: 'refused'; result: Refused })
  /** `isKept`: the receipt will find it in this browser. */
  | { step: 'placed'; answer: OrderAnswer; isKept: boolean };

const seconds = 1_000;
const minutes = 60 * seconds;

/** The pauses after the first tries, then the pause after each further one. */
const pauses = [5 * seconds, 15 * seconds, 60 * seconds];
const laterPause = 5 * minutes;

/** So long the page goes on by the clock; after that, whenever somebody comes back to it. */
const tryingTime = 60 * minutes;

/** Whether an order is on its way, or will be without anybody's doing. */
export const isUnderWay = (state: Sending): state is Flying | Waiting =>
  state.step === 'sending' || state.step === 'waiting';

/** Sends an order. While a request is on its way, and once the order is placed, nothing else is sent. */
export function send(from: Sending, submission: Submission, now: number, byHand: boolean): Sending {
  if (from.step === 'sending' || from.step === 'placed') return from;
  const goesOn = from.step === 'waiting' && !byHand;
  return {
    step: 'sending',
    submission,
    byHand,
    since: now,
    begun: goesOn ? from.begun : now,
    tries: goesOn ? from.tries + 1 : 1,
    last: from.step === 'waiting' ? from.last : undefined,
  };
}

/** The request came to nothing: wait for the next, or leave it to the visitor. */
export function fail(from: Sending, result: NotSent, now: number): Sending {
  if (from.step !== 'sending') return from;
  const { submission, byHand, begun, tries } = from;
  const why = from.over ?? (result.mayPass ? undefined : 'hopeless');
  if (why) return { step: 'over', submission, byHand, why, last: result };
  const pause = pauses[tries - 1] ?? laterPause;
  const notBefore = now + (result.wait ?? 0);
  return {
    step: 'waiting',
    submission,
    byHand,
    begun,
    tries,
    since: now,
    last: result,
    until: now - begun < tryingTime ? Math.max(now + pause, notBefore) : undefined,
    notBefore,
  };
}

/** No further try. A request that is on its way can't be called back: its answer still counts. */
export function end(from: Sending, why: Over): Sending {
  const byHand = why === 'stopped';
  if (from.step === 'sending')
    return { ...from, over: from.over ?? why, byHand: from.byHand || byHand };
  if (from.step !== 'waiting') return from;
  return { step: 'over', submission: from.submission, byHand, why, last: from.last };
}

/**
 * Sends an order, and sends it again: after pauses, when the connection is back, when somebody looks at the page again.
 * The draft's pending order decides: without it nothing goes out by itself.
 */
export function createSender() {
  let state: Sending = { step: 'idle' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  let ends: (() => void)[] = [];

  function go(next: Sending) {
    state = next;
    wait();
    for (const notify of listeners) notify();
  }

  /** As long as a page listens, the next try comes at its moment. */
  function wait() {
    clearTimeout(timer);
    if (listeners.size === 0 || state.step !== 'waiting' || state.until === undefined) return;
    timer = setTimeout(() => tryAgain(false), Math.max(0, state.until - Date.now()));
  }

  async function attempt(submission: Submission, byHand: boolean) {
    const before = state;
    go(send(before, submission, Date.now(), byHand));
    if (state === before) return;
    const result = await oneAtATime(() => sendOrder(submission.request, submission.key));
    // Another tab may have placed it while this one waited for its turn.
    if (state.step !== 'sending') return;
    if (result.kind === 'placed') return place(result.answer);
    const { byHand: isAwaited } = state;
    const next: Sending =
      result.kind === 'not-sent'
        ? fail(state, result, Date.now())
        : { step: 'refused', submission, byHand: isAwaited, result };
    if (!isUnderWay(next)) forgetPending();
    go(next);
  }

  function place(answer: OrderAnswer) {
    // The receipt first: other tabs look for it when the draft is gone.
    storedOrder.write(answer);
    state = { step: 'placed', answer, isKept: storedOrder.isKept() };
    clearDraft();
    go(state);
  }

  /** The draft has changed: is what this page sends still wanted? */
  function check() {
    if (!isUnderWay(state) || orderDraft.read().pending?.since === state.submission.since) return;
    const placed = storedOrder.read();
    if (placed?.key === state.submission.key) place(placed);
    else go(end(state, 'changed'));
  }

  function tryAgain(byHand: boolean) {
    check();
    if (state.step === 'waiting') void attempt(state.submission, byHand);
  }

  function tryIfDue() {
    const isDue = state.step === 'waiting' && Date.now() >= state.notBefore;
    if (isDue && document.visibilityState === 'visible') tryAgain(false);
  }

  return {
    state: () => state,
    subscribe(notify: () => void) {
      if (listeners.size === 0) ends = [orderDraft.subscribe(check), whenLookedAt(tryIfDue)];
      listeners.add(notify);
      wait();
      return () => {
        listeners.delete(notify);
        wait();
        if (listeners.size === 0) for (const end of ends) end();
      };
    },
    /** The visitor pressed 'Complete Order'. */
    order(request: OrderRequest, key: string) {
      if (state.step === 'sending' || state.step === 'placed') return;
      const submission = { request, key, since: Date.now() };
      void attempt(submission, true);
      const { currency, services, expectedTotal } = request;
      const pending = { currency, services, expectedTotal, since: submission.since };
      orderDraft.change((draft) => ({ ...draft, key, pending }));
    },
    /** Goes on with an order that was asked for before the page was loaded. */
    resume: (submission: Submission) => void attempt(submission, false),
    tryNow: () => tryAgain(true),
    stop() {
      go(end(state, 'stopped'));
      forgetPending();
    },
  };
}

export type Sender = ReturnType<typeof createSender>;

/** The device is connected again, or somebody looks at the page. */
function whenLookedAt(notify: () => void) {
  const end = listener('online')(notify);
  document.addEventListener('visibilitychange', notify);
  return () => {
    end();
    document.removeEventListener('visibilitychange', notify);
  };
}

/**
 * Does `work` while no other tab of this browser sends an order. Where locks are missing, or another tab
 * holds on to one for longer than any answer takes, the key alone keeps two requests from being two orders.
 */
async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  try {
    const signal = AbortSignal.timeout(answersWithinMs + 5_000);
    return await navigator.locks.request('order', { signal }, work);
  } catch {
    return work();
  }
}
