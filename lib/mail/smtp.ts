import 'server-only';
import { isIPv4 } from 'node:net';
import { createTransport } from 'nodemailer';
import type { Attempt, Form } from './deliver';
import { headersOf, minimal, type Message } from './message';

export type MailServer = { url: string; from: { email: string; name: string } };

/**
 * One attempt to hand a message to a mail server, the second way out. Its errors name addresses, so
 * nothing of them leaves this file but a code.
 */
export async function sendWithSmtp(
  message: Message,
  server: MailServer,
  form: Form,
): Promise<Attempt> {
  const transport = createTransport({
    url: server.url,
    // Otherwise whoever sits on the line can take the server's offer to encrypt away, and read mail and password.
    requireTLS: !isThisMachine(server.url),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    // What a visitor typed is never taken for a path or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const from = { name: server.from.name, address: server.from.email };
  try {
    const { messageId } = await transport.sendMail({
      from,
      ...letter(message, from.address, form),
    });
    return { kind: 'sent', messageId };
  } catch (error) {
    return failure(error);
  }
}

/** Whether a mail server's address never leaves this machine, where there is nobody on the line. */
export function isThisMachine(url: string) {
  const host = new URL(url).hostname.toLowerCase();
  return host === 'localhost' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));
}

/** The caller has a deadline of its own; this one only closes what it left behind. */
const patienceMs = 10_000;

/** The recipient is always an object: a string like 'A <b@c>' would be taken apart by the client. */
function letter(message: Message, from: string, form: Form) {
  const { to, subject, text } = form === 'minimal' ? minimal(message) : message;
  const plain = { to: { name: '', address: to }, subject, text };
  if (form === 'minimal') return plain;
  return {
    ...plain,
    html: message.html,
    replyTo: { name: '', address: message.replyTo },
    headers: headersOf(message, from),
    attachments: message.calendar && [
      {
        filename: message.calendar.name,
        content: message.calendar.content,
        contentType: 'text/calendar; charset=utf-8',
      },
    ],
  };
}

/** 5xx is a no for good, 4xx may pass: RFC 5321, section 4.2.1. Without a code the line broke. */
function failure(error: unknown): Attempt {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  if (typeof responseCode !== 'number')
    return { kind: 'failed', reason: 'unreachable', again: code !== 'EENVELOPE' };
  const forGood = responseCode >= 500;
  const malformed = forGood && code === 'EMESSAGE';
  return { kind: 'failed', reason: 'refused', again: !forGood, malformed };
}
