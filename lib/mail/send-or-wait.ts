import 'server-only';
import type { Message } from './message';
import type { MailNotSent } from './transport';
import { keepMails, type QueuedMail } from './queue';
import { retryLimits, send, singleAttempt, type About, type Limits } from './send';

export type MailTaken = { kind: 'sent' | 'queued' } | MailNotSent;

type Kept = Awaited<ReturnType<typeof keepMails>>;

/** Sends a mail that may be kept; a courtesy that nobody would ever take is dropped. */
export async function sendKept(
  mail: QueuedMail,
  kept: Kept,
  { limits, isCourtesy }: { limits: Limits; isCourtesy: boolean },
): Promise<MailTaken> {
  // Another try has it, or had it.
  if (kept && !kept.has(mail)) return { kind: 'queued' };
  const sent = await send(mail.message, mail.about, limits);
  if (sent.ok) {
    await kept?.sent(mail);
    return { kind: 'sent' };
  }
  const isDropped = sent.isFinal === true && isCourtesy;
  if (isDropped) await kept?.drop(mail);
  else if (await kept?.wait(mail)) return { kind: 'queued' };
  return { kind: 'not-sent', reason: sent.reason };
}

/** `id` is the mail's own, not an order's, whose first mail goes before others. */
export const sendOrWait = async (id: string, mail: QueuedMail): Promise<MailTaken> =>
  sendKept(mail, await keepMails(id, [mail]), { limits: retryLimits, isCourtesy: false });

/** Tries once a mail that follows a step, and lets it wait where it is not taken. Never throws. */
export async function sendOrKeep(id: string, about: About, write: () => Promise<Message>) {
  try {
    const mail = { message: await write(), about };
    await sendKept(mail, await keepMails(id, [mail]), { limits: singleAttempt, isCourtesy: true });
  } catch {
    console.error(`mail ${about.mail} of ${about.orderId}: could not be written`);
  }
}
