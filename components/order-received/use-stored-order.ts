import { useMemo, useSyncExternalStore } from 'react';
import type { OrderAnswer } from '@/lib/order/order';
import { parseStoredOrder, storedOrderKey } from '@/lib/order/stored-order';

/**
 * The order kept in this browser: 'waiting' until the browser has been asked (the server can't know),
 * then the order or `undefined`.
 */
export function useStoredOrder() {
  const stored = useSyncExternalStore(subscribe, read, () => waiting);
  return useMemo(() => (stored === waiting ? waiting : parseStoredOrder(stored)), [stored]);
}

/** The same once, in the browser. */
export const readStoredOrder = () => parseStoredOrder(read());

/** Keeps what was learned of the order since: without a connection the page still knows it. */
export function storeOrder(answer: OrderAnswer) {
  try {
    localStorage.setItem(storedOrderKey, JSON.stringify(answer));
  } catch {
    // A browser that blocks storage is told again the next time.
  }
  dispatchEvent(new Event(changed));
}

/** Takes the order, and with it the address and phone number, off this device. */
export function removeStoredOrder() {
  try {
    localStorage.removeItem(storedOrderKey);
  } catch {
    // A browser that blocks storage holds nothing to remove.
  }
  dispatchEvent(new Event(changed));
}

const waiting = 'waiting';

// The browser's own 'storage' event only reaches other tabs.
const changed = 'orderchanged';

function read() {
  try {
    return localStorage.getItem(storedOrderKey);
  } catch {
    return null; // storage is blocked
  }
}

function subscribe(notify: () => void) {
  addEventListener('storage', notify);
  addEventListener(changed, notify);
  return () => {
    removeEventListener('storage', notify);
    removeEventListener(changed, notify);
  };
}
