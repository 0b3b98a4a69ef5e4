import type { ConnectionFault } from './connection-fault';

export type Failure = 'refused' | 'timed-out' | 'unreachable' | 'not-configured';

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
