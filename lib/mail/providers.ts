/** Answers name addresses, and the client's errors hold the key: only a code leaves this file. */
import 'server-only';
import { isIPv4 } from 'node:net';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import sendgrid from '@sendgrid/mail';
import { createTransport } from 'nodemailer';
import { type Attempt, connectionFault, type MailFormat } from './transport';
import { headersOf, plainMail, type Message } from './message';

type Sender = { email: string; name: string };

export type SendGridAccount = { apiKey: string; baseUrl: string; from: Sender };

/** The provider's own JSON, since the package's letter class copies each mail several times. */
export async function sendWithSendGrid(
  message: Message,
  account: SendGridAccount,
  form: MailFormat,
  signal: AbortSignal,
): Promise<Attempt> {
  try {
    const [{ statusCode, headers, body }] = await client(account, signal).request({
      method: 'POST',
      url: '/v3/mail/send',
      body: sendGridMail(message, account.from, form),
    });
    await releaseConnection(body);
    return attemptOf(statusCode, headers);
  } catch (error) {
    return { kind: 'failed', reason: 'unreachable', again: true, fault: connectionFault(error) };
  }
}

type Headers = Record<string, string | undefined>;

type Client = {
  setDefaultRequest: (settings: object) => void;
  request: (options: object) => Promise<[{ statusCode: number; headers: Headers; body: Readable }]>;
};

/** Made for each attempt, since the package's own is shared. It exports no usable type. */
function client({ apiKey, baseUrl }: SendGridAccount, signal: AbortSignal) {
  const Service = sendgrid.constructor as new () => typeof sendgrid & { client: Client };
  const service = new Service();
  service.setApiKey(apiKey);
  service.client.setDefaultRequest({
    baseUrl, // after setApiKey, which resets it
    signal,
    // A followed redirect becomes a GET without the mail, and its 200 would look like success.
    maxRedirects: 0,
    // Otherwise HTTP_PROXY in the environment is used silently, and sees the key.
    proxy: false,
    responseType: 'stream',
    // The client's error for a 4xx or 5xx can fail to be made and then never settles.
    validateStatus: () => true,
  });
  return service.client;
}

/** A stalled body after a 202 must not cause a second mail; an ended one frees its connection. */
const releaseConnection = (body: Readable) =>
  finished(body.resume(), { signal: AbortSignal.timeout(250) }).catch(() => body.destroy());

/** Only an exact 202 is 'accepted'. Another 2xx or 3xx comes from something else. */
function attemptOf(status: number, headers: Headers): Attempt {
  if (status === 202) return { kind: 'sent', messageId: headers['x-message-id'] };
  const again = [408, 425, 429].includes(status) || status >= 500;
  const malformed = status === 400 || status === 413;
  // These four are about our account, and anything but a 4xx comes from elsewhere.
  const onlyThisMail = !again && status >= 400 && ![401, 402, 403, 404].includes(status);
  const seconds = /^\s*(\d+)\s*$/.exec(headers['retry-after'] ?? '')?.[1];
  const retryAfterMs = seconds === undefined ? undefined : Number(seconds) * 1000;
  return { kind: 'failed', reason: 'refused', again, malformed, onlyThisMail, retryAfterMs };
}

const disabled = { enable: false };

const sendGridMail = (message: Message, from: Sender, form: MailFormat) => ({
  from,
  personalizations: [{ to: [{ email: message.to }] }],
  ...(form === 'minimal' ? plainParts(message) : allParts(message, from.email)),
  tracking_settings: {
    click_tracking: { ...disabled, enable_text: false },
    open_tracking: disabled,
    subscription_tracking: disabled,
  },
});

const allParts = ({ calendar, ...message }: Message, from: string) => ({
  reply_to: { email: message.replyTo },
  subject: message.subject,
  content: [part('text/plain', message.text), part('text/html', message.html)],
  headers: headersOf(message, from),
  ...(calendar && {
    attachments: [
      {
        filename: calendar.name,
        type: 'text/calendar',
        disposition: 'attachment',
        content: Buffer.from(calendar.content).toString('base64'),
      },
    ],
  }),
});

function plainParts(message: Message) {
  const { subject, text } = plainMail(message);
  return { subject, content: [part('text/plain', text)] };
}

const part = (type: string, value: string) => ({ type, value });

export type MailServer = { url: string; from: Sender };

export async function sendWithSmtp(
  message: Message,
  { url, from }: MailServer,
  form: MailFormat,
): Promise<Attempt> {
  const isElsewhere = !isThisMachine(url);
  const transport = createTransport({
    url,
    // Without it somebody on the line can take the server's offer to encrypt away, and read all.
    requireTLS: isElsewhere,
    tls: { rejectUnauthorized: isElsewhere },
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    // A visitor's words are never taken for a path or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    const { messageId } = await transport.sendMail({
      from: { name: from.name, address: from.email },
      ...smtpMail(message, from.email, form),
    });
    return { kind: 'sent', messageId };
  } catch (error) {
    return smtpFailure(error);
  }
}

/** Loopback addresses, where nobody is on the line. */
export function isThisMachine(url: string) {
  const host = new URL(url).hostname.toLowerCase();
  return host === 'localhost' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));
}

/** The caller has a deadline of its own; this one only closes what it left behind. */
const patienceMs = 10_000;

/** Objects, since the client would take a string like 'A <b@c>' apart. */
function smtpMail(message: Message, from: string, form: MailFormat) {
  const { to, subject, text } = form === 'minimal' ? plainMail(message) : message;
  const plain = { to: { name: '', address: to }, subject, text };
  if (form === 'minimal') return plain;
  const { html, replyTo, calendar } = message;
  return {
    ...plain,
    html,
    replyTo: { name: '', address: replyTo },
    headers: headersOf(message, from),
    attachments: calendar && [
      {
        filename: calendar.name,
        content: calendar.content,
        contentType: 'text/calendar; charset=utf-8',
      },
    ],
  };
}

/** 5xx is a no for good, 4xx may pass: RFC 5321, section 4.2.1. Without a code the line broke. */
function smtpFailure(error: unknown): Attempt {
  const { responseCode, code, command } = error as Record<string, unknown>;
  const fault = connectionFault(error);
  // The server was asked nothing: the address cannot be written to.
  if (typeof responseCode !== 'number' && code === 'EENVELOPE')
    return { kind: 'failed', reason: 'unreachable', again: false, onlyThisMail: true };
  if (typeof responseCode !== 'number')
    return { kind: 'failed', reason: 'unreachable', again: true, fault };
  const forGood = responseCode >= 500;
  const malformed = forGood && code === 'EMESSAGE';
  // 421 ends the line, whatever was asked: RFC 5321, section 3.8.
  const isMailbox = command === 'RCPT TO' && responseCode !== 421;
  const onlyThisMail = isMailbox || (forGood && code === 'EMESSAGE');
  return { kind: 'failed', reason: 'refused', again: !forGood, malformed, onlyThisMail, fault };
}
