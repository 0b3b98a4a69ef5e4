import type { SendFailure } from './send-order';
import { endTries, failTry, startTry, type Submission, type SendState } from './sender';

const asked = { key: 'k', since: 0 } as Submission;
const lost: SendFailure = { kind: 'not-sent', reason: 'Lost.', mayPass: true };

// What a visitor sees of it: trying-again.test.tsx.

function tryForAnHour() {
  const pauses: number[] = [];
  let now = 0;
  let state: SendState = { step: 'idle' };
  for (;;) {
    state = failTry(startTry(state, asked, now, false), lost, now);
    if (state.step !== 'waiting' || state.until === undefined) return { pauses, now, state };
    pauses.push((state.until - now) / 1_000);
    now = state.until;
  }
}

it('tries again after 5, 15 and 60 seconds, then every 5 minutes for an hour', () => {
  const { pauses, state } = tryForAnHour();
  expect(pauses).toEqual([5, 15, 60, ...Array<number>(12).fill(300)]);
  expect(state).toMatchObject({ step: 'waiting', until: undefined, last: lost });
});

it('begins the pauses anew when the visitor tries after that hour', () => {
  const { now, state } = tryForAnHour();
  expect(failTry(startTry(state, asked, now, true), lost, now)).toMatchObject({
    until: now + 5_000,
  });
});

it('lets a request that is on its way be the last, for the first reason given', () => {
  const flying = endTries(
    endTries(startTry({ step: 'idle' }, asked, 0, false), 'stopped'),
    'changed',
  );
  expect(flying).toMatchObject({ step: 'sending' });
  expect(failTry(flying, lost, 1)).toMatchObject({ step: 'over', why: 'stopped', byHand: true });
});
