import { isObject } from '@/lib/json';
import { perField } from '@/lib/order/fields';
import { isOrder } from '@/lib/order/stored';
import { paths } from '@/lib/site';
import { orderDraft } from '../stored';
import { post } from '../use-send';

/** Fills empty fields of the draft from an earlier order, whose mail's button led here. */
export async function orderAgain(token: string) {
  const opened = await post(paths.openOrderApi, { token });
  const order = opened.ok && isObject(opened.value) && opened.value.order;
  if (!isOrder(order)) return;
  orderDraft.change((draft) => ({
    ...draft,
    customer: perField((name) => draft.customer[name] || order.customer[name]),
    again: token,
  }));
}
