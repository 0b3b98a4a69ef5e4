import { writeFile } from 'node:fs/promises';
import { startMailServer } from '@/e2e/mail-server.mjs';
import { ownFolder } from '../folder-test-kit';
import { env } from '../settings/env';
import type { Attempt, MailFormat } from './transport';
import {
  canSend,
  deliver,
  retryLimits,
  send,
  singleAttempt,
  describeTransport,
  type RetryClock,
} from './send';
import { sampleMessage } from './test-kit';

const down: Attempt = { kind: 'failed', reason: 'refused', again: true };
const no: Attempt = { ...down, again: false };
const malformed: Attempt = { ...no, malformed: true };
const thisOne: Attempt = { ...no, onlyThisMail: true };
const greylisted: Attempt = { ...down, onlyThisMail: true };
const unreadable: Attempt = { ...thisOne, malformed: true };
const busy = (retryAfterMs: number): Attempt => ({ ...down, retryAfterMs });
const sent: Attempt = { kind: 'sent', messageId: 'id-1' };
const limits = retryLimits;

const taken = (attempts: number) => ({ ok: true, messageId: 'id-1', attempts });
const refused = (attempts: number) => ({ ok: false, reason: 'refused', attempts });

/** Runs only while somebody waits, and always draws the same lot. */
function fakeClock(): RetryClock & { waits: number[] } {
  const waits: number[] = [];
  return {
    waits,
    now: () => waits.reduce((sum, ms) => sum + ms, 0),
    wait: async (ms) => void waits.push(ms),
    random: () => 0.5,
  };
}

/** Answers these in turn. */
const answering = (...attempts: Attempt[]) =>
  jest.fn(async (form: MailFormat) => (form ? attempts.shift() : undefined) ?? down);

