/** @jest-environment node */
import { AsyncLocalStorage } from 'node:async_hooks';
import { confirmationPlace, formPlace, mailbox, orderPlace, questionPlace } from './limits';

/** Takes places until there is none, ten at most. */
async function takeAll(take: () => ReturnType<typeof orderPlace>) {
  for (let taken = 0; taken < 50; taken++) {
    const place = await take();
    if (!place.ok) return { taken, retryAfterSeconds: place.retryAfterSeconds };
  }
  return { taken: 50, retryAfterSeconds: 0 };
}

describe('the limits', () => {
  it('grant an address three orders a minute, and each address its own', async () => {
    const full = await takeAll(() => orderPlace('203.0.113.1'));
    expect(full.taken).toBe(3);
    expect(full.retryAfterSeconds).toBeGreaterThan(0);
    expect(full.retryAfterSeconds).toBeLessThanOrEqual(60);
    expect((await orderPlace('203.0.113.2')).ok).toBe(true);
  });

  it('hold on to no request while they count', async () => {
    const requests = new AsyncLocalStorage<string>();
    const holders: unknown[] = [];
    const timer = jest.spyOn(globalThis, 'setTimeout');
    timer.mockImplementation(() => {
      holders.push(requests.getStore());
      return {} as NodeJS.Timeout;
    });
    try {
      await requests.run('a request', () => orderPlace('203.0.113.9'));
    } finally {
      timer.mockRestore();
    }
    expect(holders).toEqual([undefined, undefined, undefined]);
  });

  it('grant it ten an hour', async () => {
    jest.useFakeTimers();
    try {
      let granted = 0;
      for (let minute = 0; minute < 6; minute++) {
        granted += (await takeAll(() => orderPlace('203.0.113.3'))).taken;
        await jest.advanceTimersByTimeAsync(61_000);
      }
      expect(granted).toBe(10);
    } finally {
      jest.useRealTimers();
    }
  });

  it('give a place back when nothing came of it', async () => {
    const place = await orderPlace('203.0.113.4');
    if (place.ok) await place.giveBack();
    expect((await takeAll(() => orderPlace('203.0.113.4'))).taken).toBe(3);
  });

  it('count nobody in particular when the address is not known', async () => {
    expect((await takeAll(() => formPlace('contact', undefined))).taken).toBe(50);
  });

  it('leave the others their forms and confirmations, however long one address posts', async () => {
    jest.useFakeTimers();
    try {
      let asked = 0;
      for (let minute = 0; minute < 34; minute++) {
        for (let post = 0; post < 4; post++) {
          const place = await formPlace('interest', '203.0.113.20');
          if (!place.ok) continue;
          asked += 1;
          await questionPlace(`victim-${minute}-${post}@example.com`);
        }
        await jest.advanceTimersByTimeAsync(61_000);
      }
      expect(asked).toBe(10);
      expect((await formPlace('interest', '203.0.113.21')).ok).toBe(true);
      expect((await formPlace('contact', '203.0.113.21')).ok).toBe(true);
      expect((await confirmationPlace('victim@example.net')).ok).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });

  it('count the question about news apart from confirmations, once a day', async () => {
    expect((await questionPlace('ravi@example.com')).ok).toBe(true);
    expect((await questionPlace('Ravi+2@example.com')).ok).toBe(false);
    expect((await confirmationPlace('ravi@example.com')).ok).toBe(true);
  });

  it('grant a mailbox three confirmations a day, however it is spelt', async () => {
    const spellings = ['A.sha@gmail.com', 'asha+1@gmail.com', 'as.ha@googlemail.com'];
    for (const email of spellings.slice(0, 2))
      expect((await confirmationPlace(email)).ok).toBe(true);
    expect((await confirmationPlace('asha@GMAIL.com')).ok).toBe(true);
    expect((await confirmationPlace('a.s.h.a+2@gmail.com')).ok).toBe(false);
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
