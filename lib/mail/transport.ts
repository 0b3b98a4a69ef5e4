import type { ConnectionFault } from './connection-fault';

export type Failure = 'refused' | 'timed-out' | 'unreachable' | 'not-configured';

/** `onlyThisMail`: the way out is open, and others may well be taken. */
export type Blame = { onlyThisMail?: boolean; fault?: ConnectionFault };

/** What became of one attempt. `malformed`: the provider objects to how the mail is written. */
export type Attempt =
  | { kind: 'sent'; messageId?: string }
  | ({
      kind: 'failed';
      reason: Failure;
      again: boolean;
      retryAfterMs?: number;
      malformed?: boolean;
    } & Blame);

/** A mail as it was written, or only what no provider can object to: see `minimal` in message.ts. */
export type MailFormat = 'full' | 'minimal';

/** Hands a mail over once. */
export type Transport = (form: MailFormat, signal: AbortSignal) => Promise<Attempt>;
