/**
 * One order on its way to the practice: where it stands, and what sends it again until it is placed. No React here: a
 * page draws the state, and presses `order`, `tryNow` and `stop`. Moments are in milliseconds.
 */
import { v4 as uuid } from 'uuid';
import { cleanCustomer } from '@/lib/order/fields';
import type { OrderAnswer } from '@/lib/order/order';
import {
  isFresh,
  orderedAs,
  sameDetails,
  type Details,
  type PendingOrder,
} from '@/lib/order/stored';
import { manyLines } from '@/lib/typed-words';
import { answersWithinMs } from '@/lib/problem';
import { listener, orderDraft, storedOrder } from '../stored';
import { sendOrder, type NotSent, type OrderRequest, type Refused } from './send-order';

/** What is sent: the same body under the same key, however often. `since` is that of the draft's pending order. */
export type Submission = { request: OrderRequest; key: string; since: number };

/** Not sent, and not tried again by itself: the visitor stopped it, the order changed, or it is hopeless. */
export type Over = 'stopped' | 'changed' | 'hopeless';

type Attempt = {
  submission: Submission;
  /** The visitor waits for an answer to a button, so the focus goes to the news. */
  byHand: boolean;
  /** When the trying began, and its tries since. */
  begun: number;
  tries: number;
  /** When this step began. */
  since: number;
  /** What came of the try before. */
  last?: NotSent;
  /** There is no other try. */
  why?: Over;
};

export type Sending =
  | { step: 'idle' }
  | (Attempt & { step: 'sending' })
  /** `until` is the moment of the next try, undefined when the hour is over; the server has asked for none before `notBefore`. */
  | (Attempt & { step: 'waiting'; last: NotSent; until?: number; notBefore: number })
  | (Attempt & { step: 'over'; last: NotSent; why: Over })
  | (Attempt & { step: 'refused'; result: Refused })
  /** `isKept`: the receipt will find it in this browser. */
  | { step: 'placed'; answer: OrderAnswer; isKept: boolean };

const seconds = 1_000;
const minutes = 60 * seconds;

/** The pauses after the first tries, then the pause after each further one. */
const pauses = [5 * seconds, 15 * seconds, 60 * seconds];
const laterPause = 5 * minutes;

/** So long the page goes on by the clock; after that, whenever somebody comes back to it. */
const tryingTime = 60 * minutes;

export type UnderWay = Extract<Sending, { step: 'sending' | 'waiting' }>;

/** Whether an order is on its way, or will be without anybody's doing. */
export const isUnderWay = (state: Sending): state is UnderWay =>
  state.step === 'sending' || state.step === 'waiting';

/** Sends an order. While a request is on its way, and once the order is placed, nothing else is sent. */
export function send(from: Sending, submission: Submission, now: number, byHand: boolean): Sending {
  if (from.step === 'sending' || from.step === 'placed') return from;
  const waited = from.step === 'waiting' ? from : undefined;
  const { begun, tries } = (!byHand && waited) || { begun: now, tries: 0 };
  const last = waited?.last;
  return { step: 'sending', submission, byHand, since: now, begun, tries: tries + 1, last };
}

/** The request came to nothing: wait for the next, or leave it to the visitor. */
export function fail(from: Sending, last: NotSent, now: number): Sending {
  if (from.step !== 'sending') return from;
  const why = from.why ?? (last.mayPass ? undefined : 'hopeless');
  if (why) return { ...from, step: 'over', last, why };
  const notBefore = now + (last.wait ?? 0);
  const due = Math.max(now + (pauses[from.tries - 1] ?? laterPause), notBefore);
  const until = now - from.begun < tryingTime ? due : undefined;
  return { ...from, step: 'waiting', since: now, last, until, notBefore };
}

/** No further try. A request that is on its way can't be called back: its answer still counts. */
export function end(from: Sending, why: Over): Sending {
  const byHand = why === 'stopped';
  if (from.step === 'sending')
    return { ...from, why: from.why ?? why, byHand: from.byHand || byHand };
  return from.step === 'waiting' ? { ...from, step: 'over', why, byHand } : from;
}

/**
 * Sends an order, and sends it again: after pauses, when the connection is back, when somebody looks at the page again.
 * The draft's pending order decides: without it nothing goes out by itself.
 */
