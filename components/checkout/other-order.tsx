import { useMemo, useSyncExternalStore } from 'react';
import { findService } from '@/lib/services/catalogue';
import { formatAmount, checkoutPath } from '@/lib/markets/currency';
import { isFresh, orderedAs, parseDraft, type PendingOrder } from '@/lib/order/draft';
import { paths } from '@/lib/site';
import { changeCart } from '../cart/use-cart';
import { Button, ButtonLink, Buttons } from '../ui/button';
import { Notice } from '../ui/notice';
import styles from './checkout.module.scss';
import type { CheckoutService, Choice, NoChoice } from './choice';
import { forgetPending, readDraft, subscribeDraft } from './draft-store';
import { idsOf } from './form-values';

type OtherOrderProps = {
  choice: Choice | NoChoice | undefined;
  services: readonly CheckoutService[];
};

/** An order is still waiting to be sent, and this page shows another one: nothing is sent unasked. */
export function OtherOrder({ choice, services }: OtherOrderProps) {
  const pending = usePendingOrder();
  if (!choice || !pending) return null;
  if (choice.from !== 'nothing' && orderedAs(idsOf(choice)) === orderedAs(pending)) return null;
  const titles = pending.services.flatMap((id) => findService(services, id)?.title ?? []);
  if (titles.length < pending.services.length) return null;
  return (
    <div className={styles.faults}>
      <Notice kind="note" title="An earlier order has not been confirmed yet">
        <p>
          It is for {titles.join(', ')}: {formatAmount(pending.expectedTotal, pending.currency)} in
          all. This page shows something else, so it does not go out by itself.
          {choice.from !== 'nothing' && ' Complete Order sends what you see here in its place.'}
        </p>
        <Buttons className={styles.ways}>
          <GoOn pending={pending} />
          <Button small look="line" onClick={forgetPending}>
            Leave it out
          </Button>
        </Buttons>
      </Notice>
    </div>
  );
}

/** Leads to a page that shows that order, where it goes on by itself. Several services stand in the cart. */
function GoOn({ pending: { currency, services } }: { pending: PendingOrder }) {
  const [only, ...others] = services;
  const label = 'Send the earlier order';
  if (only !== undefined && others.length === 0)
    return (
      <ButtonLink small href={checkoutPath(only, currency)}>
        {label}
      </ButtonLink>
    );
  return (
    <ButtonLink
      small
      href={paths.checkout}
      onClick={() => changeCart(() => ({ currency, services }))}
    >
      {label}
    </ButtonLink>
  );
}

function usePendingOrder(): PendingOrder | undefined {
  const stored = useSyncExternalStore(subscribeDraft, readFresh, () => null);
  return useMemo(() => parseDraft(stored).pending, [stored]);
}

/** Nothing once the pending is too old to be acted upon. */
function readFresh() {
  const stored = readDraft();
  const { pending } = parseDraft(stored);
  return pending && isFresh(pending, Date.now()) ? stored : null;
}
