import { answersWithinMs } from '@/lib/problem';

/**
 * Does `work` while no other tab of this browser sends an order. Where locks are missing, or another tab
 * holds on to one for longer than any answer takes, the key alone keeps two requests from being two orders.
 */
export async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  try {
    const signal = AbortSignal.timeout(answersWithinMs + 5_000);
    return await navigator.locks.request('order', { signal }, work);
  } catch {
    return work();
  }
}
