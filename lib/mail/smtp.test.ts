import { startMailServer } from '../../e2e/mail-server.mjs';
import type { Form } from './send';
import { type Message, threadHeaders } from './message';
import { isThisMachine, sendWithSmtp } from './providers';
import { sampleMessage as message, sampleThread as thread } from './test-kit';

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
});
beforeEach(() => server.clear());
afterAll(() => server.stop());

const sendTo = (url: string, mail: Message = message, form: Form = 'full') => {
  const from = { email: 'bookings@example.com', name: 'Practice' };
  return sendWithSmtp(mail, { url, from }, form);
};

const raw = () => server.inbox.at(-1)?.raw ?? '';

/** What a header holds, as often as it's there; long ones are folded. */
const valuesOf = (name: string) =>
  [...raw().matchAll(new RegExp(`^${name}:((?:.|\\r\\n\\s)*)`, 'gim'))].map(([, value = '']) =>
    value.trim(),
  );

describe('handing a mail to a mail server', () => {
  it('sends one recipient both parts', async () => {
    expect(await sendTo(server.url)).toEqual({ kind: 'sent', messageId: expect.any(String) });
    expect(server.inbox).toMatchObject([
      { from: 'bookings@example.com', to: ['buyer@example.com'] },
    ]);
    expect(valuesOf('From')).toEqual(['Practice <bookings@example.com>']);
    expect(valuesOf('Reply-To')).toEqual(['owner@example.com']);
    expect(valuesOf('Auto-Submitted')).toEqual(['auto-generated']);
    expect(raw()).toContain('<p>Asha &amp; co</p>');
    expect(raw()).toContain('\r\nAsha & co\r\n');
    expect(raw()).not.toContain('text/calendar');
  });

  it('says of which order a mail is, once, and sends its calendar file along', async () => {
    const calendar = { name: 'due.ics', content: 'BEGIN:VCALENDAR' };
    const headers = threadHeaders(thread, 'bookings@example.com');
    const attempt = await sendTo(server.url, { ...message, thread, calendar });
    expect(attempt).toEqual({ kind: 'sent', messageId: headers['Message-ID'] });
    for (const [name, value] of Object.entries(headers)) expect(valuesOf(name)).toEqual([value]);
    expect(raw()).toMatch(/^Content-Type: text\/calendar; charset=utf-8/m);
    expect(raw()).toMatch(/filename=due\.ics/);
    expect(raw()).toMatch(/BEGIN:VCALENDAR|QkVHSU46VkNBTEVOREFS/);
    await sendTo(server.url, { ...message, thread, calendar }, 'minimal');
    expect(raw()).toContain('Answer to: owner@example.com');
    expect(raw()).not.toMatch(/html|text\/calendar|^(Reply-To|In-Reply-To|References):/im);
  });

  it('does not take an address apart that would name somebody else', async () => {
    await sendTo(server.url, { ...message, to: 'Asha <a@example.com>, b@example.com' });
    expect(server.inbox.flatMap(({ to }) => to)).not.toContain('b@example.com');
  });

  it('keeps a subject to its line', async () => {
    await sendTo(server.url, { ...message, subject: 'Hello\r\nBcc: evil@example.com' });
    expect(server.inbox[0]?.to).toEqual(['buyer@example.com']);
    expect(valuesOf('Bcc')).toEqual([]);
  });

  it.each([
    [451, true, false],
    [499, true, false],
    [500, false, true],
    [554, false, true],
  ])('takes %i for a refusal; to be tried again: %s; of the mail: %s', async (...row) => {
    const [code, again, malformed] = row;
    server.refuse(code);
    const attempt = { kind: 'failed', reason: 'refused', again, malformed };
    expect(await sendTo(server.url)).toEqual(attempt);
  });

  it.each([
    ['smtp://localhost:25', true],
    ['smtp://LOCALHOST', true],
    ['smtp://user:password@127.8.0.1:25', true],
    ['smtp://[::1]:25', true],
    ['smtp://127.0.0.1.example', false],
    ['smtp://localhost.example', false],
    ['smtp://localhost@mail.example', false],
    ['smtp://10.0.0.1', false],
    ['smtp://[::2]', false],
  ])('takes %s for a server on this machine: %s', (url, itIs) => {
    expect(isThisMachine(url)).toBe(itIs);
  });

  // 0.0.0.0 reaches the server here, and is not among the addresses that count as this machine.
  const elsewhere = (url: string, options = '') =>
    `${url.replace('//127.0.0.1', '//user:password@0.0.0.0')}${options}`;

  it('gives neither mail nor password to a server elsewhere that does not encrypt', async () => {
    for (const options of ['', '?ignoreTLS=true'])
      expect(await sendTo(elsewhere(server.url, options))).toMatchObject({ kind: 'failed' });
    expect(server.inbox).toEqual([]);
    expect(server.passwords).toEqual([]);
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

  it.each([
    ['nobody listens', 'smtp://127.0.0.1:9', message, true],
    ['it has nobody to send it to', '', { ...message, to: '' }, false],
  ])('says nothing but a code when %s', async (_, url, mail, again) => {
    const unreachable = { kind: 'failed', reason: 'unreachable', again };
    expect(await sendTo(url || server.url, mail)).toEqual(unreachable);
  });
});
