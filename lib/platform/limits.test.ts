/** @jest-environment node */
import { limitConfirmation, limitForm, mailbox, limitOrder, limitQuestion } from './limits';

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

  it('count nobody in particular when the address is not known', async () => {
    expect((await takeAll(() => limitForm('contact', undefined))).taken).toBe(50);
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
      expect((await limitConfirmation('victim@example.net')).ok).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });

  it('count the question about news apart from confirmations, once a day', async () => {
    expect((await limitQuestion('ravi@example.com')).ok).toBe(true);
    expect((await limitQuestion('Ravi+2@example.com')).ok).toBe(false);
    expect((await limitConfirmation('ravi@example.com')).ok).toBe(true);
  });

  it('grant a mailbox three confirmations a day, however it is spelt', async () => {
    const spellings = ['A.sha@gmail.com', 'asha+1@gmail.com', 'as.ha@googlemail.com'];
    for (const email of spellings.slice(0, 2))
      expect((await limitConfirmation(email)).ok).toBe(true);
    expect((await limitConfirmation('asha@GMAIL.com')).ok).toBe(true);
    expect((await limitConfirmation('a.s.h.a+2@gmail.com')).ok).toBe(false);
  });
});

it.each([
  ['Asha+book@Example.com', 'asha@example.com'],
  ['a.sha@example.com', 'asha@example.com'],
  ['asha-shop@example.com', 'asha@example.com'],
  ['asha-shop-2@example.com', 'asha@example.com'],
  [
    'asha-of-the-flower-shop-at-wardha@example.com',
    'asha-of-the-flower-shop-at-wardha@example.com',
  ],
  ['asha@bücher.example', 'asha@xn--bcher-kva.example'],
  ['asha@XN--BCHER-KVA.example.', 'asha@xn--bcher-kva.example'],
  ['a.sha+1@gmail.com', 'asha@gmail.com'],
  ['a.sha@googlemail.com', 'asha@gmail.com'],
])('%s is the mailbox %s', (email, box) => {
  expect(mailbox(email)).toBe(box);
});
