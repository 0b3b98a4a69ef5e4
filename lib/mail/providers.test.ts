import { createTransport } from 'nodemailer';
import { startMailServer } from '../../e2e/mail-server.mjs';
import { startStandIn } from '../../e2e/stand-in.mjs';
import type { MailFormat } from './transport';
import { type Message, threadHeaders } from './message';
import { isThisMachine, sendWithSendGrid, sendWithSmtp } from './providers';
import { sampleMessage as message, sampleThread as thread } from './test-kit';

jest.mock('nodemailer', () => {
  const actual = jest.requireActual<typeof import('nodemailer')>('nodemailer');
  return { ...actual, createTransport: jest.fn(actual.createTransport) };
});

let standIn: Awaited<ReturnType<typeof startStandIn>>;
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  [standIn, server] = [await startStandIn(), await startMailServer()];
});
beforeEach(() => {
  standIn.clear();
  server.clear();
});
afterAll(() => Promise.all([standIn.stop(), server.stop()]));

const from = { email: 'bookings@example.com', name: 'Practice' };

const bySendGrid = (
  mail: Message = message,
  form: MailFormat = 'full',
  baseUrl = standIn.url,
  signal = new AbortController().signal,
) => sendWithSendGrid(mail, { apiKey: 'SG.test', baseUrl, from }, form, signal);

const bySmtp = (mail: Message = message, form: MailFormat = 'full', url = server.url) =>
  sendWithSmtp(mail, { url, from }, form);

const calendar = { name: 'due.ics', content: 'BEGIN:मूल' };
const headers = threadHeaders(thread, from.email);

