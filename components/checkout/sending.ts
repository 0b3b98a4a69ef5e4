/**
 * Where an order stands on its way to the practice, and when it is tried again. Pure: moments are
 * arguments, in milliseconds. What acts on it is use-sending.ts.
 */
import type { NotSent, OrderRequest, Refused } from './send-order';

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
