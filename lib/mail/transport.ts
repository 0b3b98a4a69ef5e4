import 'server-only';
import { problem } from '../platform/responses';

export type Failure = 'refused' | 'timed-out' | 'unreachable' | 'not-configured';

/** An error's own words may hold addresses and passwords; the name of its class does not. */
export type ConnectionFault =
  'certificate' | 'encryption' | 'login' | 'connection refused' | 'no answer' | 'no such name';

/** `onlyThisMail`: the transport works, and others may well be taken. */
export type Blame = { onlyThisMail?: boolean; fault?: ConnectionFault };

/** `malformed`: the provider objects to how the mail is written. */
export type Attempt =
  | { kind: 'sent'; messageId?: string }
  | ({
      kind: 'failed';
      reason: Failure;
      again: boolean;
      retryAfterMs?: number;
      malformed?: boolean;
    } & Blame);

/** `minimal` is a form that no provider can object to: plainMail in message.ts. */
export type MailFormat = 'full' | 'minimal';

export type Transport = (form: MailFormat, signal: AbortSignal) => Promise<Attempt>;

export type MailNotSent = { kind: 'not-sent'; reason: Failure };

/** Our words, never the provider's: those are about its account, and may quote a visitor. */
type MailNotSentTexts = { failed: string; timedOut: string; notConfigured: string };

export function mailNotSentProblem({ reason }: MailNotSent, texts: MailNotSentTexts) {
  if (reason === 'not-configured') return problem(503, texts.notConfigured);
  return reason === 'timed-out' ? problem(504, texts.timedOut) : problem(502, texts.failed);
}

/** Codes of OpenSSL, Node, nodemailer and Postgres; some errors of `pg` have words alone. */
const signs: readonly [ConnectionFault, RegExp][] = [
  [
    'certificate',
    /^[A-Z_]*CERT|^(UNABLE_TO_|CRL_|HOSTNAME_MISMATCH|INVALID_(CA|PURPOSE)|PATH_LENGTH|[A-Z]+_(KEY_TOO_SMALL|MD_TOO_WEAK))/,
  ],
  ['encryption', /^(ETLS|EPROTO)\b|^ERR_SSL_|does not support SSL|, no encryption$/],
  ['login', /^(EAUTH|ENOAUTH|28\w{3})\b|^ SASL:/],
  ['connection refused', /^ECONNREFUSED\b/],
  ['no answer', /^(ETIMEDOUT|ECONNABORTED|EHOSTUNREACH|ENETUNREACH)\b|^ .*\btimeout\b/],
  ['no such name', /^(ENOTFOUND|EAI_AGAIN|EDNS)\b/],
];

type NodeError = { code?: unknown; originalCode?: unknown; syscall?: unknown; message?: unknown };

/** Returns undefined for a failure that is not the connection's. */
export function connectionFault(error: unknown): ConnectionFault | undefined {
  const { code = '', originalCode, syscall, message = '' }: NodeError = Object(error);
  // Only certificates are read from a file that the address names.
  if (syscall === 'open') return 'certificate';
  // nodemailer puts a code of its own over that of the socket.
  const said = `${String(originalCode ?? code)} ${String(message)}`;
  return signs.find(([, sign]) => sign.test(said))?.[0];
}
