import 'server-only';
import type { MailNotSent } from './not-sent';
import { keepMails, type QueuedMail } from './queue';
import { send } from './send';

export type MailTaken = { kind: 'sent' | 'queued' } | MailNotSent;

/**
 * Sends one mail that nobody would write twice. It is kept before, so that it waits where no
 * provider takes it. @param id its own, not an order's: an order's first mail goes before others
 */
export async function sendOrWait(id: string, mail: QueuedMail): Promise<MailTaken> {
  const kept = await keepMails(id, [mail]);
  // Another try has it, or had it.
  if (kept && !kept.has(mail)) return { kind: 'queued' };
  const sent = await send(mail.message, mail.about);
  if (sent.ok) {
    await kept?.sent(mail);
    return { kind: 'sent' };
  }
  return (await kept?.wait(mail)) ? { kind: 'queued' } : { kind: 'not-sent', reason: sent.reason };
}
