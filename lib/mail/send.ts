import 'server-only';
import { env } from '../platform/env';
import { deliver, retried, type Limits, type Sent, type Try } from './deliver';
import type { Message } from './message';
import { outboxIsWritable, writeToOutbox } from './outbox';
import { sendWithSendGrid } from './sendgrid';
import { sendWithSmtp } from './smtp';

/** What may be said of a mail in the log: which one it is, and of which order where it is of one. */
export type About = { mail: string; orderId?: string };

/** The one door out. Never throws; writes one line to the log, without anything a visitor typed. */
export async function send(
  message: Message,
  about: About,
  limits: Limits = retried,
): Promise<Sent> {
  const start = performance.now();
  const sent = await deliver(waysFor(message, about), limits);
  logLine(about, sent, Math.round(performance.now() - start));
  return sent;
}

/** Whether a mail sent now has a way out, as far as can be told without sending one. */
export const canSend = async () =>
  env.EMAIL_TRANSPORT === 'outbox'
    ? outboxIsWritable(env.OUTBOX_DIR)
    : !!(env.SENDGRID_API_KEY ?? env.SMTP_URL);

/** One line for the server's start: where mail goes. */
export async function wayOut(): Promise<string> {
  const ready = await canSend();
  if (env.EMAIL_TRANSPORT === 'outbox')
    return ready
      ? `Mail goes to the outbox: it is written to the folder ${env.OUTBOX_DIR}.`
      : `No mail can be sent: the folder ${env.OUTBOX_DIR} (OUTBOX_DIR) can't be written to.`;
  if (!ready) return 'No mail can be sent: SENDGRID_API_KEY is not set.';
  const ways = [env.SENDGRID_API_KEY && 'SendGrid', env.SMTP_URL && 'the mail server of SMTP_URL'];
  return `Mail goes through ${ways.filter(Boolean).join(', and when that fails through ')}.`;
}

/** The ways out, in the order in which they are tried. */
function waysFor(message: Message, about: About): Try[] {
  const { SENDGRID_API_KEY: apiKey, SENDGRID_BASE_URL: baseUrl, SMTP_URL: url } = env;
  const from = { email: env.EMAIL_FROM, name: env.EMAIL_FROM_NAME };
  if (env.EMAIL_TRANSPORT === 'outbox')
    return [() => writeToOutbox(env.OUTBOX_DIR, { ...message, from }, label(about, '-'))];
  const sendGrid: Try[] = apiKey
    ? [(form, signal) => sendWithSendGrid(message, { apiKey, baseUrl, from }, form, signal)]
    : [];
  const smtp: Try[] = url ? [(form) => sendWithSmtp(message, { url, from }, form)] : [];
  return [...sendGrid, ...smtp];
}

const label = (about: About, between: string) =>
  about.orderId ? `${about.mail}${between}${about.orderId}` : about.mail;

function logLine(about: About, sent: Sent, ms: number) {
  const outcome = sent.ok ? `sent, provider's id ${sent.messageId ?? 'none'}` : sent.reason;
  const line = `mail ${label(about, ' of ')}: ${outcome}, attempts ${sent.attempts}, ${ms} ms`;
  if (sent.ok) console.info(line);
  else console.error(line);
}
