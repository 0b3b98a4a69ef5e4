// `npm run check:mail`: fails where SpamAssassin gives a sample mail more than one point.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createTransport } from 'nodemailer';
import { runScript } from './run-script';
import { startMailServer } from '../e2e/mail-server.mjs';
import { findProgram, installPackages } from '../e2e/programs.mjs';
import { startStandIn } from '../e2e/stand-in.mjs';
import type { Message } from '../lib/mail/message';
import { sendWithSendGrid, sendWithSmtp } from '../lib/mail/providers';
import { sampleBusiness, sampleContext } from '../lib/order/mails/sample-order';
import { sampleMails, type SampleMail } from './mail-samples';
import { need } from './programs';

const mostPoints = 1;

void runScript(async () => {
  const program = 'spamassassin';
  const found = findProgram(program) ?? installPackages(program);
  if (!need(program, found, 'the points of the mails')) return;
  const faults = await checkPoints(sampleMails());
  for (const fault of faults) console.error(`- ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
});

async function checkPoints(mails: readonly SampleMail[]) {
  const form = likeAForm(mails);
  const delivered = await deliver([...mails, ...mails.map(ownedAtGmail), form]);
  const verdicts = await judge(delivered.map(({ raw }) => raw));
  console.log(`check:mail: SpamAssassin judged ${delivered.length} mails`);
  return delivered.flatMap(({ name, message }, n) => {
    // Replies to a free mailbox cost a point, which docs/mail.md explains.
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

/** SpamAssassin starts slowly, so each processor runs one process for many mails. */
async function judge(raws: readonly string[]) {
  const size = Math.ceil(raws.length / availableParallelism());
  const lots = Array.from({ length: availableParallelism() }, (_, n) =>
    raws.slice(n * size, (n + 1) * size),
  );
  const printed = await Promise.all(lots.map(runSpamAssassin));
  // 'HTML_MESSAGE=0.001,FORM_FRAUD=1'
  const verdicts = [...printed.join('').matchAll(/^X-Spam-Verdict: (.*)$/gm)].map(
    ([, rules = '']) =>
      [...rules.matchAll(/(\w+)=(-?[\d.]+)/g)].map(
        ([, name = '', points]): [rule: string, points: number] => [name, Number(points)],
      ),
  );
  if (verdicts.length !== raws.length)
    throw new Error(`SpamAssassin judged ${verdicts.length} of ${raws.length} mails.`);
  return verdicts;
}

/** Uses local rules only, without a user's settings or what earlier mails taught. */
async function runSpamAssassin(raws: readonly string[]) {
  const options = ['--local', '--nocreate-prefs', '--prefs-file=/dev/null'];
  const settings = [
    ...['use_bayes 0', 'report_safe 0', 'fold_headers 0', 'clear_headers'],
    'add_header all Verdict _TESTSSCORES(,)_',
  ].map((line) => `--cf=${line}`);
  const folder = mkdtempSync(join(tmpdir(), 'check-mail-'));
  try {
    const files = raws.map((raw, n) => {
      const file = join(folder, String(n));
      writeFileSync(file, raw);
      return file;
    });
    const { stdout } = await promisify(execFile)(
      'spamassassin',
      [...options, ...settings, ...files],
      { maxBuffer: 100_000_000, timeout: 180_000 },
    );
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function ownedAtGmail({ when, message }: SampleMail): SampleMail {
  const moved = (text: string) =>
    text
      .replaceAll(sampleContext.ownerEmail, 'navank.practice@gmail.com')
      .replaceAll(sampleBusiness.email, 'navank.practice@gmail.com');
  const { to, replyTo, html, text } = message;
  const there = { to: moved(to), replyTo: moved(replyTo), html: moved(html), text: moved(text) };
  return { when: `${when}, the owner at Gmail`, message: { ...message, ...there } };
}

/** A control that has to fail, or the filter has no rules: fields without values. */
function likeAForm([first]: readonly SampleMail[]): SampleMail {
  if (!first) throw new Error('There are no sample mails.');
  const text = first.message.text.replaceAll(': ', `:${' '.repeat(12)}`);
  return { when: 'A form', message: { ...first.message, text, thread: undefined } };
}

type Delivered = { name: string; message: Message; raw: string };

const from = { email: 'bookings@navank.example', name: 'Navank' };

async function deliver(mails: readonly SampleMail[]): Promise<Delivered[]> {
  const [server, standIn] = [await startMailServer(), await startStandIn()];
  const account = { apiKey: 'SG.sample', baseUrl: standIn.url, from };
  const ways = {
    SMTP: async (message: Message) => {
      sent(await sendWithSmtp(message, { url: server.url, from }, 'full'));
      return server.inbox.at(-1)?.raw ?? '';
    },
    SendGrid: async (message: Message) => {
      sent(await sendWithSendGrid(message, account, 'full', AbortSignal.timeout(5_000)));
      return writtenBySendGrid(standIn.inbox.at(-1));
    },
  };
  const delivered: Delivered[] = [];
  try {
    for (const [way, send] of Object.entries(ways))
      for (const { when, message } of mails) {
        const raw = received(message.to) + (await send(message));
        delivered.push({ name: `${when}, by ${way}`, message, raw });
      }
    return delivered;
  } finally {
    await Promise.all([server.stop(), standIn.stop()]);
  }
}

function sent(attempt: { kind: string }) {
  if (attempt.kind !== 'sent') throw new Error('A mail was not taken: see e2e/stand-in.mjs.');
}

type Accepted = Awaited<ReturnType<typeof startStandIn>>['inbox'][number];

/** Builds the mail from the fields of v3/mail/send, as SendGrid would. */
async function writtenBySendGrid(mail: Accepted | undefined) {
  if (!mail) throw new Error('The stand-in for SendGrid has no mail.');
  const { to, replyTo, subject, text, html, headers, attachments = [] } = mail;
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await writer.sendMail({
    from: { name: mail.from.name ?? '', address: mail.from.email },
    headers: { 'Message-ID': '<3Hq7mZ0sT5-aB2cD4eF6gH@geopod-ismtpd-17>', ...headers },
    ...{ to, replyTo, subject, text, html },
    attachments: attachments.map(({ filename, type, content }) => ({
      filename,
      contentType: type,
      content: Buffer.from(content, 'base64'),
    })),
  });
  return message.toString();
}

/** Without a Received line from outside, a filter takes the mail for its own network's. */
const received = (to: string) =>
  [
    'Received: from wrqvtzvf.outbound-mail.sendgrid.net (wrqvtzvf.outbound-mail.sendgrid.net [149.72.154.232])',
    `\tby mx.mailbox.example (Postfix) with ESMTPS id 4F2k1C3s8gz`,
    `\tfor <${to}>; ${new Date().toUTCString().replace('GMT', '+0000')}\r\n`,
  ].join('\r\n');
