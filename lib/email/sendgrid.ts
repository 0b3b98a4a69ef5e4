import 'server-only';
import sendgrid from '@sendgrid/mail';
import type { Attempt, Form } from './deliver';
import { minimal, type Message } from './message';

export type SendGridAccount = {
  apiKey: string;
  baseUrl: string;
  from: { email: string; name: string };
};

/**
 * One attempt to hand a message to SendGrid. What its client throws or answers holds the key and
 * the whole mail, so nothing of it leaves this file but a code.
 */
export async function sendWithSendGrid(
  message: Message,
  account: SendGridAccount,
  form: Form,
  signal: AbortSignal,
): Promise<Attempt> {
  try {
    const [response] = await service(account, signal).send(letter(message, account, form));
    const { statusCode, headers, body } = response as unknown as Answer;
    body.destroy?.();
    return outcome(statusCode, headers);
  } catch {
    return { kind: 'failed', reason: 'unreachable', again: true };
  }
}

type Headers = Record<string, string | undefined>;
type Answer = { statusCode: number; headers: Headers; body: { destroy?: () => void } };

/** Only an exact 202 is 'accepted'. Any other 2xx or 3xx comes from something that isn't SendGrid. */
function outcome(status: number, headers: Headers): Attempt {
  if (status === 202) return { kind: 'sent', messageId: headers['x-message-id'] };
  const again = status === 429 || status >= 500;
  const malformed = status === 400 || status === 413;
  return { kind: 'failed', reason: 'refused', again, malformed, retryAfterMs: retryAfter(headers) };
}

function retryAfter(headers: Headers) {
  const value = headers['retry-after']?.trim();
  return value && /^\d+$/.test(value) ? Number(value) * 1000 : undefined;
}

/**
 * A client of its own for each attempt, because the package's default one is shared by the whole
 * process. The package doesn't export the class with a usable type, hence the constructor.
 */
function service({ apiKey, baseUrl }: SendGridAccount, signal: AbortSignal) {
  const Service = sendgrid.constructor as new () => typeof sendgrid & {
    client: { setDefaultRequest: (settings: object) => void };
  };
  const own = new Service();
  own.setApiKey(apiKey);
  own.client.setDefaultRequest({
    baseUrl, // after setApiKey, which resets it
    signal,
    // A followed redirect becomes a GET without the mail, and its 200 would look like success.
    maxRedirects: 0,
    // Otherwise HTTP_PROXY in the environment is used silently, and sees the key.
    proxy: false,
    // The answer counts at its headers: a body that stalls after a 202 must not cause a second mail.
    responseType: 'stream',
    // The client's error for a 4xx or 5xx can fail to be made and then never settles: judge it here.
    validateStatus: () => true,
  });
  return own;
}

const off = { enable: false };

/** The recipient is always an object: a string like 'A <b@c>' would be taken apart by the client. */
const letter = (message: Message, { from }: SendGridAccount, form: Form) => ({
  from,
  to: { email: message.to },
  ...(form === 'minimal' ? plainParts(message) : allParts(message)),
  trackingSettings: {
    clickTracking: { ...off, enableText: false },
    openTracking: off,
    subscriptionTracking: off,
  },
});

const allParts = ({ replyTo, subject, text, html }: Message) => ({
  replyTo: { email: replyTo },
  subject,
  content: [part('text/plain', text), part('text/html', html)] as [Part, Part],
  headers: { 'Auto-Submitted': 'auto-generated' },
});

function plainParts(message: Message) {
  const { subject, text } = minimal(message);
  return { subject, content: [part('text/plain', text)] as [Part] };
}

type Part = { type: string; value: string };

const part = (type: string, value: string): Part => ({ type, value });
