/** @jest-environment node */
import { deliver, type Attempt, type Clock } from './deliver';

const down: Attempt = { kind: 'failed', reason: 'refused', again: true };
const sent: Attempt = { kind: 'sent', messageId: 'id-1' };
const limits = { attempts: 3, eachMs: 12_000, totalMs: 20_000 };

/** A clock that runs only while somebody waits, and always draws the same lot. */
function fakeClock(): Clock & { waits: number[] } {
  const waits: number[] = [];
  return {
    waits,
    now: () => waits.reduce((sum, ms) => sum + ms, 0),
    wait: async (ms) => void waits.push(ms),
    random: () => 0.5,
  };
}

/** A provider that answers these in turn. */
const answering = (...attempts: Attempt[]) => jest.fn(async () => attempts.shift() ?? down);

describe('delivering a mail', () => {
  it('tries again after a failure that may pass, waiting longer each time', async () => {
    const clock = fakeClock();
    const outcome = await deliver(answering(down, down, sent), limits, clock);
    expect(outcome).toEqual({ ok: true, messageId: 'id-1', attempts: 3 });
    expect(clock.waits).toEqual([300, 600]);
  });

  it('gives up after three attempts', async () => {
    const provider = answering();
    expect(await deliver(provider, limits, fakeClock())).toEqual({
      ok: false,
      reason: 'refused',
      attempts: 3,
    });
    expect(provider).toHaveBeenCalledTimes(3);
  });

  it('takes a final no for an answer', async () => {
    const provider = answering({ ...down, again: false }, sent);
    expect(await deliver(provider, limits, fakeClock())).toMatchObject({ ok: false, attempts: 1 });
  });

  it('waits as long as the provider asks, when that fits', async () => {
    const clock = fakeClock();
    await deliver(answering({ ...down, retryAfterMs: 4_000 }, sent), limits, clock);
    expect(clock.waits).toEqual([4_000]);
  });

  it('does not wait for a time that does not fit', async () => {
    const provider = answering({ ...down, retryAfterMs: 20_000 }, sent);
    expect(await deliver(provider, limits, fakeClock())).toMatchObject({ ok: false, attempts: 1 });
  });

  it('cuts off an attempt that never ends, and tells it so', async () => {
    const signals: AbortSignal[] = [];
    const hanging = (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<Attempt>(() => undefined);
    };
    const outcome = await deliver(hanging, { ...limits, attempts: 2, eachMs: 5 }, fakeClock());
    expect(outcome).toEqual({ ok: false, reason: 'timed-out', attempts: 2 });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });
});