describe('delivering a mail', () => {
  it('takes 20 seconds for the owner’s and 5 for the buyer’s, as the relay’s contract says', () => {
    expect(retryLimits).toEqual({ attempts: 3, eachMs: 12_000, totalMs: 20_000, spareMs: 7_000 });
    expect(singleAttempt).toEqual({ attempts: 1, eachMs: 5_000, totalMs: 5_000, spareMs: 2_500 });
  });

  it.each<[string, Attempt[], object, number[]]>([
    ['waits longer after each failure that may pass', [down, down, sent], taken(3), [300, 600]],
    ['gives up after three attempts', [down, down, down, sent], refused(3), [300, 600]],
    ['takes a final no for an answer', [no, sent], refused(1), []],
    ['waits as long as the provider asks', [busy(19_999), sent], taken(2), [19_999]],
    ['does not wait for a time that does not fit', [busy(20_000), sent], refused(1), []],
    ['counts what it has waited before', [down, busy(19_700), sent], refused(2), [300]],
    ['tries the plainest form without waiting', [malformed, sent], taken(2), [0]],
    ['tries the plainest form once', [malformed, malformed, sent], refused(2), [0]],
    ['tries a plain form again that is not refused', [malformed, down, sent], taken(3), [0, 600]],
  ])('%s', async (_, answers, outcome, waits) => {
    const clock = fakeClock();
    const provider = answering(...answers);
    expect(await deliver([provider], limits, clock)).toEqual(outcome);
    expect(clock.waits).toEqual(waits);
    const [first, ...later] = provider.mock.calls.map(([form]) => form);
    const next = answers[0] === malformed ? 'minimal' : 'full';
    expect([first, ...later]).toEqual(['full', ...later.map(() => next)]);
  });

  it('cuts off an attempt that never ends, and tells it so', async () => {
    const signals: AbortSignal[] = [];
    const hanging = (_form: MailFormat, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<Attempt>(() => undefined);
    };
    const short = { ...limits, attempts: 2, eachMs: 5 };
    const outcome = await deliver([hanging], short, fakeClock());
    expect(outcome).toEqual({ ok: false, reason: 'timed-out', attempts: 2 });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('takes the second way out when the first one fails, and only then', async () => {
    const second = answering(sent, sent);
    for (const [answer, attempts] of [
      [sent, 1],
      [no, 2],
    ] as const)
      expect(await deliver([answering(answer), second], limits, fakeClock())).toEqual(
        taken(attempts),
      );
    expect(second.mock.calls.map(([form]) => form)).toEqual(['full']);
  });

  it('leaves the second way time when the first one never answers', async () => {
    const hanging = jest.fn(() => new Promise<Attempt>(() => undefined));
    const slow = () => new Promise<Attempt>((resolve) => setTimeout(() => resolve(sent), 50));
    const short = { attempts: 3, eachMs: 2_400, totalMs: 2_400, spareMs: 2_000 };
    expect(await deliver([hanging, slow], short)).toMatchObject({ ok: true });
  });

  it.each<[string, Attempt[], boolean]>([
    ['refuses this mail', [thisOne], true],
    ['refuses it in its plainest form too', [unreadable, unreadable], true],
    [
      'refuses it, and is busy when it comes in its plainest form',
      [unreadable, busy(99_000)],
      false,
    ],
    ['is busy', [down, down, down], false],
    ['may take it another time', [greylisted, greylisted, greylisted], false],
    ['refuses all mails', [no], false],
  ])('calls a no final of a provider that %s: %j, %p', async (_, answers, isFinal) => {
    const sent = await deliver([answering(...answers)], limits, fakeClock());
    expect(!sent.ok && !!sent.isFinal).toBe(isFinal);
  });

  it.each<[string, Attempt, Attempt, boolean]>([
    ['both refuse it', thisOne, thisOne, true],
    ['the first may take it later', { ...down, retryAfterMs: 99_000 }, thisOne, false],
    ['the second may take it later', thisOne, { ...down, retryAfterMs: 99_000 }, false],
  ])('calls a no of two ways final when %s', async (_, first, second, isFinal) => {
    const sent = await deliver([answering(first), answering(second)], limits, fakeClock());
    expect(!sent.ok && !!sent.isFinal).toBe(isFinal);
  });

  it('says so when there is no way out', async () => {
    const outcome = { ok: false, reason: 'not-configured', attempts: 0 };
    expect(await deliver([], limits, fakeClock())).toEqual(outcome);
  });
});

describe('the one door out', () => {
  const inFolder = ownFolder();
  const unset = { SENDGRID_API_KEY: undefined, SMTP_URL: undefined };
  const set = (settings: Partial<typeof env>) =>
    Object.assign(env, { EMAIL_TRANSPORT: 'sendgrid', ...unset, ...settings });
  const sendGrid = { SENDGRID_API_KEY: 'SG.key', SENDGRID_BASE_URL: 'http://127.0.0.1:9' };
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:9' };

  it.each([
    [{}, 'No mail can be sent: SENDGRID_API_KEY is not set.'],
    [sendGrid, 'Mail goes through SendGrid.'],
    [smtp, 'Mail goes through the mail server of SMTP_URL.'],
    [
      { ...sendGrid, ...smtp },
      'Mail goes through SendGrid, and when that fails through the mail server of SMTP_URL.',
    ],
  ])('says where it leads: %j', async (settings, words) => {
    set(settings);
    expect([await describeTransport(), await canSend()]).toEqual([words, !words.startsWith('No')]);
  });

  it('leads to the outbox, and says where that cannot be written', async () => {
    const [folder, file] = [inFolder('outbox'), inFolder('file')];
    await writeFile(file, '');
    set({ EMAIL_TRANSPORT: 'outbox', OUTBOX_DIR: folder });
    expect(await describeTransport()).toBe(
      `Mail goes to the outbox: it is written to the folder ${folder}.`,
    );
    jest.spyOn(console, 'info').mockImplementation();
    expect(await send(sampleMessage, { mail: 'order-buyer', orderId: 'INV-1' })).toMatchObject({
      messageId: expect.stringMatching(/-order-buyer-INV-1$/),
    });
    set({ EMAIL_TRANSPORT: 'outbox', OUTBOX_DIR: file });
    expect(await describeTransport()).toBe(
      `No mail can be sent: the folder ${file} (OUTBOX_DIR) can't be written to.`,
    );
  });

  it('takes the second way, and writes a line of what came of each mail', async () => {
    const server = await startMailServer();
    const lines: unknown[] = [];
    for (const method of ['info', 'error'] as const)
      jest
        .spyOn(console, method)
        .mockImplementation((...said: unknown[]) => void lines.push(method, ...said));
    set({ ...sendGrid, SMTP_URL: server.url });
    await send(sampleMessage, { mail: 'order-buyer', orderId: 'INV-1' }, singleAttempt);
    set(sendGrid);
    await send(sampleMessage, { mail: 'fault' }, singleAttempt);
    await server.stop();
    expect(server.inbox).toMatchObject([{ from: 'bookings@example.com', to: [sampleMessage.to] }]);
    expect(lines).toEqual([
      'info',
      expect.stringMatching(
        /^mail order-buyer of INV-1: sent, provider's id <.+>, attempts 2, \d+ ms$/,
      ),
      'error',
      expect.stringMatching(/^mail fault: unreachable \(connection refused\), attempts 1, \d+ ms$/),
    ]);
  });
});
