import { createTransport } from 'nodemailer';
import { startMailServer } from '../e2e/mail-server.mjs';
import { startStandIn } from '../e2e/stand-in.mjs';
import type { Message } from '../lib/mail/message';
import type { SampleMail } from './mail-samples';
import { sendWithSendGrid, sendWithSmtp } from '../lib/mail/providers';

/** A mail as it lies in a mailbox, and what to call it. */
export type Delivered = { name: string; message: Message; raw: string };

const from = { email: 'bookings@navank.example', name: 'Navank' };

/** Every mail twice: as a mail server hands it on, and as SendGrid would write it. */
export async function deliver(mails: readonly SampleMail[]): Promise<Delivered[]> {
  const [server, standIn] = [await startMailServer(), await startStandIn()];
  const account = { apiKey: 'SG.sample', baseUrl: standIn.url, from };
  const ways = {
    SMTP: async (message: Message) => {
      sent(await sendWithSmtp(message, { url: server.url, from }, 'full'));
      return server.inbox.at(-1)?.raw ?? '';
    },
    SendGrid: async (message: Message) => {
      sent(await sendWithSendGrid(message, account, 'full', AbortSignal.timeout(5_000)));
      return writtenBySendGrid(standIn.inbox.at(-1));
    },
  };
  const delivered: Delivered[] = [];
  try {
    for (const [way, send] of Object.entries(ways))
      for (const { when, message } of mails) {
        const raw = received(message.to) + (await send(message));
        delivered.push({ name: `${when}, by ${way}`, message, raw });
      }
    return delivered;
  } finally {
    await Promise.all([server.stop(), standIn.stop()]);
  }
}

function sent(attempt: { kind: string }) {
  if (attempt.kind !== 'sent') throw new Error('A mail was not taken: see e2e/stand-in.mjs.');
}

type Accepted = Awaited<ReturnType<typeof startStandIn>>['inbox'][number];

/** From the fields of v3/mail/send; a mail without an id of ours gets one of SendGrid's. */
async function writtenBySendGrid(mail: Accepted | undefined) {
  if (!mail) throw new Error('The stand-in for SendGrid has no mail.');
  const { to, replyTo, subject, text, html, headers, attachments = [] } = mail;
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await writer.sendMail({
    from: { name: mail.from.name ?? '', address: mail.from.email },
    headers: { 'Message-ID': '<3Hq7mZ0sT5-aB2cD4eF6gH@geopod-ismtpd-17>', ...headers },
    ...{ to, replyTo, subject, text, html },
    attachments: attachments.map(({ filename, type, content }) => ({
      filename,
      contentType: type,
      content: Buffer.from(content, 'base64'),
    })),
  });
  return message.toString();
}

/** The line of the mailbox's own server. Without a sender from outside a filter takes the mail for its own network's. */
const received = (to: string) =>
  [
    'Received: from wrqvtzvf.outbound-mail.sendgrid.net (wrqvtzvf.outbound-mail.sendgrid.net [149.72.154.232])',
    `\tby mx.mailbox.example (Postfix) with ESMTPS id 4F2k1C3s8gz`,
    `\tfor <${to}>; ${new Date().toUTCString().replace('GMT', '+0000')}\r\n`,
  ].join('\r\n');
