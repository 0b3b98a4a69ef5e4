import { deliver, retried, singleAttempt, type Attempt, type Clock, type Form } from './send';

const down: Attempt = { kind: 'failed', reason: 'refused', again: true };
const sent: Attempt = { kind: 'sent', messageId: 'id-1' };
const limits = retried;
const malformed: Attempt = { kind: 'failed', reason: 'refused', again: false, malformed: true };

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
const answering = (...attempts: Attempt[]) =>
  jest.fn(async (form: Form) => (form ? attempts.shift() : undefined) ?? down);

describe('delivering a mail', () => {
  it('takes 20 seconds for the owner’s and 5 for the buyer’s, as the relay’s contract says', () => {
    expect(retried).toEqual({ attempts: 3, eachMs: 12_000, totalMs: 20_000, spareMs: 7_000 });
    expect(singleAttempt).toEqual({ attempts: 1, eachMs: 5_000, totalMs: 5_000, spareMs: 2_500 });
  });

  it('tries again after a failure that may pass, waiting longer each time', async () => {
    const clock = fakeClock();
    const outcome = await deliver([answering(down, down, sent)], limits, clock);
    expect(outcome).toEqual({ ok: true, messageId: 'id-1', attempts: 3 });
    expect(clock.waits).toEqual([300, 600]);
  });

  it('gives up after three attempts', async () => {
    const provider = answering();
    expect(await deliver([provider], limits, fakeClock())).toEqual({
      ok: false,
      reason: 'refused',
      attempts: 3,
    });
    expect(provider).toHaveBeenCalledTimes(3);
  });

  it('takes a final no for an answer', async () => {
    const provider = answering({ ...down, again: false }, sent);
    expect(await deliver([provider], limits, fakeClock())).toMatchObject({
      ok: false,
      attempts: 1,
    });
  });

  it('waits as long as the provider asks, when that fits', async () => {
    const clock = fakeClock();
    await deliver([answering({ ...down, retryAfterMs: 4_000 }, sent)], limits, clock);
    expect(clock.waits).toEqual([4_000]);
  });

  it('does not wait for a time that does not fit', async () => {
    const provider = answering({ ...down, retryAfterMs: 20_000 }, sent);
    expect(await deliver([provider], limits, fakeClock())).toMatchObject({
      ok: false,
      attempts: 1,
    });
  });

  it('cuts off an attempt that never ends, and tells it so', async () => {
    const signals: AbortSignal[] = [];
    const hanging = (_form: Form, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<Attempt>(() => undefined);
    };
    const short = { ...limits, attempts: 2, eachMs: 5 };
    const outcome = await deliver([hanging], short, fakeClock());
    expect(outcome).toEqual({ ok: false, reason: 'timed-out', attempts: 2 });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('tries once more in the plainest form when the provider objects to the mail, without waiting', async () => {
    const clock = fakeClock();
    const provider = answering(malformed, sent);
    expect(await deliver([provider], { ...limits, attempts: 1 }, clock)).toMatchObject({
      ok: true,
      attempts: 2,
    });
    expect(provider.mock.calls.map(([form]) => form)).toEqual(['full', 'minimal']);
    expect(clock.waits).toEqual([0]);
  });

  it('does not try the plainest form twice', async () => {
    const provider = answering(malformed, malformed, sent);
    expect(await deliver([provider], limits, fakeClock())).toMatchObject({ ok: false });
    expect(provider).toHaveBeenCalledTimes(2);
  });

  it('takes the second way out when the first one fails', async () => {
    const second = answering(sent);
    const outcome = await deliver(
      [answering({ ...down, again: false }), second],
      limits,
      fakeClock(),
    );
    expect(outcome).toEqual({ ok: true, messageId: 'id-1', attempts: 2 });
    expect(second.mock.calls.map(([form]) => form)).toEqual(['full']);
  });

  it('leaves the second way time when the first one never answers', async () => {
    const hanging = jest.fn(() => new Promise<Attempt>(() => undefined));
    const second = answering(sent);
    const short = { attempts: 3, eachMs: 40, totalMs: 60, spareMs: 30 };
    expect(await deliver([hanging, second], short)).toMatchObject({ ok: true });
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('says so when there is no way out', async () => {
    expect(await deliver([], limits, fakeClock())).toEqual({
      ok: false,
      reason: 'not-configured',
      attempts: 0,
    });
  });
});
