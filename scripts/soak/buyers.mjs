// Buyers whose pages try again with the same key until their order is received.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sendOrder } from '../../e2e/send-order.mjs';

/** Posts one order, each from an address of its own. */
export async function order(address, key = randomUUID()) {
  const start = performance.now();
  const from = [10, ...key.match(/[\da-f]{2}/g).slice(0, 3)]
    .map((part, at) => (at ? parseInt(part, 16) : part))
    .join('.');
  const response = await sendOrder(address, {
    key,
    from,
    customer: { email: `${key}@example.com` },
  });
  const { queued = false } = await response.json();
  return { key, status: response.status, queued, ms: performance.now() - start };
}

/** How long the last ones are waited for, once the site stays up. */
const patienceMs = 2 * 60 * 1000;

export function newBuyers(address) {
  const orders = [];
  const pages = [];
  let end = Infinity;

  async function untilReceived(one) {
    while (one.status !== 201 && Date.now() < end) {
      const answered = await order(address, one.key).catch(() => ({ status: 0, queued: false }));
      Object.assign(one, answered, { tries: one.tries + 1 });
      if (one.status !== 201) await pause(300);
    }
  }

  return {
    orders,
    /** So many more, who order by themselves. */
    come(count) {
      for (let index = 0; index < count; index++) {
        const one = { key: randomUUID(), status: 0, queued: false, tries: 0 };
        orders.push(one);
        pages.push(untilReceived(one));
      }
    },
    allAnswered() {
      end = Date.now() + patienceMs;
      return Promise.all(pages);
    },
  };
}
