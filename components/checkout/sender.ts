/** No React here: a page draws the state. Times are in milliseconds. */
import { v4 as uuid } from 'uuid';
import { cleanCustomer } from '@/lib/order/fields';
import type { OrderAnswer } from '@/lib/order/order';
import {
  isFresh,
  selectionKey,
  sameDetails,
  type OrderDetails,
  type PendingOrder,
} from '@/lib/order/stored';
import { manyLines } from '@/lib/typed-words';
import { answersWithinMs } from '@/lib/problem';
import { listener, orderDraft, storedOrder } from '../stored';
import { sendOrder, type SendFailure, type OrderPayload, type OrderRefusal } from './send-order';

/** Body and key stay the same in each try; `since` is that of the pending order. */
export type Submission = { request: OrderPayload; key: string; since: number };

export type StopReason = 'stopped' | 'changed' | 'hopeless';

type TrySeries = {
  submission: Submission;
  /** The visitor waits for the answer to a button, so the focus goes to the news. */
  byHand: boolean;
  begun: number;
  tries: number;
  since: number;
  last?: SendFailure;
  why?: StopReason;
};

export type SendState =
  | { step: 'idle' }
  | (TrySeries & { step: 'sending' })
  /** `until`: the next try, undefined after the hour; `notBefore`: the wait the server asked. */
  | (TrySeries & { step: 'waiting'; last: SendFailure; until?: number; notBefore: number })
  | (TrySeries & { step: 'over'; last: SendFailure; why: StopReason })
  | (TrySeries & { step: 'refused'; result: OrderRefusal })
  | { step: 'placed'; answer: OrderAnswer; isKept: boolean };

const seconds = 1_000;
const minutes = 60 * seconds;

/** Pauses after the first tries; then the pause after each further one. */
const pauses = [5 * seconds, 15 * seconds, 60 * seconds];
const laterPause = 5 * minutes;

/** Retries by the clock for this long; after that, when the visitor comes back to the page. */
const tryingTime = 60 * minutes;

export type ActiveSend = Extract<SendState, { step: 'sending' | 'waiting' }>;

export const isUnderWay = (state: SendState): state is ActiveSend =>
  state.step === 'sending' || state.step === 'waiting';

export function startTry(
  from: SendState,
  submission: Submission,
  now: number,
  byHand: boolean,
): SendState {
  if (from.step === 'sending' || from.step === 'placed') return from;
  const waited = from.step === 'waiting' ? from : undefined;
  const { begun, tries } = (!byHand && waited) || { begun: now, tries: 0 };
  const last = waited?.last;
  return { step: 'sending', submission, byHand, since: now, begun, tries: tries + 1, last };
}

export function failTry(from: SendState, last: SendFailure, now: number): SendState {
  if (from.step !== 'sending') return from;
  const why = from.why ?? (last.mayPass ? undefined : 'hopeless');
  if (why) return { ...from, step: 'over', last, why };
  const notBefore = now + (last.wait ?? 0);
  const due = Math.max(now + (pauses[from.tries - 1] ?? laterPause), notBefore);
  const until = now - from.begun < tryingTime ? due : undefined;
  return { ...from, step: 'waiting', since: now, last, until, notBefore };
}

/** A request in flight can't be called back: its answer still counts. */
export function endTries(from: SendState, why: StopReason): SendState {
  const byHand = why === 'stopped';
  if (from.step === 'sending')
    return { ...from, why: from.why ?? why, byHand: from.byHand || byHand };
  return from.step === 'waiting' ? { ...from, step: 'over', why, byHand } : from;
}

