// `npm run soak [-- --rounds 60] [--seconds 30]`: orders on the last build while the provider, a stand-in on this machine,
// fails at random, servers are killed, clocks jump and Redis comes and goes. Prints what became of the orders, and ends with
// status 1 when one that was answered 201 is missing at the owner, when the owner has one more than twice, when a draft is
// left, or when an order is said to wait in a Redis that throws entries away.
import { parseArgs } from 'node:util';
import { findRedis, installRedis } from '../e2e/redis.mjs';
import { startStandIn } from '../e2e/stand-in.mjs';
import { load } from './soak/load.mjs';
import { newSite } from './soak/site.mjs';
import { evictingRedis, killsWithFolder, killsWithRedis, redisAdded } from './soak/trials.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '20' },
  },
});
const rounds = Math.min(Number(values.rounds), 500);
const seconds = Math.min(Number(values.seconds), 600);

// Beside the ports of the end-to-end tests.
const port = Number(process.env.E2E_PORT ?? 3210) + 80;
const standIn = await startStandIn();
const site = newSite(port, standIn.url);
const tools = { site, standIn, redisPort: port + 1 };
const hasRedis = !!(findRedis() ?? installRedis());
const trials = [
  () => load(tools, seconds),
  () => killsWithFolder(tools, Math.ceil(rounds / 2)),
  ...(hasRedis
    ? [
        () => killsWithRedis(tools, Math.floor(rounds / 2)),
        () => redisAdded(tools),
        () => evictingRedis(tools),
      ]
    : []),
];

const rows = [];
try {
  for (const trial of trials) {
    standIn.clear();
    rows.push(await trial());
    await site.kill();
  }
} finally {
  await site.kill();
  await standIn.stop();
}
const faults = rows.flatMap(({ trial, faults: found }) => found.map((one) => `${trial}: ${one}`));
console.table(Object.fromEntries(rows.map(({ trial, counts }) => [trial, counts])));
for (const fault of faults) console.log(fault);
if (!hasRedis) console.log('Not tried, because there is no redis-server here: what needs a Redis.');
console.log(faults.length > 0 ? 'Something is wrong.' : 'Nothing is missing.');
if (faults.length > 0) process.exitCode = 1;
