/** Read in the browser, so without zod. A proxy may answer too, so anything can come back. */
import { isObject, parseJson } from './json';

export type FieldFault = { field: string; message: string };

export type Problem = {
  /** Empty when the answer is not one of the relay's problem documents. */
  detail: string;
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

/** Retry-After in milliseconds: it names seconds, or a moment (RFC 9110). */
export function waitAsked(retryAfter: string | null | undefined, now: number): number | undefined {
  const value = retryAfter?.trim();
  if (!value) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

/** A little more than the 20 s that the relay gives itself. */
export const answersWithinMs = 25_000;

export const networkError =
  'Network Error: this page could not reach our server. Please check your connection.';

/** Browsers name it differently. */
export const isTimeout = (error: unknown) =>
  isObject(error) && (error.name === 'TimeoutError' || error.name === 'AbortError');

const isFault = (value: unknown): value is FieldFault =>
  isObject(value) && typeof value.field === 'string' && typeof value.message === 'string';
