import 'server-only';
import {
  access,
  constants,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { projectPath } from '../project-path';
import type { Attempt } from './transport';
import { headersOf, type Message } from './message';

const headSchema = z.object({
  date: z.string(),
  from: z.object({ email: z.string(), name: z.string() }),
  to: z.string(),
  replyTo: z.string(),
  subject: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
});

/** The id is the name of the mail's folder. */
export type OutboxMail = z.infer<typeof headSchema> & { id: string; html: string; text: string };

type Outgoing = Message & { from: OutboxMail['from'] };

let written = 0;

/** `label` ends the folder's name, which is printed: it must hold nothing that a visitor typed. */
export async function writeToOutbox(
  dir: string,
  message: Outgoing,
  label: string,
  now = new Date(),
): Promise<Attempt> {
  const { html, text, from, to, replyTo, subject, calendar } = message;
  const date = now.toISOString();
  const id = `${date.replace(/\W/g, '-')}-${++written}-${label.replace(/[^\w-]+/g, '-')}`;
  try {
    await mkdir(projectPath(dir), { recursive: true });
    // Named when it is whole: nobody meets half a mail.
    const draft = await mkdtemp(projectPath(dir, '.draft-'));
    const head = { date, from, to, replyTo, subject, headers: headersOf(message, from.email) };
    await writeFile(projectPath(draft, 'message.json'), `${JSON.stringify(head, null, 2)}\n`);
    await writeFile(projectPath(draft, 'message.html'), html);
    await writeFile(projectPath(draft, 'message.txt'), text);
    if (calendar) await writeFile(projectPath(draft, 'message.ics'), calendar.content);
    await rename(draft, projectPath(dir, id));
  } catch {
    return { kind: 'failed', reason: 'unreachable', again: false };
  }
  console.info(`Mail in the outbox: ${join(/* turbopackIgnore: true */ dir, id)}`);
  return { kind: 'sent', messageId: id };
}

/** Newest first. */
export async function listOutbox(dir: string): Promise<string[]> {
  const names = await readdir(projectPath(dir)).catch(() => []);
  return names
    .filter((name) => isId(name))
    .sort()
    .reverse();
}

export async function readOutbox(dir: string, id: string): Promise<OutboxMail | undefined> {
  if (!isId(id)) return undefined;
  const part = (name: string) => readFile(projectPath(dir, id, name), 'utf8');
  try {
    const [json, html, text] = await Promise.all(
      ['message.json', 'message.html', 'message.txt'].map(part),
    );
    const head = headSchema.parse(JSON.parse(json ?? ''));
    return { ...head, id, html: html ?? '', text: text ?? '' };
  } catch {
    return undefined;
  }
}

export async function outboxIsWritable(dir: string) {
  try {
    await mkdir(projectPath(dir), { recursive: true });
    await access(projectPath(dir), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Removes drafts of killed processes once they are five minutes old. */
export async function sweepOutbox(dir: string) {
  const names = await readdir(projectPath(dir)).catch(() => []);
  for (const name of names.filter((one) => one.startsWith('.draft-'))) {
    const path = projectPath(dir, name);
    const written = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    // Before or after now: the clock may have been wrong.
    if (Math.abs(Date.now() - written) > 5 * 60_000)
      await rm(path, { recursive: true, force: true });
  }
}

/** No dots or slashes, so that an id can't climb out of the folder. */
const isId = (name: string) => /^\d{4}-[\w-]+$/.test(name);
