/** Findings that only a machine with the settings can have. */
import 'server-only';
import { existsSync } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { loadBusiness } from '../content/load';
import { renderMessage } from '../mail/message';
import { storeFault } from '../mail/queue';
import type { ConnectionFault, Failure } from '../mail/transport';
import { send } from '../mail/send';
import { env } from '../settings/env';
import { pathOf } from '../store/engines';
import { store } from '../store/store';
import type { LaunchFinding } from './findings';

export async function storeFindings(): Promise<LaunchFinding[]> {
  const { kind } = store();
  const fault = storeFault(
    kind === 'file'
      ? { kind, ...(await lookAtFile()), waiting: 0, broken: 0 }
      : await store().status(),
  );
  await store().close();
  return fault ? [{ level: 'open', ...fault }] : [];
}

/** Makes nothing: the user who looks may be another than the one that runs the site. */
async function lookAtFile() {
  const path = pathOf(env.DATABASE_URL);
  let there = path;
  while (!existsSync(there)) there = dirname(there);
  try {
    if (there !== path && !(await stat(there)).isDirectory())
      throw Object.assign(new Error('no folder'), { code: 'ENOTDIR' });
    await access(there, constants.W_OK);
    return { usable: true };
  } catch (fault) {
    return { usable: false, fault };
  }
}

/** Returns a sentence for the terminal. */
export async function sendTestMail(to: string): Promise<{ sent: boolean; sentence: string }> {
  if (!z.email().safeParse(to).success)
    return { sent: false, sentence: `${to} is not an email address: nothing was sent.` };
  const head = { to, replyTo: env.OWNER_EMAIL, subject: 'A test from your website' };
  const message = renderMessage({ ...head, ...letter() });
  // Retries and the second transport included, as for a contact mail.
  const result = await send(message, { mail: 'contact' });
  if (!result.ok) return { sent: false, sentence: `Nothing was sent: ${reasonOf(result)}` };
  return { sent: true, sentence: env.EMAIL_TRANSPORT === 'outbox' ? inOutbox() : taken(to) };
}

const reasonOf = ({ reason, fault }: { reason: Failure; fault?: ConnectionFault }) =>
  fault ? `${faultReasons[fault]} See docs/mail.md.` : reasons[reason];

const faultReasons: Record<ConnectionFault, string> = {
  certificate: 'no known authority has signed the certificate of the mail server for that name.',
  encryption: 'the mail server does not encrypt at that port as the address asks.',
  login: 'the mail server refused the name or the password.',
  'connection refused': 'nothing listens at that host and port.',
  'no answer': 'the mail server did not answer. Look whether a firewall is in between.',
  'no such name': 'no machine has the name of the mail server.',
};

const reasons = {
  refused:
    'the mail provider refused it. Look whether the key has the permission Mail Send, and whether EMAIL_FROM is verified there.',
  'timed-out': 'the mail provider did not answer in time. Try again, and look at its status page.',
  unreachable:
    'the mail provider could not be reached. Look whether this machine may open connections to it.',
  'not-configured': 'there is no way out. Set SENDGRID_API_KEY.',
};

const inOutbox = () =>
  `The mail lies in the folder ${env.OUTBOX_DIR}, because SENDGRID_API_KEY is not set or EMAIL_TRANSPORT is outbox.`;

const taken = (to: string) =>
  `The provider took the mail to ${to}. If it does not come within minutes, look into the spam folder and read docs/mail.md.`;

const letter = () => ({
  sender: loadBusiness().name,
  preview: 'If you can read this, orders find their way too.',
  heading: 'The site can send mail',
  lead: 'This mail was sent by the launch check, in the way in which orders are sent.',
  blocks: [
    {
      kind: 'rows' as const,
      rows: [
        { label: 'Sender', value: `${env.EMAIL_FROM_NAME}, ${env.EMAIL_FROM}` },
        { label: 'Orders go to', value: env.OWNER_EMAIL },
        { label: 'Site', value: env.SITE_URL },
      ],
    },
    {
      kind: 'steps' as const,
      title: 'What to look at',
      steps: [
        { title: 'The folder', words: 'It should lie in the inbox, not in spam.' },
        { title: 'The answer', words: "Reply to it: the address should be the owner's." },
        {
          title: 'The signatures',
          words: "In the mail's source, look for spf=pass, dkim=pass and dmarc=pass.",
        },
      ],
    },
  ],
  foot: ['Nobody ordered anything.'],
});
