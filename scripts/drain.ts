// `npm run drain -- FOLDER`: moves the orders that an older version kept in a folder (QUEUE_DIR) into the store, from which the
// site sends them. With - for the folder it reads them from standard input, a line each:
// `redis-cli -u "$REDIS_URL" --raw HVALS 'practice:{mail}:parcels' | npm run drain -- -`
import { task } from './task';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { z } from 'zod';
import { store } from '../lib/store/store';

/** An order's mails as earlier versions kept them. */
const entrySchema = z.object({
  id: z.string(),
  fingerprint: z.string().default(''),
  mails: z.array(z.looseObject({ about: z.looseObject({ mail: z.string().regex(/^[a-z-]+$/) }) })),
});

let moved = 0;
let unread = 0;

void task(async () => {
  const [from] = process.argv.slice(2);
  if (!from)
    throw new Error('Say where the orders lie: npm run drain -- FOLDER, or - for standard input.');
  if (store().kind === 'memory')
    throw new Error('DATABASE_URL names no place that lasts: set it as the site has it.');
  await (from === '-' ? drainLines() : drainFolder(from));
  await store().close();
  console.log(`Moved into the store: ${moved} orders. The site sends them within a minute.`);
  if (unread > 0)
    console.log(
      `Left where they are, since they could not be read: ${unread}. Look into them: a name and a number may still be legible.`,
    );
});

async function drainFolder(folder: string) {
  const names = (await readdir(folder)).filter((name) => /^\d+\.[\da-f-]{36}\.json$/.test(name));
  for (const name of names) {
    const isKept = await keep(await readFile(join(folder, name), 'utf8'), join(folder, 'sent'));
    if (isKept) await rm(join(folder, name));
  }
}

async function drainLines() {
  for await (const line of createInterface({ input: process.stdin })) if (line) await keep(line);
}

/** Puts an order's mails into the store, but for those that a note says were sent. */
async function keep(text: string, notes?: string): Promise<boolean> {
  const entry = readEntry(text);
  if (!entry) {
    unread += 1;
    return false;
  }
  const { id, fingerprint, mails } = entry;
  const left = [];
  for (const mail of mails) {
    const note =
      notes &&
      (await readFile(join(notes, `${id}.${mail.about.mail}`), 'utf8').catch(() => undefined));
    if (note === undefined || note !== fingerprint) left.push(mail);
  }
  if (left.length > 0)
    await store().enqueue(
      id,
      left.map((mail) => ({ name: mail.about.mail, body: JSON.stringify(mail) })),
      0,
    );
  moved += 1;
  return true;
}

function readEntry(text: string) {
  try {
    return entrySchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
