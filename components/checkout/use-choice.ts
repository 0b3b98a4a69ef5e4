import { useMemo, useSyncExternalStore } from 'react';
import { useCart } from '../cart/use-cart';
import { chosen, type CheckoutService, type Choice, type NoChoice } from './choice';

/** The choice, or `undefined` until the browser has said which address this is: the page is static. */
export function useChoice(services: readonly CheckoutService[]): Choice | NoChoice | undefined {
  const cart = useCart();
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => undefined,
  );
  return useMemo(
    () => (search === undefined ? undefined : chosen(search, cart, services)),
    [search, cart, services],
  );
}

function subscribe(notify: () => void) {
  addEventListener('popstate', notify);
  return () => removeEventListener('popstate', notify);
}
