// `npm run check:mail`: every sample mail as it leaves by both ways out. Fails where SpamAssassin gives one more than a point,
// or where a mail reader shows the mails of one order apart.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { task } from './task';
import { findProgram, installPackages } from '../e2e/programs.mjs';
import { sampleBusiness, sampleContext } from '../lib/order/mails/sample-order';
import { deliver } from './delivered';
import { sampleMails, type SampleMail } from './mail-samples';
import { need } from './programs';

const mostPoints = 1;

void task(async () => {
  const mails = await sampleMails();
  const isHere = (program: string, leftOut: string) =>
    need(program, findProgram(program) ?? installPackages(program), leftOut);
  const faults = [
    ...(isHere('spamassassin', 'the points of the mails') ? await checkPoints(mails) : []),
    ...(isHere('notmuch', 'the threads of the mails') ? await checkThreads(mails) : []),
  ];
  for (const fault of faults) console.error(`- ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
});

async function checkPoints(mails: readonly SampleMail[]) {
  const form = likeAForm(mails);
  const delivered = await deliver([...mails, ...mails.map(ownedAtGmail), form]);
  const verdicts = judge(delivered.map(({ raw }) => raw));
  console.log(`check:mail: SpamAssassin judged ${delivered.length} mails`);
  return delivered.flatMap(({ name, message }, n) => {
    // Answers go to a free mailbox, and the sender is none: nothing in a mail can change that. docs/mail.md says what can.
    const toGmail = message.replyTo.endsWith('@gmail.com');
    const rules = (verdicts[n] ?? []).filter(
      ([rule]) => !toGmail || rule !== 'FREEMAIL_FORGED_REPLYTO',
    );
    const points = rules.reduce((sum, [, own]) => sum + own, 0);
    const isForm = message === form.message;
    if (points > mostPoints === isForm) return [];
    return isForm
      ? ['A form passes: the rules that matter are not there.']
      : [`${name}: ${points.toFixed(1)} points, at most ${mostPoints} is allowed: ${rules.join()}`];
  });
}

/** SpamAssassin's rules that apply to each mail, with their points. All mails go through one process: it starts slowly. */
function judge(raws: readonly string[]) {
  // Rules on this machine alone, and none that somebody's settings or earlier mails have changed.
  const options = ['--local', '--nocreate-prefs', '--prefs-file=/dev/null'];
  const settings = [
    ...['use_bayes 0', 'report_safe 0', 'fold_headers 0', 'clear_headers'],
    'add_header all Verdict _TESTSSCORES(,)_',
  ].map((line) => `--cf=${line}`);
  const { stdout, stderr } = inMaildir(raws, (files) =>
    spawnSync('spamassassin', [...options, ...settings, ...files], {
      encoding: 'utf8',
      maxBuffer: 100_000_000,
      timeout: 180_000,
    }),
  );
  // 'HTML_MESSAGE=0.001,FORM_FRAUD=1'
  const verdicts = [...stdout.matchAll(/^X-Spam-Verdict: (.*)$/gm)].map(([, rules = '']) =>
    [...rules.matchAll(/(\w+)=(-?[\d.]+)/g)].map(
      ([, name = '', points]): [rule: string, points: number] => [name, Number(points)],
    ),
  );
  if (verdicts.length !== raws.length)
    throw new Error(`SpamAssassin judged ${verdicts.length} of ${raws.length} mails. ${stderr}`);
  return verdicts;
}

/** The same mail of a practice that has one mailbox, at Gmail. */
function ownedAtGmail({ when, message }: SampleMail): SampleMail {
  const moved = (text: string) =>
    text
      .replaceAll(sampleContext.ownerEmail, 'navank.practice@gmail.com')
      .replaceAll(sampleBusiness.email, 'navank.practice@gmail.com');
  const { to, replyTo, html, text } = message;
  const there = { to: moved(to), replyTo: moved(replyTo), html: moved(html), text: moved(text) };
  return { when: `${when}, the owner at Gmail`, message: { ...message, ...there } };
}

/** What must not pass, or the filter has no rules: a mail in which each name stands before a gap, in no thread. */
function likeAForm([first]: readonly SampleMail[]): SampleMail {
  if (!first) throw new Error('There are no sample mails.');
  const text = first.message.text.replaceAll(': ', `:${' '.repeat(12)}`);
  return { when: 'A form', message: { ...first.message, text, thread: undefined } };
}

/** A mailbox for each reader, with each mail twice in it: once by each way out. */
async function checkThreads(mails: readonly SampleMail[]) {
  const ofOrders = mails.filter(({ message }) => message.thread);
  const delivered = await deliver(ofOrders);
  const readers = new Set(ofOrders.map(({ message }) => message.to));
  console.log(`check:mail: notmuch read the mailboxes of ${readers.size} people`);
  return [...readers].flatMap((reader) => {
    const own = delivered.filter(({ message }) => message.to === reader);
    const orders = new Set(own.map(({ message }) => message.thread?.order)).size;
    const seen = readMailbox(own.map(({ raw }) => raw));
    const renamed = readMailbox(
      own.map(({ raw }, n) =>
        raw.replace(/^Message-ID: .*$/im, `Message-ID: <${n}@geopod-ismtpd-17>`),
      ),
    );
    return [
      seen.mails !== own.length / 2 && `${reader} sees a mail twice that came twice`,
      seen.threads !== orders && `${reader} sees ${seen.threads} threads, not ${orders}`,
      renamed.threads !== orders &&
        `${reader} sees other threads where the provider writes ids of its own`,
    ].filter((fault) => fault !== false);
  });
}

/** How many mails notmuch finds in a mailbox, taking those of one Message-ID for one, and in how many threads. */
const readMailbox = (raws: readonly string[]) =>
  inMaildir(raws, (_files, folder) => {
    const config = join(folder, 'tmp', 'notmuch-config');
    writeFileSync(config, `[database]\npath=${folder}\n[user]\nname=Reader\n`);
    const notmuch = (...args: string[]) =>
      execFileSync('notmuch', args, {
        encoding: 'utf8',
        env: { ...process.env, NOTMUCH_CONFIG: config },
        stdio: ['ignore', 'pipe', 'ignore'],
        timeout: 60_000,
      });
    notmuch('new', '--no-hooks', '--quiet');
    return {
      mails: Number(notmuch('count', '*')),
      threads: Number(notmuch('count', '--output=threads', '*')),
    };
  });

/** Does something with mails as the files of a maildir, which is gone afterwards. */
function inMaildir<T>(raws: readonly string[], work: (files: string[], folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'check-mail-'));
  try {
    for (const part of ['cur', 'new', 'tmp']) mkdirSync(join(folder, part));
    const files = raws.map((raw, n) => {
      const file = join(folder, 'cur', `${String(n).padStart(4, '0')}:2,`);
      writeFileSync(file, raw);
      return file;
    });
    return work(files, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
