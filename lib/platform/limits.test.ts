import { readdirSync, readFileSync } from 'node:fs';
import { ownFolder } from '../folder-test-kit';
import { openStore } from '../store/store';
import {
  limitConfirmation,
  limitFault,
  limitForm,
  limitIntake,
  limitLink,
  limitOpenedLink,
  limitOrder,
  limitQuestion,
  limitReferrer,
  limitRequest,
  limitStep,
  limitVisit,
  limitWeek,
} from './limits';

const inFolder = ownFolder();

// The limits count in the process's own store.
beforeEach(() => Reflect.deleteProperty(globalThis, 'practiceStore'));

/** Takes places until there is none: how many there were, and for how many seconds there is none. */
async function takeAll(take: (n: number) => ReturnType<typeof limitOrder>) {
  for (let taken = 0; taken < 500; taken++) {
    const allowance = await take(taken);
    if (!allowance.ok) return { taken, seconds: allowance.retryAfterSeconds };
  }
  throw new Error('without end');
}

const [minute, hour, day] = [60, 3_600, 86_400];
const one = '203.0.113.1';
/** Never the same one. */
const any = (n: number) => `198.18.${n >> 8}.${n & 255}`;
const mailbox = (n: number) => `a${n}@gmail.com`;

describe('the limits', () => {
  it.each<[string, (n: number) => ReturnType<typeof limitOrder>, number, number]>([
    ['posts of an address', () => limitRequest(one), 300, minute],
    ['orders of an address', () => limitOrder(one), 3, minute],
    ['orders of everybody', (n) => limitOrder(any(n)), 200, hour],
    ['forms of an address', () => limitForm('contact', one), 3, minute],
    ['messages of everybody', (n) => limitForm('contact', any(n)), 100, hour],
    ['wishes for news of everybody', (n) => limitForm('interest', any(n)), 100, hour],
    ['links that an address tries', () => limitLink(one), 60, minute],
    ['openings of a link', () => limitOpenedLink('token'), 60, minute],
    ['steps of an order', () => limitStep('order'), 10, day],
    ['intakes of an order', (n) => limitIntake('order', any(n)), 1 + 9, day],
    ['confirmations to a mailbox', (n) => limitConfirmation('a@gmail.com', any(n)), 3, day],
    ['confirmations to a firm', (n) => limitConfirmation(`a${n}@firm.example`, any(n)), 10, day],
    ['confirmations from an address', (n) => limitConfirmation(mailbox(n), one), 5, hour],
    ['confirmations of everybody', (n) => limitConfirmation(mailbox(n), any(n)), 40, hour],
    ['questions to a mailbox', () => limitQuestion('a@gmail.com'), 1, day],
    ['questions to a firm', (n) => limitQuestion(`a${n}@firm.example`), 10, day],
    ['questions of everybody', (n) => limitQuestion(mailbox(n)), 40, hour],
    ['pages that an address opened', () => limitVisit(one), 120, minute],
    ['sites that an address names', (n) => limitReferrer(`${n}.example`, one), 3, day],
    ['tries to mail the counts', () => limitWeek(), 1, hour],
    ['mails about faults', () => limitFault(), 1, hour],
  ])('of %s are these, either side', async (_, take, most, window) => {
    const { taken, seconds } = await takeAll(take);
    expect(taken).toBe(most);
    expect(seconds).toBeLessThanOrEqual(window);
    expect(seconds).toBeGreaterThan(window - minute);
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

  it('grant one address twenty intakes an hour that are no first ones', async () => {
    const orders = ['a', 'b', 'c'];
    for (const order of orders) await limitIntake(order, any(1));
    expect((await takeAll((n) => limitIntake(orders[n % 3] ?? '', one))).taken).toBe(20);
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

  it('leave nothing on the disk that says whom they count', async () => {
    const practiceStore = openStore(`file:${inFolder('site.db')}`);
    Object.assign(globalThis, { practiceStore });
    try {
      await limitConfirmation('asha@firm.example', one);
      await limitOpenedLink('a-token');
      const written = readdirSync(inFolder()).map((name) => readFileSync(inFolder(name), 'latin1'));
      expect(written.join('')).toContain('confirmation-mailbox ');
      expect(written.join('')).not.toMatch(/asha|firm\.example|203\.0\.113|a-token/);
    } finally {
      await practiceStore.close();
    }
  });
});