export function createSender() {
  let state: Sending = { step: 'idle' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function go(next: Sending) {
    state = next;
    wait();
    for (const notify of listeners) notify();
    const isOver = state.step === 'refused' || ('why' in state && state.why);
    if (isOver && isWanted()) forgetPending();
  }

  /** As long as a page listens, the next try comes at its moment. */
  function wait() {
    clearTimeout(timer);
    if (listeners.size === 0 || state.step !== 'waiting' || state.until === undefined) return;
    timer = setTimeout(() => tryAgain(false), Math.max(0, state.until - Date.now()));
  }

  /** Whether the draft's pending order is the one that this page sends. */
  const isWanted = () =>
    'submission' in state && orderDraft.read().pending?.since === state.submission.since;

  async function attempt(submission: Submission, byHand: boolean) {
    const before = state;
    go(send(before, submission, Date.now(), byHand));
    if (state === before) return;
    const result = await oneAtATime(() => sendOrder(submission.request, submission.key));
    // Another tab may have placed it while this one waited for its turn.
    if (state.step !== 'sending') return;
    if (result.kind === 'placed') return place(result.answer);
    if (result.kind === 'key-used') forgetAttempt();
    if (result.kind === 'not-sent') go(fail(state, result, Date.now()));
    else go({ ...state, step: 'refused', result });
  }

  /** Sends the draft's details as this order. `website` and `elapsed` are what a form says of whoever filled it in. */
  function begin(pending: PendingOrder, byHand: boolean, website = '', elapsed?: number) {
    const { since, ...what } = pending;
    const draft = orderDraft.read();
    const request = {
      ...what,
      customer: cleanCustomer(draft.customer),
      note: manyLines(draft.note),
      confirmed: true,
      website,
      elapsed,
    };
    void attempt({ request, key: attemptKey(), since }, byHand);
  }

  function place(answer: OrderAnswer) {
    // The receipt first: other tabs look for it when the draft is gone.
    storedOrder.write(answer);
    go({ step: 'placed', answer, isKept: storedOrder.isKept() });
    clearDraft();
  }

  /** The draft has changed: is what this page sends still wanted? */
  function check() {
    if (!isUnderWay(state) || isWanted()) return;
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

  const onLook = listener('online', 'visibilitychange');

  return {
    state: () => state,
    subscribe(notify: () => void) {
      const ends = [orderDraft.subscribe(check), onLook(tryIfDue)];
      listeners.add(notify);
      wait();
      return () => {
        for (const end of ends) end();
        listeners.delete(notify);
        wait();
      };
    },
    /** The visitor pressed 'Complete Order', with the draft's details. */
    order(what: Omit<PendingOrder, 'since'>, website: string, elapsed?: number) {
      if (state.step === 'sending' || state.step === 'placed') return;
      const pending = { ...what, since: Date.now() };
      begin(pending, true, website, elapsed);
      orderDraft.change((draft) => ({ ...draft, key: attemptKey(), pending }));
    },
    /**
     * The page shows this selection now. Goes on with the order that was on its way when the page was left, and says so, if it
     * is of the same; another one is asked about instead (see OtherOrder).
     */
    resume(selection: string) {
      const { pending } = orderDraft.read();
      if (!pending) return false;
      const isSame = orderedAs(pending) === selection;
      const goesOn = isUnderWay(state);
      // Else it was changed on this page or in the cart of another tab, or is too old to be acted upon.
      const stands = goesOn ? isSame : isFresh(pending);
      const begins = stands && isSame && !goesOn;
      if (!stands) forgetPending();
      if (begins) begin(pending, false);
      return begins;
    },
    tryNow: () => tryAgain(true),
    stop: () => go(end(state, 'stopped')),
  };
}

export type Sender = ReturnType<typeof createSender>;

/**
 * The Idempotency-Key of this attempt: made once, then the same until the order is accepted. The page
 * holds it too, so that a second tab can't make a second order of what the first has just placed.
 */
const attemptKey = () => (key ??= orderDraft.read().key ?? uuid());

let key: string | undefined;

/** Keeps what was typed for a reload. Other details end the pending order. */
export const keepDetails = (details: Details) =>
  orderDraft.change((draft) => ({
    ...details,
    key: draft.key ?? attemptKey(),
    pending: sameDetails(draft, details) ? draft.pending : undefined,
  }));

/** Nothing is sent by itself any more. */
export function forgetPending() {
  if (orderDraft.read().pending) orderDraft.change((draft) => ({ ...draft, pending: undefined }));
}

/** The next attempt is another order. */
function forgetAttempt() {
  key = undefined;
  orderDraft.change((draft) => ({ ...draft, key: undefined }));
}

/** The order is accepted: nothing of it stays behind. */
export function clearDraft() {
  key = undefined;
  orderDraft.write(null);
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