/** Retries after pauses, on reconnection and on focus, while the draft has a pending order. */
export function createSender() {
  let state: SendState = { step: 'idle' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function setState(next: SendState) {
    state = next;
    scheduleTry();
    for (const notify of listeners) notify();
    const isOver = state.step === 'refused' || ('why' in state && state.why);
    if (isOver && isWanted()) forgetPending();
  }

  function scheduleTry() {
    clearTimeout(timer);
    if (listeners.size === 0 || state.step !== 'waiting' || state.until === undefined) return;
    timer = setTimeout(() => tryAgain(false), Math.max(0, state.until - Date.now()));
  }

  const isWanted = () =>
    'submission' in state && orderDraft.read().pending?.since === state.submission.since;

  async function runTry(submission: Submission, byHand: boolean) {
    const before = state;
    setState(startTry(before, submission, Date.now(), byHand));
    if (state === before) return;
    const result = await oneAtATime(() => sendOrder(submission.request, submission.key));
    // Another tab may have placed it while this one waited for its turn.
    if (state.step !== 'sending') return;
    if (result.kind === 'placed') return finish(result.answer);
    if (result.kind === 'key-used') forgetAttempt();
    if (result.kind === 'not-sent') setState(failTry(state, result, Date.now()));
    else setState({ ...state, step: 'refused', result });
  }

  function sendDraft(pending: PendingOrder, byHand: boolean, website = '', elapsed?: number) {
    const { since, ...what } = pending;
    const draft = orderDraft.read();
    const request = {
      ...what,
      customer: cleanCustomer(draft.customer),
      note: manyLines(draft.note),
      confirmed: true,
      website,
      elapsed,
      again: draft.again,
    };
    void runTry({ request, key: attemptKey(), since }, byHand);
  }

  function finish(answer: OrderAnswer) {
    // The receipt first: other tabs look for it when the draft is gone.
    storedOrder.write(answer);
    setState({ step: 'placed', answer, isKept: storedOrder.isKept() });
    clearDraft();
  }

  function endIfChanged() {
    if (!isUnderWay(state) || isWanted()) return;
    const placed = storedOrder.read();
    if (placed?.key === state.submission.key) finish(placed);
    else setState(endTries(state, 'changed'));
  }

  function tryAgain(byHand: boolean) {
    endIfChanged();
    if (state.step === 'waiting') void runTry(state.submission, byHand);
  }

  function tryIfDue() {
    const isDue = state.step === 'waiting' && Date.now() >= state.notBefore;
    if (isDue && document.visibilityState === 'visible') tryAgain(false);
  }

  const onLook = listener('online', 'visibilitychange');

  return {
    state: () => state,
    subscribe(notify: () => void) {
      const ends = [orderDraft.subscribe(endIfChanged), onLook(tryIfDue)];
      listeners.add(notify);
      scheduleTry();
      return () => {
        for (const end of ends) end();
        listeners.delete(notify);
        scheduleTry();
      };
    },
    order(what: Omit<PendingOrder, 'since'>, website: string, elapsed?: number) {
      if (state.step === 'sending' || state.step === 'placed') return;
      const pending = { ...what, since: Date.now() };
      sendDraft(pending, true, website, elapsed);
      orderDraft.change((draft) => ({ ...draft, key: attemptKey(), pending }));
    },
    /** Resumes the interrupted order of this selection; OtherOrder asks about any other. */
    resume(selection: string) {
      const { pending } = orderDraft.read();
      if (!pending) return false;
      const isSame = selectionKey(pending) === selection;
      const goesOn = isUnderWay(state);
      // A differing order was changed here or in another tab's cart, or is too old to act upon.
      const stands = goesOn ? isSame : isFresh(pending);
      const begins = stands && isSame && !goesOn;
      if (!stands) forgetPending();
      if (begins) sendDraft(pending, false);
      return begins;
    },
    tryNow: () => tryAgain(true),
    stop: () => setState(endTries(state, 'stopped')),
  };
}

export type OrderSender = ReturnType<typeof createSender>;

/** Idempotency-Key, held by the page too: another tab may have ordered and cleared the draft. */
const attemptKey = () => (key ??= orderDraft.read().key ?? uuid());

let key: string | undefined;

export const keepDetails = (details: OrderDetails) =>
  orderDraft.change((draft) => ({
    ...details,
    key: draft.key ?? attemptKey(),
    pending: sameDetails(draft, details) ? draft.pending : undefined,
    again: draft.again,
  }));

export function forgetPending() {
  if (orderDraft.read().pending) orderDraft.change((draft) => ({ ...draft, pending: undefined }));
}

function forgetAttempt() {
  key = undefined;
  orderDraft.change((draft) => ({ ...draft, key: undefined }));
}

export function clearDraft() {
  key = undefined;
  orderDraft.write(null);
}

/** Where locks are missing or held too long, the key alone prevents a second order. */
async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  try {
    const signal = AbortSignal.timeout(answersWithinMs + 5_000);
    return await navigator.locks.request('order', { signal }, work);
  } catch {
    return work();
  }
}
