import 'server-only';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { placeOf } from '../place';
import { leaseMs, parseParcel, type MailQueue, type Parcel } from './parcel';

/**
 * The queue as a folder, for the one process of one machine. A parcel is a file; its name says when it is
 * due, so that taking it is renaming it, which happens wholly or not at all.
 */
export function fileQueue(dir: string, now: () => number = Date.now): MailQueue {
  const place = placeOf(dir);
  const pathOf = (entry: Entry) => placeOf(dir, `${entry.due}.${entry.id}.json`);

  /** What lies there, the longest due first. */
  async function entries(): Promise<Entry[]> {
    const names = await readdir(place);
    return names.flatMap(readName).toSorted((one, other) => one.due - other.due);
  }

  /** Moves it to a later time; false when somebody else has just done so. */
  async function move(entry: Entry, due: number) {
    try {
      await rename(pathOf(entry), pathOf({ id: entry.id, due }));
      return true;
    } catch {
      return false;
    }
  }

  return {
    async take(parcel) {
      await mkdir(place, { recursive: true });
      const known = (await entries()).find(({ id }) => id === parcel.id);
      const due = now() + leaseMs;
      if (known && (known.due > now() || !(await move(known, due)))) return false;
      await writeWhole(place, pathOf({ id: parcel.id, due }), JSON.stringify(parcel));
      return true;
    },
    async takeDue(atMost) {
      await mkdir(place, { recursive: true });
      const due = (await entries()).filter((entry) => entry.due <= now()).slice(0, atMost);
      const taken: Parcel[] = [];
      for (const entry of due) {
        const until = now() + leaseMs;
        if (!(await move(entry, until))) continue;
        const parcel = parseParcel(await readFile(pathOf({ ...entry, due: until }), 'utf8'));
        if (parcel) taken.push(parcel);
      }
      return taken;
    },
    async giveBack(parcel, afterMs) {
      const known = (await entries()).find(({ id }) => id === parcel.id);
      const path = pathOf({ id: parcel.id, due: now() + afterMs });
      await writeWhole(place, path, JSON.stringify(parcel));
      if (known && pathOf(known) !== path) await rm(pathOf(known), { force: true });
    },
    async remove(id) {
      const known = (await entries()).filter((entry) => entry.id === id);
      await Promise.all(known.map((entry) => rm(pathOf(entry), { force: true })));
    },
  };
}

/** `due` in milliseconds since 1970. */
type Entry = { id: string; due: number };

function readName(name: string): Entry[] {
  const [, due, id] = /^(\d{13})\.([\da-f-]{36})\.json$/.exec(name) ?? [];
  return due && id ? [{ id, due: Number(due) }] : [];
}

/** On the disk before it has its name: nobody meets half a parcel, and a crash can't lose a whole one. */
async function writeWhole(place: string, path: string, text: string) {
  const draft = `${path}.${process.pid}.draft`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
  const folder = await open(place);
  await folder.sync().finally(() => folder.close());
}
