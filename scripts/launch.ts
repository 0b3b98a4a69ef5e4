// `npm run launch`: where the links in mails lead, and what still stands between this copy and going live. 0 when nothing
// does; 1 when something has to be done first. `npm run launch -- --send you@example.com` sends one mail as the site would.
import { Resolver } from 'node:dns/promises';
import { ContentError } from '../lib/content/check';
import { loadEverything } from '../lib/content/everything';
import { contentRows } from '../lib/launch/content';
import { environmentRows } from '../lib/launch/environment';
import { mustWait, tableOf, type Row } from '../lib/launch/row';
import { senderRows } from '../lib/launch/sender';

const faults = await environmentFaults();
const rows = [
  ...environmentRows(process.env, faults),
  ...(await senderRows(process.env, new Resolver({ timeout: 2_000, tries: 2 }))),
  ...(await rowsOfQueue()),
  ...(await rowsOfContent()),
];
if (faults.length === 0) await sayAddress();
const table = tableOf(rows);
if (table) console.log(`${table}\n`);
if (mustWait(rows)) process.exitCode = 1;

const [flag, to] = process.argv.slice(2);
if (flag !== undefined) await send();

async function sayAddress() {
  const { env } = await import('../lib/platform/env');
  console.log(`The links in mails lead to ${env.SITE_URL}.\n`);
}

/** Read late, because the environment is checked by reading it. */
async function environmentFaults(): Promise<string[]> {
  try {
    await import('../lib/platform/env');
    return [];
  } catch (error) {
    return String(error).split('\n- ').slice(1);
  }
}

/** Read late too. */
async function rowsOfQueue(): Promise<Row[]> {
  if (faults.length > 0) return [];
  const { queueRows } = await import('../lib/launch/queue');
  return queueRows();
}

async function rowsOfContent(): Promise<Row[]> {
  try {
    return contentRows(await loadEverything());
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.faults.map((fault) => {
      const [location = fault, ...rest] = fault.replace(/\.$/, '').split(': ');
      return { weight: 'open', location: `content/${location}`, problem: rest.join(': '), fix: '' };
    });
  }
}

async function send() {
  if (flag !== '--send' || !to) {
    console.error('Write an address: npm run launch -- --send you@example.com');
    process.exitCode = 1;
  } else if (faults.length > 0) {
    console.error('No mail was sent: the environment has to be put right first, see above.');
    process.exitCode = 1;
  } else {
    const { sendTestMail } = await import('../lib/launch/test-mail');
    const { sent, sentence } = await sendTestMail(to);
    console.log(sentence);
    if (!sent) process.exitCode = 1;
  }
}
