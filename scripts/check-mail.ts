// `npm run check:mail`: every sample mail as it leaves by both ways out. Fails where SpamAssassin gives one more than a point,
// or where a mail reader shows the mails of one order apart.
import { task } from './task';
import { findProgram, installPackages } from '../e2e/programs.mjs';
import type { Message } from '../lib/mail/message';
import { sampleBusiness, sampleContext } from '../lib/order/mails/sample-order';
import { sampleMails, type SampleMail } from './mail-samples';
import { deliver } from './check-mail/delivered';
import { readMailbox } from './check-mail/mail-reader';
import { judge, total, type Verdict } from './check-mail/spam-filter';

const mostPoints = 1;

void task(async () => {
  const mails = await sampleMails();
  const faults = [
    ...(isThere('spamassassin', 'HOW MUCH THE MAILS LOOK LIKE SPAM')
      ? await checkPoints(mails)
      : []),
    ...(isThere('notmuch', 'WHETHER THE MAILS OF AN ORDER HOLD TOGETHER')
      ? await checkThreads(mails)
      : []),
  ];
  for (const fault of faults) console.error(`- ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
});

function isThere(program: string, what: string) {
  if (findProgram(program) ?? installPackages(program)) return true;
  console.warn(`\n*** ${program} could not be found or installed: ${what} IS NOT CHECKED. ***\n`);
  return false;
}

async function checkPoints(mails: readonly SampleMail[]) {
  const form = likeAForm(mails);
  const delivered = await deliver([...mails, ...mails.map(ownedAtGmail), form]);
  const verdicts = judge(delivered.map(({ raw }) => raw));
  const judged = delivered.map((mail, n) => ({ ...mail, verdict: ours(mail, verdicts[n] ?? []) }));
  console.log(`check:mail: SpamAssassin judged ${judged.length} mails`);
  return judged.flatMap(({ name, message, verdict }) => {
    const isSpam = total(verdict) > mostPoints;
    if (message === form.message)
      return isSpam ? [] : ['SpamAssassin lets a form pass: the rules that matter are not there.'];
    return isSpam ? [`${name}: ${inWords(verdict)}`] : [];
  });
}

/** Answers go to a free mailbox, and the sender is none: nothing in a mail can change that. docs/mail.md says what can. */
function ours({ message }: { message: Message }, verdict: Verdict) {
  const toGmail = message.replyTo.endsWith('@gmail.com');
  return toGmail ? verdict.filter(({ rule }) => rule !== 'FREEMAIL_FORGED_REPLYTO') : verdict;
}

function inWords(verdict: Verdict) {
  const rules = verdict.map(({ rule, points }) => `${rule} ${points}`).join(', ');
  return `${total(verdict).toFixed(1)} points, at most ${mostPoints} is allowed: ${rules}`;
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
    const raws = own.map(({ raw }) => raw);
    const seen = readMailbox(raws);
    return [
      ...(seen.mails === own.length / 2 ? [] : [`${reader} sees a mail twice that came twice`]),
      ...(seen.threads === orders ? [] : [`${reader} sees ${seen.threads} threads, not ${orders}`]),
      ...(readMailbox(raws.map(withIdOfProvider)).threads === orders
        ? []
        : [`${reader} sees other threads where the provider writes ids of its own`]),
    ];
  });
}

function withIdOfProvider(raw: string, n: number) {
  return raw.replace(/^Message-ID: .*$/im, `Message-ID: <${n}@geopod-ismtpd-17>`);
}
