// `npm run drain -- FOLDER`: moves the orders that an older version kept in a folder (QUEUE_DIR) into the store, from which the
// site sends them. With - for the folder it reads them from standard input, a line each:
// `redis-cli -u "$REDIS_URL" --raw HVALS 'practice:{mail}:parcels' | npm run drain -- -`
import { task } from './task';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { z } from 'zod';
import { parseJson } from '../lib/json';
import { store } from '../lib/store/store';

/** An order's mails as earlier versions kept them. */
const entrySchema = z.object({
  id: z.string(),
  fingerprint: z.string().default(''),
  mails: z.array(z.looseObject({ about: z.looseObject({ mail: z.string().regex(/^[a-z-]+$/) }) })),
});

/** What was kept of an order, and for one in a folder its file and the folder of the notes of what was sent. */
type Kept = { text: string; file?: string; notes?: string };

void task(async () => {
  const [from] = process.argv.slice(2);
  if (!from)
    throw new Error('Say where the orders lie: npm run drain -- FOLDER, or - for standard input.');
  if (store().kind === 'memory')
    throw new Error('DATABASE_URL names no place that lasts: set it as the site has it.');
  let [moved, unread] = [0, 0];
  for await (const kept of from === '-' ? inLines() : inFolder(from))
    if (await move(kept)) moved += 1;
    else unread += 1;
  await store().close();
  console.log(`Moved into the store: ${moved} orders. The site sends them within a minute.`);
  if (unread > 0)
    console.log(
      `Left where they are, since they could not be read: ${unread}. Look into them: a name and a number may still be legible.`,
    );
});

function* inFolder(folder: string): Generator<Kept> {
  for (const name of readdirSync(folder).filter((name) => /^\d+\.[\da-f-]{36}\.json$/.test(name))) {
    const file = join(folder, name);
    yield { text: readFileSync(file, 'utf8'), file, notes: join(folder, 'sent') };
  }
}

async function* inLines(): AsyncGenerator<Kept> {
  for await (const text of createInterface({ input: process.stdin })) if (text) yield { text };
}

/** Puts an order's mails into the store, but for those that a note says were sent, and then takes its file away. */
async function move({ text, file, notes = '' }: Kept): Promise<boolean> {
  const entry = entrySchema.safeParse(parseJson(text)).data;
  if (!entry) return false;
  const { id, fingerprint, mails } = entry;
  const left = mails.filter(({ about }) => {
    const note = join(notes, `${id}.${about.mail}`);
    return !notes || !existsSync(note) || readFileSync(note, 'utf8') !== fingerprint;
  });
  const rows = left.map((mail) => ({ name: mail.about.mail, body: JSON.stringify(mail) }));
  if (rows.length > 0) await store().enqueue(id, rows, 0);
  if (file) rmSync(file);
  return true;
}
