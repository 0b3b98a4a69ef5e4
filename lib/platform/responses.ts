/** Answers in JSON, or problem documents (RFC 9457) that say why there is none. */
import 'server-only';
import { STATUS_CODES } from 'node:http';
import type { FieldFault } from '../problem';
import { inMinutes } from '../time';
import type { LimitExceeded } from './limits';

export type ValidationErrors = { kind: 'invalid'; errors: readonly FieldFault[] };

export const json = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/** @param facts for the page, beside the sentence for the visitor */
export function problem(
  status: number,
  detail: string,
  facts: object = {},
  moreHeaders: Record<string, string> = {},
): Response {
  const headers = {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    ...moreHeaders,
  };
  return Response.json({ title: titles[status], status, detail, ...facts }, { status, headers });
}

/** Node still has two of them as they were before RFC 9110. */
const titles: typeof STATUS_CODES = {
  ...STATUS_CODES,
  413: 'Content Too Large',
  422: 'Unprocessable Content',
};

export const notFound = () => problem(404, 'There is nothing here.');

export const validationProblem = ({ errors }: ValidationErrors) =>
  problem(422, 'Please look again at the fields named below.', { errors });

export function tooManyRequests({ retryAfterSeconds }: LimitExceeded, detail: string) {
  const wait = `Please try again ${inMinutes(retryAfterSeconds * 1000)}.`;
  return problem(429, `${detail} ${wait}`, {}, { 'Retry-After': String(retryAfterSeconds) });
}
