import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isFresh, orderedAs } from '@/lib/order/draft';
import type { Choice } from './choice';
import { attemptKey, forgetPending, loadDraft } from './draft-store';
import { idsOf, requestOf, setTick } from './form-values';
import { isUnderWay } from './sending';
import type { useSending } from './use-sending';

/**
 * Goes on with an order that was on its way when the page was left, if the page still shows the same
 * one. Another one is asked about instead: see other-order.tsx.
 */
export function useResume(
  form: RefObject<HTMLFormElement | null>,
  choice: Choice | undefined,
  sending: ReturnType<typeof useSending>,
) {
  const shown = choice && orderedAs(idsOf(choice));

  const onChoice = useEffectEvent(() => {
    const draft = loadDraft();
    const { pending } = draft;
    if (!choice || !form.current || !pending) return;
    const isSame = orderedAs(pending) === shown;
    // What is ordered was changed on this page, or in the cart of another tab.
    if (isUnderWay(sending.state)) return isSame ? undefined : forgetPending();
    if (!isFresh(pending, Date.now())) return forgetPending();
    if (!isSame) return;
    // They confirmed exactly this before.
    setTick(form.current, true);
    const request = requestOf(choice, draft, pending.expectedTotal, form.current);
    sending.resume({ request, key: attemptKey(), since: pending.since });
  });

  useEffect(() => onChoice(), [shown]);
}
