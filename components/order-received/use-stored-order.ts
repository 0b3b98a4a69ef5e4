import { useMemo, useSyncExternalStore } from 'react';
import { parseStoredOrder, storedOrderKey } from '@/lib/order/stored-order';

/**
 * The order kept in this browser: 'waiting' until the browser has been asked (the server can't know),
 * then the order or `undefined`.
 */
export function useStoredOrder() {
  const stored = useSyncExternalStore(subscribe, read, () => waiting);
  return useMemo(() => (stored === waiting ? waiting : parseStoredOrder(stored)), [stored]);
}

/** Takes the order, and with it the address and phone number, off this device. */
export function removeStoredOrder() {
  try {
    localStorage.removeItem(storedOrderKey);
  } catch {
    // A browser that blocks storage holds nothing to remove.
  }
  dispatchEvent(new Event(removed));
}

const waiting = 'waiting';

// The browser's own 'storage' event only reaches other tabs.
const removed = 'orderremoved';

function read() {
  try {
    return localStorage.getItem(storedOrderKey);
  } catch {
    return null; // storage is blocked
  }
}

function subscribe(changed: () => void) {
  addEventListener('storage', changed);
  addEventListener(removed, changed);
  return () => {
    removeEventListener('storage', changed);
    removeEventListener(removed, changed);
  };
}
