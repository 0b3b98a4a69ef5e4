import { readdirSync, readFileSync } from 'node:fs';
import { ownFolder } from '../folder-test-kit';
import { openStore } from '../store/store';
import {
  limitChangeNews,
  limitConfirmation,
  limitFault,
  limitForm,
  limitIntake,
  limitLink,
  limitOpenedLink,
  limitOrder,
  limitQuestion,
  limitQuestionMail,
  limitRequest,
  limitStep,
  limitWaitingMail,
} from './limits';

const inFolder = ownFolder();

const [minute, hour, day] = [60, 3_600, 86_400];
let time = 0;
const later = (seconds: number) => (time += seconds * 1000);

// Limits count in the process's own store.
beforeEach(() => {
  time = Date.UTC(2026, 10, 25, 6);
  Object.assign(globalThis, { practiceStore: openStore('memory:', () => time) });
});
afterAll(() => Reflect.deleteProperty(globalThis, 'practiceStore'));

type Take = (n: number) => ReturnType<typeof limitOrder>;

/**
 * Takes places until there is none: how many there were, and for how many seconds there is none.
 */
async function takeAll(take: Take, pace = 0) {
  for (let taken = 0; taken < 500; taken++) {
    const allowance = await take(taken);
    if (!allowance.ok) return { taken, seconds: allowance.retryAfterSeconds };
    later(pace);
  }
  throw new Error('without end');
}

const one = '203.0.113.1';
/** Another address in another network each time. */
const any = (n: number) => `198.${n >> 8}.${n & 255}.1`;
const mailbox = (n: number) => `a${n}@gmail.com`;
/** Spellings of one mailbox. */
const spelt = (n: number) => ['A.sha+1@gmail.com', 'asha@GoogleMail.com'][n % 2] ?? '';
const firm = (n: number) => `a${n}@firm.example`;

describe('the limits', () => {
  it.each<[string, Take, number, number, number?]>([
    ['posts of an address', () => limitRequest(one), 300, minute],
    ['orders of an address', () => limitOrder(one), 3, minute],
    ['orders of an address in an hour', () => limitOrder(one), 10, hour, 21],
    ['orders of everybody', (n) => limitOrder(any(n)), 200, hour],
    ['forms of an address', () => limitForm('contact', one), 3, minute],
    ['forms of an address in an hour', () => limitForm('contact', one), 10, hour, 21],
    ['messages of everybody', (n) => limitForm('contact', any(n)), 100, hour],
    ['wishes for news of everybody', (n) => limitForm('interest', any(n)), 100, hour],
    ['links that an address tries', () => limitLink(one), 60, minute],
    ['openings of a link', () => limitOpenedLink('token'), 60, minute],
    ['steps of an order', () => limitStep('order'), 10, day],
    ['intakes of an order', (n) => limitIntake('order', any(n)), 1 + 9, day],
    ['intakes from an address', (n) => limitIntake(`${n >> 1}`, n % 2 ? one : any(n)), 41, hour],
    ['intakes of everybody', (n) => limitIntake(`${n >> 1}`, any(n)), 201, hour],
    ['confirmations to a mailbox', (n) => limitConfirmation(spelt(n), any(n)), 3, day],
    ['confirmations to a firm', (n) => limitConfirmation(firm(n), any(n)), 10, day],
    ['confirmations from an address', (n) => limitConfirmation(mailbox(n), one), 5, hour],
    ['confirmations of everybody', (n) => limitConfirmation(mailbox(n), any(n)), 40, hour],
    ['news of changes to a mailbox', (n) => limitChangeNews(spelt(n)), 9, day],
    ['questions to a mailbox', (n) => limitQuestion(spelt(n)), 1, day],
    ['questions to a firm', (n) => limitQuestionMail(firm(n), any(n)), 10, day],
    ['questions of everybody', (n) => limitQuestionMail(mailbox(n), any(n)), 40, hour],
    ['questions that waited', (n) => limitWaitingMail(mailbox(n)), 10, hour],
    ['mails about faults', () => limitFault(), 1, hour],
  ])('of %s are these, either side', async (_, take, most, window, pace = 0) => {
    const seconds = window - most * pace;
    expect(await takeAll(take, pace)).toEqual({ taken: most, seconds });
    later(seconds - 1);
    expect(await take(most)).toMatchObject({ ok: false, retryAfterSeconds: 1 });
    later(1);
    expect((await take(most)).ok).toBe(true);
  });

  it('keep no place where another limit is reached', async () => {
    await takeAll((n) => limitConfirmation(mailbox(n), one));
    for (let times = 0; times < 3; times++) await limitConfirmation('asha@gmail.com', one);
    expect((await takeAll((n) => limitConfirmation(spelt(n), any(n)))).taken).toBe(3);
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
    await takeAll((n) => limitIntake(`${n >> 1}`, any(n)));
    expect((await limitIntake('another order', one)).ok).toBe(true);
  });

  it('leave the others their forms and confirmations, however long one address posts', async () => {
    await takeAll(() => limitForm('interest', one), 21);
    await takeAll((n) => limitConfirmation(mailbox(n), one));
    for (const form of ['interest', 'contact'] as const)
      expect((await limitForm(form, any(1))).ok).toBe(true);
    expect((await limitConfirmation('victim@example.net', any(1))).ok).toBe(true);
    expect((await limitQuestionMail('victim@example.net', any(1))).ok).toBe(true);
  });

  /** Twenty machines in as many networks, four of one host, and one network of a data centre. */
  const floods: [string, string[]][] = [
    ['twenty addresses', Array.from({ length: 20 }, (_, n) => any(n))],
    ['a network of four addresses', [1, 2, 3, 4].map((n) => `203.0.113.${n}`)],
    ['one /48', Array.from({ length: 40 }, (_, n) => `2001:db8:1:${n.toString(16)}00::1`)],
  ];

  it.each(
    floods.flatMap(([who, from]) =>
      (
        [
          ['orders', limitOrder],
          ['messages', (address) => limitForm('contact', address)],
          ['wishes', (address) => limitForm('interest', address)],
          ['confirmations', (address, n) => limitConfirmation(mailbox(n), address)],
          ['questions', (address, n) => limitQuestionMail(mailbox(n), address)],
          ['intakes', (address, n) => limitIntake(`${n >> 1}`, address)],
        ] as [string, (address: string, n: number) => ReturnType<typeof limitOrder>][]
      ).map(([what, limit]) => [what, who, from, limit] as const),
    ),
  )('leave room for the %s of newcomers, however much %s ask', async (_, __, from, limit) => {
    for (let n = 0; n < 600; n++) {
      await limit(from[n % from.length] ?? '', n);
      if (n % 60 === 59) later(60);
    }
    for (let n = 1000; n < 1005; n++) expect((await limit(any(n), n)).ok).toBe(true);
  });

  it('leave a quarter to those who have come before, all together', async () => {
    const again = (n: number) => limitQuestionMail(mailbox(n), one);
    expect((await again(0)).ok).toBe(true);
    expect((await takeAll((n) => again(n + 1))).taken).toBe(10);
  });

  it('cost nobody anything where they cannot be counted', async () => {
    const consume = () => Promise.reject(new Error('away'));
    Object.assign(globalThis, { practiceStore: { consume, refund: consume } });
    const allowance = await limitOrder(one);
    expect(allowance.ok).toBe(true);
    if (allowance.ok) await expect(allowance.refund()).resolves.toBeUndefined();
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