describe('handing a mail to SendGrid', () => {
  it('sends one recipient both parts, has nobody followed, and returns the id of what was accepted', async () => {
    const attempt = await bySendGrid({ ...message, thread, calendar });
    const content = Buffer.from(calendar.content).toString('base64');
    expect(standIn.inbox).toEqual([
      {
        ...message,
        messageId: expect.any(String),
        from,
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        attachments: [
          { filename: 'due.ics', type: 'text/calendar', disposition: 'attachment', content },
        ],
      },
    ]);
    expect(attempt).toEqual({ kind: 'sent', messageId: standIn.inbox[0]?.messageId });
    await bySendGrid();
    expect(standIn.inbox[1]?.attachments).toBeUndefined();
  });

  it.each([
    [400, undefined, { again: false, malformed: true, onlyThisMail: true }],
    [401, undefined, { again: false, malformed: false, onlyThisMail: false }],
    [403, undefined, { again: false, malformed: false, onlyThisMail: false }],
    [402, undefined, { again: false, malformed: false, onlyThisMail: false }],
    [404, undefined, { again: false, malformed: false, onlyThisMail: false }],
    [408, undefined, { again: true, malformed: false, onlyThisMail: false }],
    [413, undefined, { again: false, malformed: true, onlyThisMail: true }],
    [429, '2', { again: true, malformed: false, onlyThisMail: false, retryAfterMs: 2_000 }],
    [429, '2.5', { again: true, malformed: false, onlyThisMail: false }],
    [499, ' 120 ', { again: false, malformed: false, onlyThisMail: true, retryAfterMs: 120_000 }],
    [500, undefined, { again: true, malformed: false, onlyThisMail: false }],
    [200, undefined, { again: false, malformed: false, onlyThisMail: false }],
    [302, undefined, { again: false, malformed: false, onlyThisMail: false }],
  ])('takes %i, Retry-After %p, for a refusal: %j', async (status, after, attempt) => {
    // A client that follows the redirect meets nobody there.
    const headers = { Location: 'http://127.0.0.1:9', ...(after && { 'Retry-After': after }) };
    standIn.behave({ mode: 'down', status, headers });
    expect(await bySendGrid()).toEqual({ kind: 'failed', reason: 'refused', ...attempt });
    expect(standIn.requests()).toBe(1);
  });

  it('has a plainest form: text, and whom to answer in it', async () => {
    await bySendGrid({ ...message, thread, calendar, subject: '"Great" <news>' }, 'minimal');
    const [mail] = standIn.inbox;
    expect(mail).toMatchObject({ subject: 'Great news', headers: {} });
    expect([mail?.html, mail?.replyTo, mail?.attachments].join('')).toBe('');
    expect(mail?.text).toMatch(/^Asha & co\n\nAnswer to: owner@example\.com/);
  });

  it('counts a 202 whose body never ends', async () => {
    standIn.behave({ mode: 'stall' });
    const start = performance.now();
    expect(await bySendGrid()).toMatchObject({ kind: 'sent' });
    // After five seconds it would count as lost.
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it('sends the next mail over the same connection', async () => {
    const connections = new Set<unknown>();
    standIn.server.on('connection', (socket) => connections.add(socket));
    for (let mails = 0; mails < 2; mails++) await bySendGrid();
    expect(connections.size).toBeLessThan(2);
  });

  it('goes past a proxy of the environment, which would see the key', async () => {
    const proxy = 'http://127.0.0.1:9';
    const env = { ...process.env, http_proxy: proxy, HTTP_PROXY: proxy, no_proxy: '' };
    jest.replaceProperty(process, 'env', env);
    expect(await bySendGrid()).toMatchObject({ kind: 'sent' });
  });
});

describe('handing a mail to a mail server', () => {
  const raw = () => server.inbox.at(-1)?.raw ?? '';

  /** All values of a header; long ones are folded. */
  const valuesOf = (name: string) =>
    [...raw().matchAll(new RegExp(`^${name}:((?:.|\\r\\n\\s)*)`, 'gim'))].map(([, value = '']) =>
      value.trim(),
    );

  it('sends one recipient both parts, says of which order a mail is, and keeps a subject to its line', async () => {
    const mail = { ...message, thread, calendar, subject: 'Hello\r\nBcc: evil@example.com' };
    expect(await bySmtp(mail)).toEqual({ kind: 'sent', messageId: headers['Message-ID'] });
    expect(server.inbox).toMatchObject([{ from: from.email, to: ['buyer@example.com'] }]);
    const values = {
      From: 'Practice <bookings@example.com>',
      Subject: 'Hello Bcc: evil@example.com',
      'Reply-To': 'owner@example.com',
      'Auto-Submitted': 'auto-generated',
      ...headers,
    };
    for (const [name, value] of Object.entries(values)) expect(valuesOf(name)).toEqual([value]);
    expect(valuesOf('Bcc')).toEqual([]);
    for (const part of ['<p>Asha &amp; co</p>', '\r\nAsha & co\r\n', 'filename=due.ics'])
      expect(raw()).toContain(part);
    expect(raw()).toMatch(/^Content-Type: text\/calendar; charset=utf-8/m);
    expect(raw()).toContain(Buffer.from(calendar.content).toString('base64'));
    await bySmtp(mail, 'minimal');
    expect(raw()).toContain('Answer to: owner@example.com');
    expect(raw()).not.toMatch(/html|text\/calendar|^(Reply-To|In-Reply-To|References):/im);
    await bySmtp();
    expect(raw()).not.toContain('text/calendar');
  });

  it.each([
    [499, undefined, { again: true, malformed: false, onlyThisMail: false }],
    [500, undefined, { again: false, malformed: true, onlyThisMail: true }],
    [550, 'MAIL FROM', { again: false, malformed: false, onlyThisMail: false }],
    [550, 'RCPT TO', { again: false, malformed: false, onlyThisMail: true }],
    [450, 'RCPT TO', { again: true, malformed: false, onlyThisMail: true }],
    [421, 'RCPT TO', { again: true, malformed: false, onlyThisMail: false }],
  ] as const)('takes %i to %p for a refusal: %j', async (code, command, attempt) => {
    server.refuse(code, command);
    expect(await bySmtp()).toEqual({ kind: 'failed', reason: 'refused', ...attempt });
  });

  it('reads no file and no address that a mail names, and leaves no connection open for long', async () => {
    await bySmtp();
    const [made] = jest.mocked(createTransport).mock.results;
    const patient = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };
    const closed = { disableFileAccess: true, disableUrlAccess: true };
    expect(made?.value.transporter.options).toMatchObject({ ...patient, ...closed });
  });

  it.each([
    ['smtp://localhost:25', true],
    ['smtp://user:password@127.8.0.1:25', true],
    ['smtp://[::1]:25', true],
    ['smtp://127.0.0.1.example', false],
    ['smtp://localhost@mail.example', false],
    ['smtp://10.0.0.1', false],
  ])('takes %s for a server on this machine: %s', (url, itIs) => {
    expect(isThisMachine(url)).toBe(itIs);
  });

  // 0.0.0.0 reaches the server here, and is not among the addresses that count as this machine.
  const elsewhere = (url: string, options = '') =>
    `${url.replace('//127.0.0.1', '//user:password@0.0.0.0')}${options}`;
  const sendTo = (url: string) => bySmtp(message, 'full', url);

  it('gives neither mail nor password to a server elsewhere that does not encrypt', async () => {
    for (const options of ['', '?ignoreTLS=true'])
      expect(await sendTo(elsewhere(server.url, options))).toMatchObject({ kind: 'failed' });
    expect([server.inbox, server.passwords]).toEqual([[], []]);
    await sendTo(server.url.replace('//', '//user:password@'));
    expect(server.passwords).toEqual(['password']);
  });

  it('sends encrypted where the server can, when its certificate is in order', async () => {
    const encrypting = await startMailServer(0, { startTls: true });
    try {
      expect(await sendTo(elsewhere(encrypting.url))).toMatchObject({ kind: 'failed' });
      expect(encrypting.passwords).toEqual([]);
      const trusting = elsewhere(encrypting.url, '?tls.rejectUnauthorized=false');
      expect(await sendTo(trusting)).toMatchObject({ kind: 'sent' });
      expect(encrypting.inbox).toMatchObject([{ encrypted: true }]);
      expect(encrypting.passwords).toEqual(['password']);
    } finally {
      await encrypting.stop();
    }
  });
});

it('takes no address apart that would name somebody else', async () => {
  const attempt = await bySendGrid({ ...message, to: 'a@example.com <b@example.com>' });
  expect(attempt).toMatchObject({ kind: 'failed', reason: 'refused' });
  expect(standIn.inbox).toEqual([]);
  await bySmtp({ ...message, to: 'Asha <a@example.com>, b@example.com' });
  expect(server.inbox.flatMap(({ to }) => to)).not.toContain('b@example.com');
});

it.each<[string, () => Promise<unknown>, object]>([
  ['the line breaks', () => behaving('hang-up'), {}],
  ['it is told to let go', () => behaving('slow', AbortSignal.timeout(50)), {}],
  ['nobody listens', () => toSendGrid('http://127.0.0.1:9'), { fault: 'connection refused' }],
  ['there is no such name', () => toSendGrid('http://no-such.invalid'), { fault: 'no such name' }],
  ['it speaks no TLS', () => toSendGrid(standIn.url.replace(':', 's:')), { fault: 'encryption' }],
  [
    'no mail server listens',
    () => bySmtp(message, 'full', 'smtp://127.0.0.1:9'),
    { fault: 'connection refused' },
  ],
  [
    'a mail server has nobody to send it to',
    () => bySmtp({ ...message, to: '' }),
    { again: false, onlyThisMail: true },
  ],
])('calls it unreachable, and says nothing else but why, when %s', async (_, send, why) => {
  expect(await send()).toEqual({ kind: 'failed', reason: 'unreachable', again: true, ...why });
});

const toSendGrid = (url: string) => bySendGrid(message, 'full', url);

function behaving(mode: 'hang-up' | 'slow', signal?: AbortSignal) {
  standIn.behave({ mode });
  return bySendGrid(message, 'full', standIn.url, signal);
}
