import type { NotSent } from './send-order';
import { end, fail, send, type Submission, type Sending } from './sender';

const asked = { key: 'k', since: 0 } as Submission;
const minute = 60_000;
const lost: NotSent = { kind: 'not-sent', reason: 'Lost.', mayPass: true };

// What a visitor sees of it: trying-again.test.tsx.

/** Tries that all fail at once, each when it is due: the pauses between them. */
function pausesUntilTheEnd() {
  const pauses: number[] = [];
  let now = 0;
  let state: Sending = { step: 'idle' };
  for (;;) {
    state = fail(send(state, asked, now, false), lost, now);
    if (state.step !== 'waiting' || state.until === undefined) return { pauses, now, state };
    pauses.push((state.until - now) / 1_000);
    now = state.until;
  }
}

it('tries again after 5, 15 and 60 seconds, then every 5 minutes for an hour', () => {
  const { pauses, now, state } = pausesUntilTheEnd();
  expect(pauses.slice(0, 5)).toEqual([5, 15, 60, 300, 300]);
  expect(now).toBeGreaterThanOrEqual(60 * minute);
  expect(now).toBeLessThan(66 * minute);
  expect(state).toMatchObject({ step: 'waiting', until: undefined, last: lost });
});

it('starts its pauses and its hour anew when the visitor tries', () => {
  const { state, now } = pausesUntilTheEnd();
  expect(fail(send(state, asked, now, true), lost, now)).toMatchObject({ until: now + 5_000 });
});

it('sends nothing beside a request that is on its way, and nothing once the order is placed', () => {
  const flying = send({ step: 'idle' }, asked, 0, true);
  expect(send(flying, asked, 1, true)).toBe(flying);
  const placed = { step: 'placed' } as Sending;
  expect(send(placed, asked, 1, true)).toBe(placed);
});

it('lets a request that is on its way be the last, for the first reason given', () => {
  const flying = end(end(send({ step: 'idle' }, asked, 0, false), 'stopped'), 'changed');
  expect(flying).toMatchObject({ step: 'sending' });
  expect(fail(flying, lost, 1)).toMatchObject({ step: 'over', why: 'stopped', byHand: true });
});
