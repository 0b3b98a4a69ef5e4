import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { isFresh, orderedAs } from '@/lib/order/draft';
import { invoiceId, type OrderAnswer } from '@/lib/order/order';
import { answersWithinMs } from '@/lib/problem';
import { readStoredOrder } from '../order-received/use-stored-order';
import type { Choice } from './choice';
import {
  changeDraft,
  forgetPending,
  loadDraft,
  subscribeDraft,
  attemptKey,
  idsOf,
  requestOf,
  setTick,
} from './draft';
import {
  sendOrder,
  type OrderRequest,
  type Refused,
  type SendResult,
  type NotSent,
} from './send-order';

type Handlers = {
  onPlaced: (answer: OrderAnswer) => void;
  onRefused: (result: Refused, byHand: boolean) => void;
};

/**
 * Sends an order, and sends it again until it is placed: after pauses, when the connection is back, when
 * somebody looks at the page again. The pending in the draft decides: without it nothing goes out by itself.
 */
export function useSending({ onPlaced, onRefused }: Handlers) {
  const [state, setState] = useState<Sending>({ step: 'idle' });
  // Answers and timers come between two drawings of the page, and then what was drawn is old.
  const latest = useRef(state);

  function go(next: Sending) {
    latest.current = next;
    setState(next);
  }

  async function attempt(asked: Asked, byHand: boolean) {
    const before = latest.current;
    go(send(before, asked, Date.now(), byHand));
    if (latest.current === before) return;
    settle(await oneAtATime(() => sendOrder(asked.request, asked.key)));
  }

  function settle(result: SendResult) {
    const { current } = latest;
    // Another tab may have placed it while this one waited for its turn.
    if (current.step !== 'sending') return;
    if (result.kind === 'placed') return place(result.answer);
    if (result.kind === 'not-sent') go(fail(current, result, Date.now()));
    else go({ step: 'refused', asked: current.asked, byHand: current.byHand, result });
    if (!isUnderWay(latest.current)) forgetPending();
    if (result.kind !== 'not-sent') onRefused(result, current.byHand);
  }

  function place(answer: OrderAnswer) {
    go({ step: 'placed' });
    onPlaced(answer);
  }

  function stop(why: Over) {
    go(end(latest.current, why));
    forgetPending();
  }

  /** The draft has changed: is what this page sends still wanted? */
  function check() {
    const { current } = latest;
    if (!isUnderWay(current) || loadDraft().pending?.since === current.asked.since) return;
    const placed = placedInAnotherTab(current.asked.key);
    if (placed) place(placed);
    else go(end(current, 'changed'));
  }

  function tryAgain(byHand: boolean) {
    check();
    const { current } = latest;
    if (current.step === 'waiting') void attempt(current.asked, byHand);
  }

  const onDraft = useEffectEvent(check);
  const onTime = useEffectEvent(() => tryAgain(false));

  useEffect(() => subscribeDraft(() => onDraft()), []);
  useEffect(() => {
    if (state.step !== 'waiting') return;
    const { until, notBefore } = state;
    return whenDue(until, notBefore, () => onTime());
  }, [state]);

  return {
    state,
    /** The visitor pressed 'Complete Order'. */
    order(request: OrderRequest, key: string) {
      if (latest.current.step === 'sending' || latest.current.step === 'placed') return;
      const asked = { request, key, since: Date.now() };
      void attempt(asked, true);
      const { currency, services, expectedTotal } = request;
      const pending = { currency, services, expectedTotal, since: asked.since };
      changeDraft((draft) => ({ ...draft, key, pending }));
    },
    /** Goes on with an order that was asked for before the page was loaded. */
    resume: (asked: Asked) => void attempt(asked, false),
    tryNow: () => tryAgain(true),
    stop: () => stop('stopped'),
  };
}

/** Calls back at the moment, or when the device is connected again, or when somebody looks at the page. */
function whenDue(until: number | undefined, notBefore: number, due: () => void) {
  const timer = until === undefined ? undefined : setTimeout(due, Math.max(0, until - Date.now()));
  const dueNow = () => {
    if (Date.now() >= notBefore) due();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') dueNow();
  };
  addEventListener('online', dueNow);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', dueNow);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

function placedInAnotherTab(key: string): OrderAnswer | undefined {
  const answer = readStoredOrder();
  return answer?.order.invoiceId === invoiceId(key) ? answer : undefined;
}

/**
 * Where an order stands on its way to the practice, and when it is tried again. Pure: moments are
 * arguments, in milliseconds. What acts on it is use-sending.ts.
 */

/** What is sent: the same body under the same key, however often. `since` names the pending in the draft. */
export type Asked = { request: OrderRequest; key: string; since: number };

/** `byHand`: the visitor waits for an answer to a button, so the focus goes to the news. */
type Common = { asked: Asked; byHand: boolean };

/** Counts from the moment at which the trying began. */
type Trying = Common & { begun: number; tries: number };

/** A request is on its way. `last` is what came of the one before; after `over` there is no other. */
export type Flying = Trying & { step: 'sending'; since: number; last?: NotSent; over?: Over };

/** `until` is the moment of the next try, undefined when the hour is over; `notBefore` is the server's pending. */
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
  | { step: 'placed' };

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
export function send(from: Sending, asked: Asked, now: number, byHand: boolean): Sending {
  if (from.step === 'sending' || from.step === 'placed') return from;
  const goesOn = from.step === 'waiting' && !byHand;
  return {
    step: 'sending',
    asked,
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
  const { asked, byHand, begun, tries } = from;
  const why = from.over ?? (result.mayPass ? undefined : 'hopeless');
  if (why) return { step: 'over', asked, byHand, why, last: result };
  const pause = pauses[tries - 1] ?? laterPause;
  const notBefore = now + (result.wait ?? 0);
  return {
    step: 'waiting',
    asked,
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
  return { step: 'over', asked: from.asked, byHand, why, last: from.last };
}

/**
 * Goes on with an order that was on its way when the page was left, if the page still shows the same
 * one. Another one is asked about instead: see other-order.tsx.
 */
export function useResume(
  form: RefObject<HTMLFormElement | null>,
  choice: Choice | undefined,
  sending: ReturnType<typeof useSending>,
) {
  const shown = choice && orderedAs(idsOf(choice));

  const onChoice = useEffectEvent(() => {
    const draft = loadDraft();
    const { pending } = draft;
    if (!choice || !form.current || !pending) return;
    const isSame = orderedAs(pending) === shown;
    // What is ordered was changed on this page, or in the cart of another tab.
    if (isUnderWay(sending.state)) return isSame ? undefined : forgetPending();
    if (!isFresh(pending, Date.now())) return forgetPending();
    if (!isSame) return;
    // They confirmed exactly this before.
    setTick(form.current, true);
    const request = requestOf(choice, draft, pending.expectedTotal, form.current);
    sending.resume({ request, key: attemptKey(), since: pending.since });
  });

  useEffect(() => onChoice(), [shown]);
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
