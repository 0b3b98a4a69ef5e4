import 'server-only';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { placeOf } from '../place';
import { isDue, leaseMs, ownerHasIt, parseParcel, type MailQueue, type Parcel } from './parcel';
import { brokenOrder } from './fault-for-owner';
import { tellFaults } from './faults';
import { codeOf, folderFault } from './queue-faults';
import { sentNotes } from './sent-notes';
import { sweepDrafts, writeWhole } from './whole-files';

/** `has`: whether it holds a parcel that can be read, due or not. `unsent`: a parcel without what is noted as sent. */
export type FolderQueue = MailQueue & {
  has: (id: string) => Promise<boolean>;
  unsent: (parcel: Parcel) => Promise<Parcel>;
};

/**
 * The queue as a folder, for the one process of one machine. A parcel is a file; its name says when it is
 * due, so that taking it is renaming it, which happens wholly or not at all.
 */
export function fileQueue(dir: string, now: () => number = Date.now): FolderQueue {
  const place = placeOf(dir);
  const brokenPlace = placeOf(dir, 'broken');
  const notes = sentNotes(placeOf(dir, 'sent'));
  const pathOf = (entry: Entry) => placeOf(dir, nameOf(entry));

  /** What lies there, the longest due first. */
  async function entries(): Promise<Entry[]> {
    await mkdir(place, { recursive: true });
    const names = await readdir(place);
    return names.flatMap(readName).sort((one, other) => one.due - other.due);
  }

  /** Moves it to another time; false when somebody else has just done so. */
  async function move(entry: Entry, due: number) {
    try {
      await rename(pathOf(entry), pathOf({ id: entry.id, due }));
      return true;
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return false;
      throw error;
    }
  }

  /** What it holds; an entry that can't be read is set aside, so that it is met once. */
  async function read(entry: Entry): Promise<Parcel | undefined> {
    const text = await readFile(pathOf(entry), 'utf8').catch((error) => {
      // Nothing is wrong with the entry: it was moved, or too many files are open.
      if (['ENOENT', 'EMFILE', 'ENFILE'].includes(codeOf(error))) throw error;
      return '';
    });
    const parcel = parseParcel(text, entry.id);
    if (!parcel) await setAside(entry);
    return parcel;
  }

  async function setAside(entry: Entry) {
    try {
      await mkdir(brokenPlace, { recursive: true });
      await rename(pathOf(entry), placeOf(brokenPlace, nameOf(entry)));
      console.error(`mail queue: an entry could not be read, and was moved to ${brokenPlace}`);
    } catch {
      console.error(`mail queue: an entry in ${place} can neither be read nor moved`);
    }
    await tellFaults(brokenOrder);
  }

  async function find(id: string, tries = 5): Promise<Entry | undefined> {
    const entry = (await entries()).find((one) => one.id === id);
    try {
      return entry && (await read(entry)) && entry;
    } catch (error) {
      // Somebody has just moved it.
      if (codeOf(error) === 'ENOENT' && tries > 1) return find(id, tries - 1);
      throw error;
    }
  }

  return {
    has: async (id) => (await find(id)) !== undefined,
    unsent: notes.unsent,
    async take(parcel) {
      const known = await find(parcel.id);
      if (known && !isDue(known.due, now())) return false;
      // Asked last: whoever sends it notes that before he removes the parcel.
      if (ownerHasIt(await notes.unsent(parcel))) return false;
      const due = now() + leaseMs;
      if (known && !(await move(known, due))) return false;
      await writeWhole(pathOf({ id: parcel.id, due }), JSON.stringify(parcel));
      return true;
    },
    async takeDue() {
      const due = (await entries()).filter((entry) => isDue(entry.due, now()));
      await sweepDrafts(place);
      await notes.forgetOld();
      for (const entry of due) {
        const taken = { id: entry.id, due: now() + leaseMs };
        const parcel = (await move(entry, taken.due)) && (await read(taken));
        if (parcel) return notes.unsent(parcel);
      }
      return undefined;
    },
    async giveBack(parcel, afterMs) {
      const known = (await entries()).find(({ id }) => id === parcel.id);
      const due = now() + afterMs;
      // Written under its old name first: a crash in between leaves one entry, not two.
      await writeWhole(pathOf(known ?? { id: parcel.id, due }), JSON.stringify(parcel));
      if (known) await move(known, due);
    },
    note: async (parcel, mail) => notes.add(parcel, mail),
    async remove(id) {
      const known = (await entries()).filter((entry) => entry.id === id);
      await Promise.all(known.map((entry) => rm(pathOf(entry), { force: true })));
    },
    async look() {
      const names = async (folder: string) => readdir(folder).catch(() => []);
      const fault = await folderFault(place);
      return {
        usable: !fault,
        waiting: (await names(place)).flatMap(readName).length,
        broken: (await names(brokenPlace)).length,
        faults: fault ? [fault] : [],
      };
    },
  };
}

/** `due` in milliseconds since 1970. */
type Entry = { id: string; due: number };

const nameOf = ({ id, due }: Entry) => `${due}.${id}.json`;

function readName(name: string): Entry[] {
  const [, due, id] = /^(\d+)\.([\da-f-]{36})\.json$/.exec(name) ?? [];
  return due && id ? [{ id, due: Number(due) }] : [];
}
