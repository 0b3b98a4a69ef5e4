import { createServer, type RequestListener } from 'node:http';
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
    expect(standIn.inbox).toEqual([
      {
        ...message,
        messageId: expect.any(String),
        from: { email: 'bookings@example.com', name: 'Practice' },
        headers: { 'Auto-Submitted': 'auto-generated' },
      },
    ]);
    expect(attempt).toEqual({ kind: 'sent', messageId: standIn.inbox[0]?.messageId });
  });

  it('says of which order a mail is, in headers that SendGrid does not keep for itself', async () => {
    await sendTo(standIn.url, { ...message, thread });
    expect(standIn.inbox[0]?.headers).toEqual({
      'Auto-Submitted': 'auto-generated',
      ...threadHeaders(thread, 'bookings@example.com'),
    });
  });

  it('sends a calendar file along', async () => {
    await sendTo(standIn.url, { ...message, calendar: { name: 'due.ics', content: 'BEGIN:मूल' } });
    const [file] = standIn.inbox[0]?.attachments ?? [];
    expect(file).toMatchObject({ filename: 'due.ics', type: 'text/calendar' });
    expect(Buffer.from(file?.content ?? '', 'base64').toString()).toBe('BEGIN:मूल');
  });

  it('does not take an address apart that would name somebody else', async () => {
    const attempt = await sendTo(standIn.url, { ...message, to: 'a@example.com <b@example.com>' });
    expect(attempt).toMatchObject({ kind: 'failed', reason: 'refused' });
    expect(standIn.inbox).toEqual([]);
  });

  it.each([
    [400, false],
    [401, false],
    [403, false],
    [413, false],
    [429, true],
    [500, true],
    [502, true],
    [503, true],
    [504, true],
    [200, false],
    [302, false],
  ])('takes %i for a refusal; worth another try: %s', async (status, again) => {
    standIn.behave({ mode: 'down', status, headers: { Location: standIn.url } });
    expect(await sendTo(standIn.url)).toMatchObject({ kind: 'failed', reason: 'refused', again });
    expect(standIn.requests()).toBe(1);
  });

  it.each([400, 413])('takes %i for an objection to the mail itself', async (status) => {
    standIn.behave({ mode: 'refuse', status });
    expect(await sendTo(standIn.url)).toMatchObject({ malformed: true });
  });

  it('has a plainest form: text, and whom to answer in it', async () => {
    const mail = { ...message, thread, subject: '"Great" <news>' };
    await sendTo(standIn.url, mail, undefined, 'minimal');
    expect(standIn.inbox).toMatchObject([
      { subject: 'Great news', html: undefined, replyTo: undefined, headers: {} },
    ]);
    expect(standIn.inbox[0]?.text).toMatch(/^Asha & co\n\nAnswer to: owner@example\.com/);
  });

  it('passes on how long the provider wants to be left alone', async () => {
    standIn.behave({ mode: 'down', status: 429, headers: { 'Retry-After': '2' } });
    expect(await sendTo(standIn.url)).toMatchObject({ retryAfterMs: 2_000 });
  });

  it('counts a 202 whose body never ends', async () => {
    const provider = await listen((_request, response) => {
      response.writeHead(202, { 'X-Message-Id': 'id-1', 'Content-Length': '10' }).write('{');
    });
    expect(await sendTo(provider.url)).toEqual({ kind: 'sent', messageId: 'id-1' });
    provider.stop();
  });

  it('sends the next mail over the same connection', async () => {
    const connections = new Set<unknown>();
    const provider = await listen((request, response) => {
      connections.add(request.socket);
      request.resume().on('end', () => response.writeHead(202).end());
    });
    for (const to of ['owner@example.com', 'buyer@example.com'])
      expect(await sendTo(provider.url, { ...message, to })).toMatchObject({ kind: 'sent' });
    provider.stop();
    expect(connections.size).toBe(1);
  });

  it('says nothing but a code when the line breaks', async () => {
    const provider = await listen((request) => request.socket.destroy());
    expect(await sendTo(provider.url)).toEqual({
      kind: 'failed',
      reason: 'unreachable',
      again: true,
    });
    provider.stop();
  });

  it('goes past a proxy of the environment, which would see the key', async () => {
    const proxy = 'http://127.0.0.1:9';
    const env = { ...process.env, http_proxy: proxy, HTTP_PROXY: proxy, no_proxy: '' };
    jest.replaceProperty(process, 'env', env);
    expect(await sendTo(standIn.url)).toMatchObject({ kind: 'sent' });
  });

  it('lets go when it is told to', async () => {
    standIn.behave({ mode: 'slow' });
    const attempt = await sendTo(standIn.url, message, AbortSignal.timeout(50));
    expect(attempt).toMatchObject({ kind: 'failed', reason: 'unreachable' });
  });

  it.each([
    ['nobody listens', () => 'http://127.0.0.1:9'],
    ['the name does not exist', () => 'http://no-such-host.invalid'],
    ['it speaks no TLS', () => standIn.url.replace('http:', 'https:')],
  ])('calls it unreachable when %s', async (_, address) => {
    const failed = { kind: 'failed', reason: 'unreachable', again: true };
    expect(await sendTo(address())).toMatchObject(failed);
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

async function listen(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
