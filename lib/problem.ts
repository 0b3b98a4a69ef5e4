/**
 * What the relay says when it does not do as asked, read in the browser. Without zod, so that the pages
 * stay light; anything can come back, because a proxy in between may answer too. Pure.
 */
import { isObject, parseJson } from './json';

export type FieldFault = { field: string; message: string };

export type Problem = {
  /** The relay's own sentence; empty when the answer is not one of its problem documents. */
  detail: string;
  /** The order's total by today's prices. */
  total?: number;
  faults: FieldFault[];
};

export function readProblem(text: string): Problem {
  const value = parseJson(text);
  if (!isObject(value)) return { detail: '', faults: [] };
  return {
    detail: typeof value.detail === 'string' ? value.detail : '',
    total: Number.isInteger(value.total) ? Number(value.total) : undefined,
    faults: Array.isArray(value.errors) ? value.errors.filter(isFault) : [],
  };
}

/** How long a Retry-After asks to wait, in milliseconds: it names seconds, or a moment (RFC 9110). */
export function waitAsked(retryAfter: string | null | undefined, now: number): number | undefined {
  const value = retryAfter?.trim();
  if (!value) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

/** How long a page waits for the relay, in milliseconds: a little more than the 20 s that it gives itself. */
export const answersWithinMs = 25_000;

export const networkError =
  'Network Error: this page could not reach our server. Please check your connection.';

/** Whether a request was given up because its time was over; browsers name it differently. */
export const isTimeout = (error: unknown) =>
  isObject(error) && (error.name === 'TimeoutError' || error.name === 'AbortError');

const isFault = (value: unknown): value is FieldFault =>
  isObject(value) && typeof value.field === 'string' && typeof value.message === 'string';
