import 'server-only';
import { problem } from '../platform/responses';
import type { Failure } from './transport';

export type MailNotSent = { kind: 'not-sent'; reason: Failure };

/** Our words, never the provider's: those are about its account, and may quote a visitor. */
type MailNotSentTexts = { failed: string; timedOut: string; notConfigured: string };

export function mailNotSentProblem({ reason }: MailNotSent, texts: MailNotSentTexts) {
  if (reason === 'not-configured') return problem(503, texts.notConfigured);
  return reason === 'timed-out' ? problem(504, texts.timedOut) : problem(502, texts.failed);
}
