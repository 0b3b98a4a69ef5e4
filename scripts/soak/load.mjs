// Fifty connections on one server without a queue, while the provider fails at random.
import { order } from './buyers.mjs';
import { failAtRandom, halfAnswer, noes, providerMs } from './provider.mjs';
import { resultOf } from './result.mjs';

const connections = 50;

export async function load({ site, standIn }, seconds) {
  await site.start();
  await order(site.address);
  const before = site.memory();
  const endFaults = failAtRandom(standIn, [...noes, halfAnswer]);
  const end = Date.now() + seconds * 1000;
  const keepOrdering = async () => {
    const orders = [];
    while (Date.now() < end) orders.push(await order(site.address));
    return orders;
  };
  const orders = (await Promise.all(Array.from({ length: connections }, keepOrdering))).flat();
  endFaults();
  print(orders, seconds, before, site.memory());
  return { trial: 'a failing provider, no queue', ...resultOf(orders, standIn.inbox) };
}

function print(orders, seconds, before, after) {
  const times = orders
    .filter(({ status }) => status === 201)
    .map(({ ms }) => ms)
    .toSorted((one, other) => one - other);
  const at = (share) => `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`;
  const statuses = new Map();
  for (const { status } of orders) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const counts = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
  console.log(
    `${orders.length} orders in ${seconds} s over ${connections} connections (${counts})`,
  );
  console.log(
    `time of a placed order: p50 ${at(0.5)}, p99 ${at(0.99)}; the provider takes ${providerMs} ms a mail`,
  );
  console.log(`memory of the server: ${before} MB before, ${after} MB after`);
}
