// `npm run launch`: shows where links in mails lead and what is missing; exits 1 if anything is.
// `npm run launch -- --send you@example.com` sends one mail as the site would.
import { Resolver } from 'node:dns/promises';
import { runScript } from './run-script';
import { compileContent } from '../lib/content/compile';
import { ContentError } from '../lib/content/faults';
import { holdContent } from '../lib/content/load';
import {
  contentFindings,
  hasBlocker,
  type LaunchFinding,
  senderFindings,
  findingsText,
} from '../lib/launch/findings';
import { readSettings } from '../lib/settings/read';

const { values, findings } = readSettings(process.env);
/** Checks that need an environment are skipped without one. */
const isReady = !findings.some(({ stops }) => stops);

/** Imported late, since it throws without an environment. */
const machine = () => import('../lib/launch/runtime-checks');

void runScript(async () => {
  const rows: LaunchFinding[] = [
    ...findings,
    ...(await senderFindings(process.env, new Resolver({ timeout: 2_000, tries: 2 }))),
    ...(isReady ? await (await machine()).storeFindings() : []),
    ...(await rowsOfContent()),
  ];
  if (isReady) console.log(`The links in mails lead to ${values.SITE_URL}.\n`);
  const table = findingsText(rows);
  if (table) console.log(`${table}\n`);
  if (hasBlocker(rows)) process.exitCode = 1;

  const [flag, to] = process.argv.slice(2);
  if (flag === undefined) return;
  const { sent, sentence } = await send(flag, to);
  console.log(sentence);
  if (!sent) process.exitCode = 1;
});

async function rowsOfContent(): Promise<LaunchFinding[]> {
  try {
    const { content, files } = await compileContent();
    holdContent(content);
    return contentFindings(files);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.faults.map((fault) => {
      const [file = fault, ...rest] = fault.replace(/\.$/, '').split(': ');
      return { level: 'open', name: `content/${file}`, problem: rest.join(': '), fix: '' };
    });
  }
}

async function send(flag: string, to?: string) {
  if (flag !== '--send' || !to)
    return { sent: false, sentence: 'Write an address: npm run launch -- --send you@example.com' };
  return isReady
    ? (await machine()).sendTestMail(to)
    : { sent: false, sentence: 'No mail was sent: the environment has to be put right first.' };
}
