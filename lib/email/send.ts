import 'server-only';
import { env } from '../env';
import { deliver, patient, type Attempt, type Limits, type Sent } from './deliver';
import type { Message } from './message';
import { outboxIsWritable, writeToOutbox } from './outbox';
import { sendWithSendGrid } from './sendgrid';

/** What may be said of a mail in the log: which one it is, and of which order where it is of one. */
export type About =
  { mail: 'order-owner' | 'order-buyer'; orderId: string } | { mail: 'interest' | 'contact' };

/** The one door out. Never throws; writes one line to the log, without anything a visitor typed. */
export async function send(
  message: Message,
  about: About,
  limits: Limits = patient,
): Promise<Sent> {
  const start = performance.now();
  const sent = await deliver((signal) => attempt(message, about, signal), limits);
  logLine(about, sent, Math.round(performance.now() - start));
  return sent;
}

/** Whether a mail sent now has a way out, as far as can be told without sending one. */
export const canSend = async () =>
  env.EMAIL_TRANSPORT === 'outbox' ? outboxIsWritable(env.OUTBOX_DIR) : !!env.SENDGRID_API_KEY;

/** One line for the server's start: where mail goes. */
export async function wayOut(): Promise<string> {
  const ready = await canSend();
  if (env.EMAIL_TRANSPORT === 'outbox')
    return ready
      ? `Mail goes to the outbox: it is written to the folder ${env.OUTBOX_DIR}.`
      : `No mail can be sent: the folder ${env.OUTBOX_DIR} (OUTBOX_DIR) can't be written to.`;
  return ready
    ? 'Mail goes through SendGrid.'
    : 'No mail can be sent: SENDGRID_API_KEY is not set.';
}

async function attempt(message: Message, about: About, signal: AbortSignal): Promise<Attempt> {
  const from = { email: env.EMAIL_FROM, name: env.EMAIL_FROM_NAME };
  if (env.EMAIL_TRANSPORT === 'outbox')
    return writeToOutbox(env.OUTBOX_DIR, { ...message, from }, label(about, '-'));
  const apiKey = env.SENDGRID_API_KEY;
  if (!apiKey) return { kind: 'failed', reason: 'not-configured', again: false };
  return sendWithSendGrid(message, { apiKey, baseUrl: env.SENDGRID_BASE_URL, from }, signal);
}

const label = (about: About, between: string) =>
  'orderId' in about ? `${about.mail}${between}${about.orderId}` : about.mail;

function logLine(about: About, sent: Sent, ms: number) {
  const outcome = sent.ok ? `sent, provider's id ${sent.messageId ?? 'none'}` : sent.reason;
  const line = `mail ${label(about, ' of ')}: ${outcome}, attempts ${sent.attempts}, ${ms} ms`;
  if (sent.ok) console.info(line);
  else console.error(line);
}
