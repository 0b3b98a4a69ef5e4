// `npm run bench [load] [interactions] [pages] [growth]`: what the site costs, as tables in Markdown; without a word,
// all four, in half an hour or more. Nothing here is a test: times say something only on a quiet machine, beside each
// other.
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { envWith } from '../e2e/stand-in-env.mjs';
import { startStandIn } from '../e2e/stand-in.mjs';
import { untilItAnswers } from '../e2e/until-it-answers.mjs';
import { startFiles } from './bench/files.mjs';
import { growthColumns, measureGrowth } from './bench/growth.mjs';
import { interactionColumns, measureInteractions } from './bench/interactions.mjs';
import { loadColumns, measureGet, measureOrders } from './bench/load.mjs';
import { measurePages, pageColumns, slowdownHere } from './bench/pages.mjs';

const parts = process.argv.slice(2);
const isAsked = (part) => parts.length === 0 || parts.includes(part);
const port = { files: 3280, server: 3281 };
const origin = `https://localhost:${port.files}`;
const serverOrigin = `http://127.0.0.1:${port.server}`;
const runs = 5;

console.log(`${cpus().length} processors, ${cpus()[0]?.model}, Node ${process.version}\n`);
if (['load', 'interactions', 'pages'].some(isAsked)) await withSite(measureSite);
if (isAsked('growth')) table(growthColumns, measureGrowth());

async function measureSite(floorPage) {
  if (isAsked('load'))
    table(loadColumns, [
      await measureGet(serverOrigin, '/prediction/1'),
      await measureGet(serverOrigin, '/api/health'),
      await measureOrders(serverOrigin, 32),
      await measureOrders(serverOrigin, 1),
    ]);
  const files = startFiles(port.files, port.server, floorPage);
  try {
    if (isAsked('interactions')) table(interactionColumns, await measureInteractions(origin));
    if (isAsked('pages')) {
      const floor = `${origin}/privacypolicy?floor`;
      const slowdown = await slowdownHere(floor);
      console.log(`Medians of ${runs} runs, the processor slowed ${slowdown.toFixed(1)} times.\n`);
      const addresses = [...pages(), { name: 'the framework, text only', address: floor }];
      table(pageColumns, await measurePages(addresses, runs, slowdown));
    }
  } finally {
    files.close();
  }
}

/** One page of each kind, each beside itself as bare HTML. */
function pages() {
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
  return Object.entries(kinds).flatMap(([name, path]) => [
    { name, address: origin + path },
    {
      name: `${name}, bare`,
      bareOf: name,
      address: `${origin}${path}${path.includes('?') ? '&' : '?'}bare`,
    },
  ]);
}

/** The packed server with a stand-in for the provider, for as long as the work takes. */
async function withSite(work) {
  const isTaken = await fetch(serverOrigin).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new Error(`Something answers at ${serverOrigin} already: stop it first.`);
  // The privacy page as the framework leaves it: the least that a page with its scripts costs.
  execFileSync('npx', ['next', 'build'], { stdio: 'ignore' });
  const floorPage = readFileSync('.next/server/app/privacypolicy.html', 'utf8');
  execFileSync('npm', ['run', 'package'], { stdio: 'ignore' });
  const standIn = await startStandIn();
  // As docs/host/site.service starts it.
  const server = spawn(process.execPath, ['--max-semi-space-size=64', 'server.js'], {
    cwd: 'dist/server',
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port.server),
      HOSTNAME: '127.0.0.1',
      ...envWith(origin, standIn.url),
      APP_SECRET: 'a secret of thirty-two characters or more',
      ORDERS_PER_HOUR: '1000000',
    },
  });
  try {
    await untilItAnswers(`${serverOrigin}/api/health`);
    await work(floorPage);
  } finally {
    server.kill();
    await standIn.stop();
  }
}

function table(columns, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = columns.map((_, index) => (index ? '---:' : '---'));
  console.log([columns, rule, ...rows].map(line).join('\n'), '\n');
}
