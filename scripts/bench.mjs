// `npm run bench [runs]`: what the site costs, as tables in Markdown. Nothing here is a test: times say something only
// on a quiet machine, and only beside each other.
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { envWith } from '../e2e/stand-in-env.mjs';
import { startStandIn } from '../e2e/stand-in.mjs';
import { startFiles } from './bench/files.mjs';
import { interactionColumns, measureInteractions } from './bench/interactions.mjs';
import { loadColumns, measureOrders, measurePage } from './bench/load.mjs';
import { measurePages, pageColumns } from './bench/pages.mjs';

const runs = Number(process.argv[2] ?? 5);
const port = { files: 3280, server: 3281 };
const origin = `http://localhost:${port.files}`;
const serverOrigin = `http://127.0.0.1:${port.server}`;
const article = readdirSync('content/blogs')[0]?.replace('.md', '');
const paths = {
  home: '/',
  prediction: '/prediction/1',
  mulank: '/mulank4',
  article: `/blogs/${article}`,
  service: '/subcard/3',
  services: '/services',
  calculator: '/tools/lo-shu-grid',
  checkout: '/checkout?service=3',
};

// The privacy page as the framework leaves it: the least that a page with its scripts costs.
execFileSync('npx', ['next', 'build'], { stdio: 'ignore' });
const floorPage = readFileSync('.next/server/app/privacypolicy.html', 'utf8');
execFileSync('npm', ['run', 'package'], { stdio: 'ignore' });

const standIn = await startStandIn();
const files = startFiles(port.files, port.server, floorPage);
const server = spawn(process.execPath, ['server.js'], {
  cwd: 'dist/server',
  stdio: 'ignore',
  env: {
    ...process.env,
    PORT: String(port.server),
    HOSTNAME: '127.0.0.1',
    ...envWith(origin, standIn.url),
    ORDERS_PER_HOUR: '1000000',
  },
});

try {
  await untilItAnswers(`${serverOrigin}/api/health`);
  console.log(
    `${cpus().length} processors, ${cpus()[0]?.model}, Node ${process.version}; medians of ${runs} runs\n`,
  );
  table(loadColumns, [
    await measurePage(serverOrigin, '/prediction/1'),
    await measureOrders(serverOrigin),
  ]);
  table(interactionColumns, await measureInteractions(origin));
  const addresses = Object.entries(paths).flatMap(([name, path]) => [
    { name, address: origin + path },
    { name: `${name}, bare`, address: `${origin}${path}${path.includes('?') ? '&' : '?'}bare` },
  ]);
  const floor = { name: 'the framework, text only', address: `${origin}/privacypolicy?floor` };
  table(pageColumns, measurePages([...addresses, floor], runs));
} finally {
  files.close();
  server.kill();
  await standIn.stop();
}

function table(columns, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = columns.map((_, place) => (place ? '---:' : '---'));
  console.log([columns, rule, ...rows].map(line).join('\n'), '\n');
}

async function untilItAnswers(address) {
  for (let tries = 0; tries < 60; tries++) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${address} does not answer.`);
}
