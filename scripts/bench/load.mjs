// What the server alone bears, in ten seconds after ten others: at first it answers by code that is not compiled yet.
import { randomUUID } from 'node:crypto';
import { sendOrder } from '../../e2e/send-order.mjs';

export const loadColumns = [
  'load',
  'connections',
  'requests a second',
  'p50 ms',
  'p99 ms',
  'refused',
];

const forMs = 10_000;

export const measureGet = (origin, path) => measure(path, 32, () => fetch(origin + path), 200);

let count = 0;

/** Every order is a new one, from a visitor and a mailbox of its own, so that no limit is met. */
export function measureOrders(origin, connections) {
  return measure(
    '/api/order',
    connections,
    () => {
      count += 1;
      return sendOrder(origin, {
        key: randomUUID(),
        from: `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`,
        customer: { email: `buyer${count}@example.com` },
      });
    },
    201,
  );
}

async function measure(name, connections, send, expected) {
  await keepSending(connections, send, expected);
  const { times, refused } = await keepSending(connections, send, expected);
  times.sort((a, b) => a - b);
  const at = (part) => String(Math.round(times[Math.floor(times.length * part)] ?? 0));
  return [
    name,
    String(connections),
    String(Math.round(times.length / (forMs / 1000))),
    at(0.5),
    at(0.99),
    String(refused),
  ];
}

/** How long each request took, in milliseconds, and how many were not answered as expected. */
async function keepSending(connections, send, expected) {
  const times = [];
  let refused = 0;
  const end = performance.now() + forMs;
  const one = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      const answer = await send();
      await answer.arrayBuffer();
      if (answer.status !== expected) refused += 1;
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return { times, refused };
}
