import { useEffect } from 'react';
import { isObject } from '@/lib/json';
import { perField } from '@/lib/order/fields';
import { isOrder } from '@/lib/order/stored';
import { paths } from '@/lib/site';
import { orderDraft } from '../stored';
import { post } from '../use-send';

/** Fills empty fields of the draft from an earlier order, whose mail's button led here. */
export const useOrderAgain = () =>
  useEffect(() => {
    const [, token] = /^#again=(.+)$/.exec(location.hash) ?? [];
    if (!token) return;
    // The link would stay in the address, and open the order to whoever sees it.
    history.replaceState(history.state, '', location.pathname + location.search);
    void post(paths.openOrderApi, { token }).then((opened) => {
      const order = opened.ok && isObject(opened.value) && opened.value.order;
      if (!isOrder(order)) return;
      orderDraft.change((draft) => ({
        ...draft,
        customer: perField((name) => draft.customer[name] || order.customer[name]),
        again: token,
      }));
    });
  }, []);
