import { useState } from 'react';
import { removeService, type Cart } from '@/lib/order/cart';
import { changeCart } from '../cart/use-cart';

type Removed = { id: number; title: string; index: number; before: Cart };

/** Taking a service out of the cart, and putting the last one back. */
export function useRemoval() {
  const [removed, setRemoved] = useState<Removed>();
  const [restored, setRestored] = useState<number>();
  return {
    removed,
    /** The service that was just put back: focus returns to it. */
    restored,
    remove(id: number, title: string) {
      changeCart((before) => {
        setRemoved({ id, title, index: before.services.indexOf(id), before });
        return removeService(before, id);
      });
      setRestored(undefined);
    },
    undo() {
      if (!removed) return;
      changeCart(() => removed.before);
      setRestored(removed.id);
      setRemoved(undefined);
    },
  };
}

export type Removal = ReturnType<typeof useRemoval>;
