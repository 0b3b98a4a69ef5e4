import { useMemo, useSyncExternalStore } from 'react';
import { findService } from '@/lib/catalogue';
import { formatAmount } from '@/lib/format';
import { isFresh, orderedAs, parseDraft, type Wish } from '@/lib/order/draft';
import { checkoutPath, paths } from '@/lib/site';
import { changeCart } from '../cart/use-cart';
import { Button, ButtonLink, Buttons } from '../ui/button';
import { Notice } from '../ui/notice';
import styles from './checkout.module.scss';
import type { CheckoutService, Choice, NoChoice } from './choice';
import { forgetWish, readDraft, subscribeDraft } from './draft-store';
import { idsOf } from './form-values';

type OtherOrderProps = {
  choice: Choice | NoChoice | undefined;
  services: readonly CheckoutService[];
};

/** An order is still waiting to be sent, and this page shows another one: nothing is sent unasked. */
export function OtherOrder({ choice, services }: OtherOrderProps) {
  const wish = useWish();
  if (!choice || !wish) return null;
  if (choice.from !== 'nothing' && orderedAs(idsOf(choice)) === orderedAs(wish)) return null;
  const titles = wish.services.flatMap((id) => findService(services, id)?.title ?? []);
  if (titles.length < wish.services.length) return null;
  return (
    <div className={styles.faults}>
      <Notice kind="note" title="An earlier order has not been confirmed yet">
        <p>
          It is for {titles.join(', ')}: {formatAmount(wish.expectedTotal, wish.currency)} in all.
          This page shows something else, so it does not go out by itself.
          {choice.from !== 'nothing' && ' Complete Order sends what you see here in its place.'}
        </p>
        <Buttons className={styles.ways}>
          <GoOn wish={wish} />
          <Button small look="line" onClick={forgetWish}>
            Leave it out
          </Button>
        </Buttons>
      </Notice>
    </div>
  );
}

/** Leads to a page that shows that order, where it goes on by itself. Several services stand in the cart. */
function GoOn({ wish: { currency, services } }: { wish: Wish }) {
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

function useWish(): Wish | undefined {
  const stored = useSyncExternalStore(subscribeDraft, readFresh, () => null);
  return useMemo(() => parseDraft(stored).wish, [stored]);
}

/** Nothing once the wish is too old to be acted upon. */
function readFresh() {
  const stored = readDraft();
  const { wish } = parseDraft(stored);
  return wish && isFresh(wish, Date.now()) ? stored : null;
}
