import { useEffect, useState } from 'react';
import { isObject, isText } from '@/lib/json';
import type { Order, OrderAnswer } from '@/lib/order/order';
import { mergeSteps, readSteps } from '@/lib/order/steps';
import { isOrder } from '@/lib/order/stored';
import { paths } from '@/lib/site';
import { isFinal, useHash, useOpened, type OpenedLink } from '../mail-links/link';
import { intakeDraft, listener, orderNews, storedOrder, useStored } from '../stored';

type Shown =
  | Exclude<OpenedLink<never>, { step: 'open' }>
  | { step: 'shown'; answer: OrderAnswer; from: 'browser' | 'link' };

/** Reads the link in the address, else this browser; asks for news whenever the page is seen. */
export function useShownOrder(): Shown {
  const stored = useStored(storedOrder, 'waiting');
  const own = stored === 'waiting' ? undefined : stored;
  const ownToken = tokenOf(own?.link);
  const token = tokenIn(useHash());
  const tokenToOpen = token === '' && stored !== 'waiting' ? ownToken : token;
  const link = useOpened(paths.openOrderApi, tokenToOpen, readOrder, useLooks());

  // Removes the link, which would outlive the order here. No event tells of replaceState.
  useEffect(() => {
    if (!token || token !== ownToken) return;
    history.replaceState(history.state, '', paths.orderReceived);
    dispatchEvent(new Event('hashchange'));
  }, [token, ownToken]);

  useEffect(() => {
    if (link.step === 'open') keepNews(answerOf(link.value, link.token));
  }, [link]);

  if (stored === 'waiting' || token === undefined) return { step: 'waiting' };
  if (own && tokenToOpen === ownToken) {
    const opensNothing = link.step === 'closed' && isFinal(link.status);
    const answer = opensNothing ? { ...own, link: undefined } : own;
    return { step: 'shown', answer, from: 'browser' };
  }
  if (link.step !== 'open') return link;
  return { step: 'shown', answer: answerOf(link.value, link.token), from: 'link' };
}

/** Counts returns to the page: a tab left open shall not say what held days ago. */
function useLooks() {
  const [looks, setLooks] = useState(0);
  useEffect(
    () =>
      onLook(() => {
        if (document.visibilityState === 'visible') setLooks((count) => count + 1);
      }),
    [],
  );
  return looks;
}

const onLook = listener('visibilitychange');

export function removeShownOrder() {
  storedOrder.write(null);
  orderNews.write(null);
  intakeDraft.write(null);
}

export const tokenOf = (link: string | undefined) =>
  link ? tokenIn(new URL(link).hash.slice(1)) : '';

const tokenIn = <Hash extends string | undefined>(hash: Hash) =>
  hash === undefined ? hash : (/^order=(.+)$/.exec(hash)?.[1] ?? '');

const readOrder = (answer: unknown) =>
  isObject(answer) && isOrder(answer.order)
    ? {
        order: answer.order,
        steps: readSteps(answer.steps),
        until: Number(answer.until) || undefined,
        calendar: isText(answer.calendar) ? answer.calendar : undefined,
      }
    : undefined;

type OrderFromLink = NonNullable<ReturnType<typeof readOrder>>;

const answerOf = (
  { order, steps, until, calendar }: OrderFromLink,
  token: string,
): OrderAnswer => ({
  order,
  confirmationEmailed: true,
  link: new URL(`${paths.orderReceived}#order=${token}`, location.href).href,
  steps,
  until,
  calendar,
});

/** Adds news of the link and the server to the stored order; earlier facts stay. */
function keepNews({ order, steps = [], link, until = 0, calendar }: OrderAnswer) {
  const own = storedOrder.read();
  if (!own || !isSame(own.order, order)) return;
  storedOrder.write({
    ...own,
    link,
    calendar,
    steps: mergeSteps(own.steps ?? [], steps),
    until: Math.max(own.until ?? 0, until) || undefined,
  });
}

const isSame = (one: Order, other: Order) =>
  one.invoiceId === other.invoiceId &&
  one.total === other.total &&
  one.customer.email === other.customer.email;
