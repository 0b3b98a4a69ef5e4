import { useEffect } from 'react';
import type { OrderAnswer } from '@/lib/order/order';
import { isOrder } from '@/lib/order/stored-order';
import { paths } from '@/lib/site';
import { isObject } from '@/lib/json';
import { useHash, useOpened } from '../links/use-link';
import { removeStoredOrder, useStoredOrder } from './use-stored-order';

export type Shown =
  | { step: 'waiting' }
  | { step: 'none' }
  /** The address carries a link that does not open. */
  | { step: 'closed'; reason: string; again?: () => void }
  | { step: 'shown'; answer: OrderAnswer; from: 'browser' | 'link' };

/**
 * The order of the link in the address, or else the one kept in this browser, which then puts its own
 * link there: so a bookmark and a shared tab hold the order too.
 */
export function useShownOrder(): Shown {
  const stored = useStoredOrder();
  const token = tokenIn(useHash());
  const kept = stored === 'waiting' ? undefined : stored;
  const isOwn = kept?.link !== undefined && tokenIn(new URL(kept.link).hash.slice(1)) === token;
  const linked = useOpened(paths.openOrderApi, isOwn ? '' : token, readOrder);

  const ownHash = token === '' && kept?.link ? new URL(kept.link).hash : '';
  useEffect(() => {
    if (ownHash) history.replaceState(history.state, '', ownHash);
  }, [ownHash]);

  if (stored === 'waiting' || token === undefined) return { step: 'waiting' };
  if (linked.step === 'closed') return linked;
  if (linked.step === 'open')
    return { step: 'shown', answer: answerOf(linked.value, linked.token), from: 'link' };
  if (linked.step === 'waiting') return { step: 'waiting' };
  return kept ? { step: 'shown', answer: kept, from: 'browser' } : { step: 'none' };
}

/** Takes the order off this device, and its link out of the address. */
export function removeShownOrder() {
  history.replaceState(history.state, '', paths.orderReceived);
  removeStoredOrder();
}

const tokenIn = (hash: string | undefined) =>
  hash === undefined ? undefined : (/^order=(.+)$/.exec(hash)?.[1] ?? '');

const readOrder = (answer: unknown) =>
  isObject(answer) && isOrder(answer.order) ? answer.order : undefined;

/** Long after the order nobody knows of its mails any more, so nothing is said of them. */
const answerOf = (order: OrderAnswer['order'], token: string): OrderAnswer => ({
  order,
  confirmationEmailed: true,
  link: new URL(`${paths.orderReceived}#order=${token}`, location.href).href,
});
