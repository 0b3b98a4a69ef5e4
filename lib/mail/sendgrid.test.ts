import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startStandIn } from '../../e2e/stand-in.mjs';
import type { Form } from './send';
import { type Message, threadHeaders } from './message';
import { sendWithSendGrid } from './providers';
import { sampleMessage as message, sampleThread as thread } from './test-kit';

let standIn: Awaited<ReturnType<typeof startStandIn>>;
beforeAll(async () => {
  standIn = await startStandIn();
});
beforeEach(() => standIn.clear());
afterAll(() => standIn.stop());

describe('handing a mail to SendGrid', () => {
  it('sends one recipient both parts, and returns the id of what was accepted', async () => {
    const attempt = await sendTo(standIn.url);
    const sent = {
      ...message,
      messageId: expect.any(String),
      from: { email: 'bookings@example.com', name: 'Practice' },
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
    expect(standIn.inbox).toEqual([sent]);
    expect(attempt).toEqual({ kind: 'sent', messageId: standIn.inbox[0]?.messageId });
  });

  it('says of which order a mail is, and sends its calendar file along', async () => {
    const calendar = { name: 'due.ics', content: 'BEGIN:मूल' };
    await sendTo(standIn.url, { ...message, thread, calendar });
    const [mail] = standIn.inbox;
    expect(mail?.headers).toMatchObject(threadHeaders(thread, 'bookings@example.com'));
    const content = Buffer.from(calendar.content).toString('base64');
    const file = { filename: 'due.ics', type: 'text/calendar', disposition: 'attachment', content };
    expect(mail?.attachments).toEqual([file]);
  });

  it('does not take an address apart that would name somebody else', async () => {
    const attempt = await sendTo(standIn.url, { ...message, to: 'a@example.com <b@example.com>' });
    expect(attempt).toMatchObject({ kind: 'failed', reason: 'refused' });
    expect(standIn.inbox).toEqual([]);
  });

  it.each([
    [400, false, true],
    [401, false, false],
    [403, false, false],
    [413, false, true],
    [429, true, false],
    [499, false, false],
    [500, true, false],
    [502, true, false],
    [503, true, false],
    [504, true, false],
    [200, false, false],
    [302, false, false],
  ])('takes %i for a refusal; to be tried again: %s; of the mail: %s', async (...row) => {
    const [status, again, malformed] = row;
    standIn.behave({ mode: 'down', status, headers: { Location: standIn.url } });
    const attempt = { kind: 'failed', reason: 'refused', again, malformed };
    expect(await sendTo(standIn.url)).toEqual({ ...attempt, retryAfterMs: undefined });
    expect(standIn.requests()).toBe(1);
  });

  it('has a plainest form: text, and whom to answer in it', async () => {
    const mail = { ...message, thread, subject: '"Great" <news>' };
    await sendTo(standIn.url, mail, undefined, 'minimal');
    expect(standIn.inbox).toMatchObject([
      { subject: 'Great news', html: undefined, replyTo: undefined, headers: {} },
    ]);
    expect(standIn.inbox[0]?.text).toMatch(/^Asha & co\n\nAnswer to: owner@example\.com/);
  });

  it.each([
    ['2', 2_000],
    [' 120 ', 120_000],
    ['2.5', undefined],
    ['Wed, 25 Nov 2026 10:00:00 GMT', undefined],
  ])('passes on how long the provider wants to be left alone: %j is %p', async (after, ms) => {
    standIn.behave({ mode: 'down', status: 429, headers: { 'Retry-After': after } });
    expect(await sendTo(standIn.url)).toMatchObject({ retryAfterMs: ms });
  });

  it('counts a 202 whose body never ends', async () => {
    standIn.behave({ mode: 'stall' });
    const start = performance.now();
    expect(await sendTo(standIn.url)).toMatchObject({ kind: 'sent' });
    // After five seconds it would count as lost.
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it('sends the next mail over the same connection', async () => {
    const connections = new Set<unknown>();
    const provider = createServer((request, response) => {
      connections.add(request.socket);
      request.resume().on('end', () => response.writeHead(202).end());
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
    for (const to of ['owner@example.com', 'buyer@example.com'])
      expect(await sendTo(url, { ...message, to })).toMatchObject({ kind: 'sent' });
    provider.closeAllConnections();
    provider.close();
    expect(connections.size).toBe(1);
  });

  it('goes past a proxy of the environment, which would see the key', async () => {
    const proxy = 'http://127.0.0.1:9';
    const env = { ...process.env, http_proxy: proxy, HTTP_PROXY: proxy, no_proxy: '' };
    jest.replaceProperty(process, 'env', env);
    expect(await sendTo(standIn.url)).toMatchObject({ kind: 'sent' });
  });

  it.each<[string, () => string, Parameters<typeof standIn.behave>[0]]>([
    ['the line breaks', () => standIn.url, { mode: 'hang-up' }],
    ['it is told to let go', () => standIn.url, { mode: 'slow' }],
    ['nobody listens', () => 'http://127.0.0.1:9', { mode: 'ok' }],
    ['the name does not exist', () => 'http://no-such-host.invalid', { mode: 'ok' }],
    ['it speaks no TLS', () => standIn.url.replace('http:', 'https:'), { mode: 'ok' }],
  ])('calls it unreachable, and says nothing else, when %s', async (_, address, does) => {
    standIn.behave(does);
    const signal = does.mode === 'slow' ? AbortSignal.timeout(50) : undefined;
    const unreachable = { kind: 'failed', reason: 'unreachable', again: true };
    expect(await sendTo(address(), message, signal)).toEqual(unreachable);
  });
});

const sendTo = (
  baseUrl: string,
  mail: Message = message,
  signal = new AbortController().signal,
  form: Form = 'full',
) => {
  const from = { email: 'bookings@example.com', name: 'Practice' };
  return sendWithSendGrid(mail, { apiKey: 'SG.test', baseUrl, from }, form, signal);
};
