// `npm run soak [seconds]`: holds 50 connections on /api/order of the last build while the provider, a
// stand-in on this machine, fails at random. Prints what became of the orders; exit status 1 when an order
// was answered 201 and its owner's mail is missing.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sendOrder } from '../e2e/send-order.mjs';
import { envWith, ownerEmail } from '../e2e/stand-in-env.mjs';
import { startStandIn } from '../e2e/stand-in.mjs';
import { untilItAnswers } from '../e2e/until-it-answers.mjs';

const seconds = Math.min(Number(process.argv[2] ?? 30), 600);
const connections = 50;
const port = 3290;
const address = `http://localhost:${port}`;
const providerMs = 40;

const standIn = await startStandIn();
const site = spawn(
  process.execPath,
  ['node_modules/next/dist/bin/next', 'start', '-p', String(port)],
  {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...envWith(address, standIn.url),
      ORDERS_PER_HOUR: '1000000',
    },
  },
);

try {
  await untilItAnswers(`${address}/api/health`);
  await order();
  const before = memory();
  const faults = setInterval(changeFault, 50);
  const results = await Promise.all(Array.from({ length: connections }, keepOrdering));
  clearInterval(faults);
  report(results.flat(), before, memory());
} finally {
  site.kill();
  await standIn.stop();
}

/** Most of the time the provider takes 40 ms; now and then it is down, refuses, or breaks the line. */
function changeFault() {
  const lot = Math.random();
  const slow = { mode: 'slow', delay: providerMs };
  if (lot < 0.7) return standIn.behave(slow);
  const faults = [
    { mode: 'down', status: 503 },
    { mode: 'down', status: 429, headers: { 'Retry-After': '1' } },
    { mode: 'refuse', status: 400 },
    { mode: 'hang-up' },
    { mode: 'stall' },
  ];
  standIn.behave(faults[Math.floor(Math.random() * faults.length)] ?? slow);
}

async function keepOrdering() {
  const end = Date.now() + seconds * 1000;
  const results = [];
  while (Date.now() < end) results.push(await order());
  return results;
}

async function order() {
  const key = randomUUID();
  const start = performance.now();
  const from = [10, ...key.match(/[\da-f]{2}/g).slice(0, 3)]
    .map((part, at) => (at ? parseInt(part, 16) : part))
    .join('.');
  const customer = { email: `${key}@example.com` };
  const response = await sendOrder(address, { key, from, customer });
  await response.arrayBuffer();
  return { key, status: response.status, ms: performance.now() - start };
}

function report(results, before, after) {
  const arrived = standIn.inbox
    .filter(({ to }) => to === ownerEmail)
    .map(({ text }) => text)
    .join('\n');
  const placed = results.filter(({ status }) => status === 201);
  const missing = placed.filter(({ key }) => !arrived.includes(key));
  const times = placed.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const at = (share) => `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`;
  const statuses = new Map();
  for (const { status } of results) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  console.log(`${results.length} orders in ${seconds} s over ${connections} connections`);
  for (const [status, count] of statuses) console.log(`  ${status}: ${count}`);
  console.log(`answered 201: ${placed.length}, of them without an owner's mail: ${missing.length}`);
  console.log(
    `time of a placed order: p50 ${at(0.5)}, p99 ${at(0.99)}; the provider takes ${providerMs} ms a mail`,
  );
  console.log(`memory of the server: ${before} MB before, ${after} MB after`);
  if (missing.length > 0) process.exitCode = 1;
}

/** Resident megabytes of the server, where the system says so (Linux). */
function memory() {
  try {
    const status = readFileSync(`/proc/${site.pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return NaN;
  }
}
