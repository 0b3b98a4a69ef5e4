import { answersWithinMs } from '@/lib/problem';

/** Posts once, and throws like fetch: each page says in its own words what a failure means. */
export const postJson = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(answersWithinMs),
  });
