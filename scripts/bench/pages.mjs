// Lighthouse on a phone, each page beside itself as bare HTML. Fetched at a fixed version, since nothing else needs it.
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { findBrowser } from '../../e2e/browser.mjs';
import { median } from './median.mjs';

/**
 * Lighthouse slows the processor to a quarter, which is meant for a fast desktop, with this index of its own.
 * A slower machine is slowed less, or its phone would be slower than any.
 */
const fastIndex = 3700;

/** How often this machine's processor has to be slowed to be a phone's. */
export async function slowdownHere(address) {
  const indexes = [];
  for (let run = 0; run < 3; run++)
    indexes.push((await lighthouse(address, 4)).environment.benchmarkIndex);
  return Math.max(1, (4 * median(indexes)) / fastIndex);
}

/**
 * One row for each address, with its ratio to the one that is the same page as bare HTML (`bareOf`): medians of so
 * many runs. The addresses take turns, so that noise meets all alike.
 */
export async function measurePages(addresses, runs, slowdown) {
  const measured = addresses.map(() => []);
  for (let run = 0; run < runs; run++)
    for (const [place, { address }] of addresses.entries())
      measured[place].push(figures(await lighthouse(address, slowdown)));
  const medians = measured.map((rows) =>
    Object.fromEntries(
      Object.keys(rows[0]).map((figure) => [figure, median(rows.map((row) => row[figure]))]),
    ),
  );
  const lcpOf = (place) => medians[place]?.['LCP ms'];
  return addresses.map(({ name }, place) => {
    const bare = addresses.findIndex(({ bareOf }) => bareOf === name);
    const ratio = bare < 0 ? '' : (lcpOf(place) / lcpOf(bare)).toFixed(2);
    return [name, ratio, ...Object.values(medians[place]).map(plain)];
  });
}

export const pageColumns = [
  'page',
  'LCP / bare',
  'performance',
  'FCP ms',
  'LCP ms',
  'TBT ms',
  'CLS',
  'KB',
  'script KB',
  'requests',
];

/** In a process of its own, while this one serves the pages. */
async function lighthouse(address, slowdown) {
  const chrome = '--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors';
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      'lighthouse@12.8.2',
      address,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      '--disable-full-page-screenshot',
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      `--chrome-flags=${chrome}`,
    ],
    { env: { ...process.env, CHROME_PATH: findBrowser()?.path }, maxBuffer: 64e6, cwd: tmpdir() },
  );
  return JSON.parse(stdout);
}

function figures({ audits, categories }) {
  const value = (name) => audits[name].numericValue;
  const requests = audits['network-requests'].details.items;
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    performance: categories.performance.score * 100,
    'FCP ms': value('first-contentful-paint'),
    'LCP ms': value('largest-contentful-paint'),
    'TBT ms': value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    KB: value('total-byte-weight') / 1024,
    'script KB': scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
    requests: requests.length,
  };
}

const plain = (value) => (value < 1 && value > 0 ? value.toFixed(3) : String(Math.round(value)));
