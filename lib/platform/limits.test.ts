/** @jest-environment node */
import {
  limitConfirmation,
  limitForm,
  limitIntake,
  limitOpenedLink,
  limitOrder,
  limitQuestion,
  limitReferrer,
} from './limits';

/** Takes places until there is none, ten at most. */
async function takeAll(take: () => ReturnType<typeof limitOrder>) {
  for (let taken = 0; taken < 50; taken++) {
    const allowance = await take();
    if (!allowance.ok) return { taken, retryAfterSeconds: allowance.retryAfterSeconds };
  }
  return { taken: 50, retryAfterSeconds: 0 };
}

describe('the limits', () => {
  it('grant an address three orders a minute, and each address its own', async () => {
    const full = await takeAll(() => limitOrder('203.0.113.1'));
    expect(full.taken).toBe(3);
    expect(full.retryAfterSeconds).toBeGreaterThan(0);
    expect(full.retryAfterSeconds).toBeLessThanOrEqual(60);
    expect((await limitOrder('203.0.113.2')).ok).toBe(true);
  });

  it('grant it ten an hour', async () => {
    jest.useFakeTimers({
      now: Date.now(),
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
    });
    try {
      let granted = 0;
      for (let minute = 0; minute < 6; minute++) {
        granted += (await takeAll(() => limitOrder('203.0.113.3'))).taken;
        await jest.advanceTimersByTimeAsync(61_000);
      }
      expect(granted).toBe(10);
    } finally {
      jest.useRealTimers();
    }
  });

  it('give a place back when nothing came of it', async () => {
    const allowance = await limitOrder('203.0.113.4');
    if (allowance.ok) await allowance.refund();
    expect((await takeAll(() => limitOrder('203.0.113.4'))).taken).toBe(3);
  });

  it('grant an IPv6 network of many visitors four times as much as one of them', async () => {
    const from = (half: number) => `2001:db8:1:${(half * 256).toString(16)}::1`;
    let granted = 0;
    for (let half = 0; half < 20; half++)
      granted += (await takeAll(() => limitOrder(from(half)))).taken;
    expect(granted).toBe(12);
    expect((await limitOrder('2001:db8:2::1')).ok).toBe(true);
  });

  it('leave every order its first intake, however often others send theirs', async () => {
    let sent = 0;
    for (let order = 0; order < 30; order++)
      for (let time = 0; time < 12; time++)
        if ((await limitIntake(`order ${order}`, `203.0.113.${50 + order}`)).ok) sent += 1;
    expect(sent).toBe(30 + 100);
    expect((await limitIntake('another order', '203.0.113.50')).ok).toBe(true);
  });

  it('grant one address few intakes that are no first ones', async () => {
    for (let order = 100; order < 102; order++) await limitIntake(`order ${order}`, '203.0.113.90');
    const again = () => limitIntake('order 100', '203.0.113.90');
    expect((await takeAll(again)).taken).toBeLessThanOrEqual(9);
  });

  it('count each link for itself', async () => {
    for (let time = 0; time < 600; time++) await limitOpenedLink('an order’s own');
    expect((await limitOpenedLink('an order’s own')).ok).toBe(false);
    expect((await limitOpenedLink('the owner’s')).ok).toBe(true);
  });

  it('let an address name three sites a day, each once', async () => {
    const named = [];
    for (const host of ['a.example', 'a.example', 'b.example', 'c.example', 'd.example'])
      named.push((await limitReferrer(host, '203.0.113.60')).ok);
    expect(named).toEqual([true, false, true, true, false]);
  });

  it('leave the others their forms and confirmations, however long one address posts', async () => {
    jest.useFakeTimers({
      now: Date.now(),
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
    });
    try {
      let asked = 0;
      for (let minute = 0; minute < 34; minute++) {
        for (let post = 0; post < 4; post++) {
          const allowance = await limitForm('interest', '203.0.113.20');
          if (!allowance.ok) continue;
          asked += 1;
          await limitQuestion(`victim-${minute}-${post}@example.com`);
        }
        await jest.advanceTimersByTimeAsync(61_000);
      }
      expect(asked).toBe(10);
      expect((await limitForm('interest', '203.0.113.21')).ok).toBe(true);
      expect((await limitForm('contact', '203.0.113.21')).ok).toBe(true);
      expect((await limitConfirmation('victim@example.net', '203.0.113.21')).ok).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });

  it('count the question about news apart from confirmations, once a day', async () => {
    expect((await limitQuestion('ravi@gmail.com')).ok).toBe(true);
    expect((await limitQuestion('Ravi+2@gmail.com')).ok).toBe(false);
    expect((await limitConfirmation('ravi@gmail.com', '203.0.113.22')).ok).toBe(true);
  });

  it('grant a mailbox three confirmations a day, however it is spelt', async () => {
    const spellings = ['A.sha@gmail.com', 'asha+1@gmail.com', 'asha@GMAIL.com'];
    for (const email of spellings)
      expect((await limitConfirmation(email, '203.0.113.30')).ok).toBe(true);
    expect((await limitConfirmation('a.s.h.a+2@googlemail.com', '203.0.113.31')).ok).toBe(false);
    expect((await limitConfirmation('a-sha@gmail.com', '203.0.113.31')).ok).toBe(true);
  });

  it('grant all mailboxes of a firm ten a day, and those of a large provider more', async () => {
    const sent = { 'firm.example': 0, 'gmail.com': 0 };
    for (const domain of ['firm.example', 'gmail.com'] as const)
      for (let n = 0; n < 12; n++)
        if ((await limitConfirmation(`a${n}@${domain}`, `203.0.113.${100 + n}`)).ok)
          sent[domain] += 1;
    expect(sent).toEqual({ 'firm.example': 10, 'gmail.com': 12 });
  });

  it('send one address’s orders five confirmations an hour', async () => {
    let n = 0;
    const next = () => limitConfirmation(`b${n++}@gmail.com`, '203.0.113.40');
    expect((await takeAll(next)).taken).toBe(5);
  });
});
