import 'server-only';
import { env } from '../settings/env';
import type { Message } from './message';
import { outboxIsWritable, writeToOutbox } from './outbox';
import { sendWithSendGrid, sendWithSmtp } from './providers';
import type { Attempt, Blame, Failure, MailFormat, Transport } from './transport';

/** Written to the log, so nothing of a person is in it. */
export type About = { mail: string; orderId?: string };

/** The one door out. Never throws; logs one line, without anything a visitor typed. */
export async function send(
  message: Message,
  about: About,
  limits: Limits = retryLimits,
): Promise<Sent> {
  const start = performance.now();
  const sent = await deliver(transportsFor(message, about), limits);
  logLine(about, sent, Math.round(performance.now() - start));
  return sent;
}

/** Whether mail has a way out, as far as can be told without sending one. */
export const canSend = async () =>
  env.EMAIL_TRANSPORT === 'outbox'
    ? outboxIsWritable(env.OUTBOX_DIR)
    : !!(env.SENDGRID_API_KEY ?? env.SMTP_URL);

export async function describeTransport(): Promise<string> {
  const ready = await canSend();
  if (env.EMAIL_TRANSPORT === 'outbox')
    return ready
      ? `Mail goes to the outbox: it is written to the folder ${env.OUTBOX_DIR}.`
      : `No mail can be sent: the folder ${env.OUTBOX_DIR} (OUTBOX_DIR) can't be written to.`;
  if (!ready) return 'No mail can be sent: SENDGRID_API_KEY is not set.';
  const ways = [env.SENDGRID_API_KEY && 'SendGrid', env.SMTP_URL && 'the mail server of SMTP_URL'];
  return `Mail goes through ${ways.filter(Boolean).join(', and when that fails through ')}.`;
}

function transportsFor(message: Message, about: About): Transport[] {
  const { SENDGRID_API_KEY: apiKey, SENDGRID_BASE_URL: baseUrl, SMTP_URL: url } = env;
  const from = { email: env.EMAIL_FROM, name: env.EMAIL_FROM_NAME };
  if (env.EMAIL_TRANSPORT === 'outbox')
    return [() => writeToOutbox(env.OUTBOX_DIR, { ...message, from }, label(about, '-'))];
  const sendGrid: Transport[] = apiKey
    ? [(form, signal) => sendWithSendGrid(message, { apiKey, baseUrl, from }, form, signal)]
    : [];
  const smtp: Transport[] = url ? [(form) => sendWithSmtp(message, { url, from }, form)] : [];
  return [...sendGrid, ...smtp];
}

const label = (about: About, between: string) =>
  about.orderId ? `${about.mail}${between}${about.orderId}` : about.mail;

function logLine(about: About, sent: Sent, ms: number) {
  const outcome = sent.ok ? `sent, provider's id ${sent.messageId ?? 'none'}` : failureText(sent);
  const line = `mail ${label(about, ' of ')}: ${outcome}, attempts ${sent.attempts}, ${ms} ms`;
  if (sent.ok) console.info(line);
  else console.error(line);
}

const failureText = ({ reason, fault }: NotSent) => (fault ? `${reason} (${fault})` : reason);

/** `messageId` is the provider's; `isFinal` when no transport will ever take this mail. */
export type Sent = { ok: true; messageId?: string; attempts: number } | NotSent;

type NotSent = { ok: false; reason: Failure; attempts: number; isFinal?: boolean } & Blame;

/** `spareMs` is left for the second transport, where there is one. */
export type Limits = { attempts: number; eachMs: number; totalMs: number; spareMs: number };

/** The owner's mail is the order, so it is tried hard: the figures are the relay's contract. */
export const retryLimits: Limits = { attempts: 3, eachMs: 12_000, totalMs: 20_000, spareMs: 7_000 };

/** A buyer's confirmation is a courtesy that must not hold up the answer. */
export const singleAttempt: Limits = { attempts: 1, eachMs: 5_000, totalMs: 5_000, spareMs: 2_500 };

export type RetryClock = {
  now: () => number;
  wait: (ms: number) => Promise<void>;
  random: () => number;
};

const realClock: RetryClock = {
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
};

/** A transport that fails leaves the next one at least the spare time. */
export async function deliver(
  ways: readonly Transport[],
  limits: Limits = retryLimits,
  clock: RetryClock = realClock,
): Promise<Sent> {
  const end = clock.now() + limits.totalMs;
  let sent: Sent = { ok: false, reason: 'not-configured', attempts: 0 };
  for (const [index, way] of ways.entries()) {
    const until = index === ways.length - 1 ? end : end - limits.spareMs;
    const earlier = sent;
    sent = await deliverBy(way, limits, until, clock);
    sent.attempts += earlier.attempts;
    if (sent.ok) break;
    sent.isFinal &&= index === 0 || (!earlier.ok && earlier.isFinal);
    sent.onlyThisMail ||= !earlier.ok && earlier.onlyThisMail;
  }
  return sent;
}

/** A timed-out attempt may have arrived: two mails with one Order ID are better than none. */
async function deliverBy(
  way: Transport,
  limits: Limits,
  until: number,
  clock: RetryClock,
): Promise<Sent> {
  const timeLeft = () => until - clock.now();
  let form: MailFormat = 'full';
  for (let attempts = 1; ; attempts++) {
    const result = await withTimeout(way, form, Math.min(limits.eachMs, timeLeft()));
    if (result.kind === 'sent') return { ok: true, messageId: result.messageId, attempts };
    const simpler = result.malformed === true && form === 'full';
    const pause = simpler ? 0 : (result.retryAfterMs ?? jitter(attempts, clock.random));
    const isOver = attempts >= limits.attempts || pause >= timeLeft();
    // The plain form is worth its one try even where one attempt is granted: it costs no waiting.
    if (!(simpler && timeLeft() > 0) && (!result.again || isOver)) {
      const { reason, fault, onlyThisMail, again } = result;
      const isFinal = onlyThisMail && !again && !simpler;
      return { ok: false, reason, fault, attempts, onlyThisMail, isFinal };
    }
    if (simpler) form = 'minimal';
    await clock.wait(pause);
  }
}

/** A client's own timeout would start anew with every byte that drips in. */
async function withTimeout(way: Transport, form: MailFormat, ms: number): Promise<Attempt> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Attempt>((resolve) => {
    timer = setTimeout(() => {
      resolve({ kind: 'failed', reason: 'timed-out', again: true });
      abort.abort();
    }, ms);
  });
  try {
    return await Promise.race([way(form, abort.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Full jitter, so that many orders that failed together don't come back together. */
const jitter = (attempts: number, random: () => number) => random() * 300 * 2 ** attempts;
