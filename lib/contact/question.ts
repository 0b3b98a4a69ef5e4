/** The mail that asks whether a wish for news is real, and the answer to it. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { loadBusiness } from '../content/load';
import type { LinkRequest } from '../links/link-route';
import type { InterestLink, Links } from '../links/links';
import { performOnce, type Done } from '../links/one-time-action';
import { keepMails, type QueuedMail } from '../mail/queue';
import { send, singleAttempt } from '../mail/send';
import { sendOrWait } from '../mail/send-or-wait';
import { env } from '../settings/env';
import { limitQuestion, limitQuestionMail } from '../platform/limits';
import type { MailNotSent } from '../mail/transport';
import { emptyForm, type Details } from './fields';
import { interestConfirm, interestConfirmed } from './mails';

export const formMailContext = () => ({ business: loadBusiness(), ownerEmail: env.OWNER_EMAIL });

export type Question = {
  ask: () => Promise<boolean>;
  /** For a wish that the owner could not be told of: it will come again. */
  drop: () => Promise<void>;
};

/** Undefined for a mailbox that was asked today, and where the mail can neither go nor wait. */
export async function prepareQuestion(
  details: Details,
  siteLinks: Links,
  address: string,
): Promise<Question | undefined> {
  const mailbox = await limitQuestion(details.email);
  if (!mailbox.ok) return undefined;
  const id = randomUUID();
  const mail = await writeQuestion(id, details, siteLinks);
  const kept = await keepMails(id, [mail]);
  const quota = await limitQuestionMail(details.email, address);
  async function drop() {
    await kept?.drop(mail);
    if (quota.ok) await quota.refund();
    if (mailbox.ok) await mailbox.refund();
  }
  if (!quota.ok && !kept?.areKept) {
    await drop();
    return undefined;
  }
  async function ask() {
    if (!quota.ok) {
      await kept?.release(mail, quota.retryAfterSeconds * 1000);
      return true;
    }
    const sent = await send(mail.message, mail.about, singleAttempt);
    if (sent.ok) await kept?.sent(mail);
    else if (kept?.areKept) await quota.refund();
    else await drop();
    return sent.ok || ((await kept?.wait(mail)) ?? false);
  }
  return { ask, drop };
}

async function writeQuestion(id: string, details: Details, siteLinks: Links): Promise<QueuedMail> {
  const { name, email } = details;
  const link = await siteLinks.interest.link({ id, name, email });
  const message = interestConfirm(details, formMailContext(), link);
  return { message, about: { mail: 'interest-confirm' }, isLimited: true };
}

export const confirmInterest = (
  { link }: Pick<LinkRequest<InterestLink>, 'link'>,
  now = new Date(),
) => performOnce(`interest:${link.id}`, () => mailConfirmation(link, now));

async function mailConfirmation(
  { id, name, email }: InterestLink,
  now: Date,
): Promise<Done | MailNotSent> {
  const message = interestConfirmed({ ...emptyForm, name, email }, { ...formMailContext(), now });
  const taken = await sendOrWait(id, { message, about: { mail: 'interest-confirmed' } });
  return taken.kind === 'not-sent' ? taken : { kind: 'done', at: now.toISOString() };
}
