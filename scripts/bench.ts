// `npm run bench [load] [pages]`: what the packed site costs, as tables in Markdown; without a word both, in a quarter of an hour.
// Nothing here is a test: times say something only on a quiet machine, beside each other.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import autocannon from 'autocannon';
import { z } from 'zod';
import { installTools } from './programs';
import { task } from './task';
import { findBrowser } from '../e2e/browser.mjs';
import { findPostgres, startPostgres } from '../e2e/postgres.mjs';
import { orderRequest } from '../e2e/order-request';
import { envWith } from '../e2e/servers';
import { startStandIn } from '../e2e/stand-in.mjs';
import { untilItAnswers } from '../e2e/until-it-answers.mjs';

const words = process.argv.slice(2);
const isAsked = (word: string) => words.length === 0 || words.includes(word);
const port = Number(process.env.E2E_PORT ?? 3210) + 70;
const origin = `http://localhost:${port}`;
const runs = 5;

void task(async () => {
  console.log(`${cpus().length} processors, ${cpus()[0]?.model}, Node ${process.version}\n`);
  execFileSync('npm', ['run', 'package'], { stdio: 'ignore' });
  const file = `file:${join(mkdtempSync(join(tmpdir(), 'bench-')), 'site.db')}`;
  if (isAsked('load')) {
    const postgres = findPostgres() ? await startPostgres(port + 1) : undefined;
    const inFile = await withSite(file, async () => [
      await load('a page', 32, { path: '/prediction/1' }),
      await load('its health', 32, { path: '/api/health' }),
      await load('orders, a file', 32, orders),
      await load('orders, a file', 1, orders),
    ]);
    const inPostgres = postgres
      ? await withSite(postgres.url, async () => [await load('orders, Postgres', 32, orders)])
      : [];
    await postgres?.end();
    table(
      ['load', 'connections', 'a second', 'p50 ms', 'p99 ms', 'refused'],
      [...inFile, ...inPostgres],
    );
  }
  if (isAsked('pages')) {
    installTools('e2e/lighthouse');
    table(
      ['page', 'performance', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'KB', 'script KB', 'requests'],
      await withSite(file, measurePages),
    );
  }
});

/** The packed server with a stand-in for the provider, for as long as the work takes. */
async function withSite<Result>(store: string, work: () => Promise<Result>) {
  const standIn = await startStandIn();
  // As docs/host/site.service starts it.
  const server = spawn(process.execPath, ['--max-semi-space-size=64', 'server.js'], {
    cwd: 'dist/server',
    stdio: 'ignore',
    env: {
      ...process.env,
      ...envWith(origin, standIn.url),
      PORT: String(port),
      HOSTNAME: '127.0.0.1',
      DATABASE_URL: store,
      APP_SECRET: 'a secret of thirty-two characters or more',
      ORDERS_PER_HOUR: '1000000',
    },
  });
  try {
    await untilItAnswers(`${origin}/api/health`);
    return await work();
  } finally {
    server.kill();
    await standIn.stop();
  }
}

let buyers = 0;

/** Every order is a new one, from a visitor and a mailbox of its own, so that no limit is met. */
const orders: autocannon.Request = {
  setupRequest(request) {
    buyers += 1;
    const from = `10.${buyers >> 16}.${(buyers >> 8) & 255}.${buyers & 255}`;
    return { ...request, ...orderRequest({ from }) };
  },
};

/** Ten seconds, after ten others: at first the server answers by code that is not compiled yet. */
async function load(name: string, connections: number, request: autocannon.Request) {
  const options = { url: origin, connections, duration: 10, requests: [request] };
  await autocannon(options);
  const { requests, latency, non2xx, errors } = await autocannon(options);
  const figures = [connections, requests.average, latency.p50, latency.p99, non2xx + errors];
  return [name, ...figures.map(plain)];
}

/** One page of each kind, on Lighthouse's phone: medians of so many runs, in turns, so that noise meets all alike. */
async function measurePages() {
  const article = readdirSync('content/blogs')[0]?.replace('.md', '');
  const kinds = {
    home: '/',
    services: '/services',
    calculator: '/tools/lo-shu-grid',
    checkout: '/checkout?service=3',
    prediction: '/prediction/1',
    mulank: '/mulank4',
    article: `/blogs/${article}`,
    service: '/subcard/3',
  };
  const measured = new Map<string, number[][]>();
  for (let run = 0; run < runs; run++)
    for (const [name, path] of Object.entries(kinds))
      // Now and then Lighthouse has lost the beginning of a page, and asks to be run again.
      measured.set(name, [
        ...(measured.get(name) ?? []),
        await figuresOf(path).catch(() => figuresOf(path)),
      ]);
  return [...measured].map(([name, all]) => [
    name,
    ...(all[0] ?? []).map((_, figure) => plain(median(all.map((one) => one[figure] ?? NaN)))),
  ]);
}

/** In a process of its own: what reads TypeScript here marks functions, and Lighthouse sends some of its own to the page. */
async function figuresOf(path: string) {
  const settings = [
    '--chrome-flags=--headless=new --no-sandbox',
    '--only-categories=performance',
    '--disable-full-page-screenshot',
  ];
  const CHROME_PATH = findBrowser()?.executablePath ?? chromium.executablePath();
  const { stdout } = await promisify(execFile)(
    'e2e/lighthouse/node_modules/.bin/lighthouse',
    [origin + path, ...settings, '--output=json', '--quiet'],
    { maxBuffer: 1e8, env: { ...process.env, CHROME_PATH } },
  );
  const { audits, categories } = report.parse(JSON.parse(stdout));
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return [
    (categories.performance.score ?? 0) * 100,
    ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(value),
    value('cumulative-layout-shift'),
    value('total-byte-weight') / 1024,
    scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
    requests.length,
  ];
}

const request = z.object({
  resourceType: z.string().optional(),
  transferSize: z.number().optional(),
});

/** Of Lighthouse's report what is read here; other audits have details of other kinds. */
const report = z.object({
  categories: z.object({ performance: z.object({ score: z.number().nullable() }) }),
  audits: z.record(
    z.string(),
    z.object({
      numericValue: z.number().optional(),
      details: z.object({ items: z.array(request).optional().catch([]) }).optional(),
    }),
  ),
});

/** One run that the machine disturbed does not move it. */
const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

const plain = (value: number) =>
  value < 1 && value > 0 ? value.toFixed(3) : String(Math.round(value));

function table(columns: string[], rows: string[][]) {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rule = columns.map((_, index) => (index ? '---:' : '---'));
  console.log([columns, rule, ...rows].map(line).join('\n'), '\n');
}
