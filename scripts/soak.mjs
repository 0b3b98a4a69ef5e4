// `npm run soak [-- --rounds 60] [--seconds 30]`: orders on the last build while the provider, a stand-in on this machine,
// fails at random, servers and databases are killed and clocks jump. Prints what became of the orders, and ends with
// status 1 when one that was answered 201 is missing at the owner, when the owner has one more than twice, or when something
// is left.
import { parseArgs } from 'node:util';
import { findPostgres, installPostgres } from '../e2e/postgres.mjs';
import { startStandIn } from '../e2e/stand-in.mjs';
import { load } from './soak/load.mjs';
import { newSite } from './soak/site.mjs';
import { killsWithFile, killsWithPostgres } from './soak/trials.mjs';

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
const tools = { site, standIn, postgresPort: port + 1 };
const hasPostgres = !!(findPostgres() ?? installPostgres());
const trials = [
  () => load(tools, seconds),
  () => killsWithFile(tools, Math.ceil(rounds / 2)),
  ...(hasPostgres ? [() => killsWithPostgres(tools, Math.floor(rounds / 2))] : []),
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
if (!hasPostgres) console.log('Not tried, because there is no Postgres here: what needs one.');
console.log(faults.length > 0 ? 'Something is wrong.' : 'Nothing is missing.');
if (faults.length > 0) process.exitCode = 1;
