import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OrderAnswer } from '@/lib/order/order';
import { readStoredOrder } from '../order-received/use-stored-order';
import { changeDraft, forgetPending, loadDraft, subscribeDraft } from './draft-store';
import { oneAtATime } from './one-at-a-time';
import { sendOrder, type OrderRequest, type Refused, type SendResult } from './send-order';
import { end, fail, isUnderWay, send, type Asked, type Over, type Sending } from './sending';

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
  return answer?.key === key ? answer : undefined;
}
