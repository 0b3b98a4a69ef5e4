// What a clock that jumped, and time, do to a queue.
import { readdir, rename, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Redis } from 'ioredis';

const inTenYears = () => Date.now() + 10 * 365 * 24 * 60 * 60 * 1000;

/** Dates every entry of a folder as a clock would that is ten years ahead; no server may run. */
export async function dateAhead(folder) {
  for (const name of await readdir(folder).catch(() => []))
    if (name.endsWith('.json'))
      await rename(join(folder, name), join(folder, name.replace(/^\d+/, String(inTenYears()))));
}

/** The same in Redis. */
export async function dateAheadInRedis(url) {
  const client = new Redis(url);
  const key = 'practice:{mail}:due';
  for (const id of await client.zrange(key, 0, -1)) await client.zadd(key, inTenYears(), id);
  client.disconnect();
}

const isDraft = (name) => name.endsWith('.draft');

export const draftsIn = async (folder) =>
  (await readdir(folder).catch(() => [])).filter(isDraft).length;

/** As if ten minutes had passed. */
export async function ageDrafts(folder) {
  const then = new Date(Date.now() - 600_000);
  for (const name of (await readdir(folder).catch(() => [])).filter(isDraft))
    await utimes(join(folder, name), then, then);
}
