import { useMemo, useSyncExternalStore } from 'react';
import { cartKey, parseCart, type Cart } from '@/lib/order/cart';

/** The visitor's cart: empty on the server and until the browser has been asked. */
export function useCart(): Cart {
  const stored = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => parseCart(stored), [stored]);
}

/** Changes the cart as it stands now, another tab's additions included, and tells the page. */
export function changeCart(change: (cart: Cart) => Cart) {
  write(JSON.stringify(change(parseCart(read()))));
  // public/site.js counts for the header on the same event.
  dispatchEvent(new Event(changed));
}

const changed = 'cart';

/** The cart of a browser that keeps nothing: it lasts as long as the page. */
let unstored: string | null = null;

/** Whether other pages will find the cart. Asked after a change. */
export const isCartStored = () => unstored === null;

function read() {
  try {
    return unstored ?? localStorage.getItem(cartKey);
  } catch {
    return unstored;
  }
}

function write(text: string) {
  try {
    localStorage.setItem(cartKey, text);
    // Some take it without a word and keep nothing.
    unstored = localStorage.getItem(cartKey) === text ? null : text;
  } catch {
    unstored = text;
  }
}

function subscribe(notify: () => void) {
  // 'storage' comes from other tabs, 'pageshow' when the page comes back as it was left.
  const events = ['storage', 'pageshow', changed];
  for (const event of events) addEventListener(event, notify);
  return () => {
    for (const event of events) removeEventListener(event, notify);
  };
}
