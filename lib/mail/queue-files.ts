import 'server-only';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { projectPath } from '../project-path';
import {
  isDue,
  leaseMs,
  ownerHasIt,
  parseEntry,
  type MailQueue,
  type QueueEntry,
} from './queue-entry';
import { brokenOrder } from './fault-for-owner';
import { tellFaults } from './faults';
import { codeOf, folderFault } from './queue-faults';
import { sentNotes } from './sent-notes';
import { sweepDrafts, writeWhole } from './whole-files';

/** `has`: whether it holds an entry that can be read, due or not. `unsent`: an entry without what is noted as sent. */
export type FolderQueue = MailQueue & {
  has: (id: string) => Promise<boolean>;
  unsent: (entry: QueueEntry) => Promise<QueueEntry>;
};

/**
 * The queue as a folder, for the one process of one machine. An entry is a file; its name says when it is
 * due, so that taking it is renaming it, which happens wholly or not at all.
 */
export function fileQueue(dir: string, now: () => number = Date.now): FolderQueue {
  const folder = projectPath(dir);
  const brokenFolder = projectPath(dir, 'broken');
  const notes = sentNotes(projectPath(dir, 'sent'));
  const pathOf = (file: QueueFile) => projectPath(dir, nameOf(file));

  /** What lies there, the longest due first. */
  async function files(): Promise<QueueFile[]> {
    await mkdir(folder, { recursive: true });
    const names = await readdir(folder);
    return names.flatMap(readName).sort((one, other) => one.due - other.due);
  }

  /** Moves it to another time; false when somebody else has just done so. */
  async function move(file: QueueFile, due: number) {
    try {
      await rename(pathOf(file), pathOf({ id: file.id, due }));
      return true;
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return false;
      throw error;
    }
  }

  /** What it holds; an entry that can't be read is set aside, so that it is met once. */
  async function read(file: QueueFile): Promise<QueueEntry | undefined> {
    const text = await readFile(pathOf(file), 'utf8').catch((error) => {
      // Nothing is wrong with the entry: it was moved, or too many files are open.
      if (['ENOENT', 'EMFILE', 'ENFILE'].includes(codeOf(error))) throw error;
      return '';
    });
    const entry = parseEntry(text, file.id);
    if (!entry) await setAside(file);
    return entry;
  }

  async function setAside(file: QueueFile) {
    try {
      await mkdir(brokenFolder, { recursive: true });
      await rename(pathOf(file), projectPath(brokenFolder, nameOf(file)));
      console.error(`mail queue: an entry could not be read, and was moved to ${brokenFolder}`);
    } catch {
      console.error(`mail queue: an entry in ${folder} can neither be read nor moved`);
    }
    await tellFaults(brokenOrder);
  }

  async function find(id: string, tries = 5): Promise<QueueFile | undefined> {
    const file = (await files()).find((one) => one.id === id);
    try {
      return file && (await read(file)) && file;
    } catch (error) {
      // Somebody has just moved it.
      if (codeOf(error) === 'ENOENT' && tries > 1) return find(id, tries - 1);
      throw error;
    }
  }

  return {
    has: async (id) => (await find(id)) !== undefined,
    unsent: notes.unsent,
    async enqueue(entry) {
      const known = await find(entry.id);
      if (known && !isDue(known.due, now())) return false;
      // Asked last: whoever sends it notes that before he removes the entry.
      if (ownerHasIt(await notes.unsent(entry))) return false;
      const due = now() + leaseMs;
      if (known && !(await move(known, due))) return false;
      await writeWhole(pathOf({ id: entry.id, due }), JSON.stringify(entry));
      return true;
    },
    async claimDue() {
      const due = (await files()).filter((file) => isDue(file.due, now()));
      await sweepDrafts(folder);
      await notes.forgetOld();
      for (const file of due) {
        const taken = { id: file.id, due: now() + leaseMs };
        const entry = (await move(file, taken.due)) && (await read(taken));
        if (entry) return notes.unsent(entry);
      }
      return undefined;
    },
    async release(entry, afterMs) {
      const known = (await files()).find(({ id }) => id === entry.id);
      const due = now() + afterMs;
      // Written under its old name first: a crash in between leaves one entry, not two.
      await writeWhole(pathOf(known ?? { id: entry.id, due }), JSON.stringify(entry));
      if (known) await move(known, due);
    },
    markSent: async (entry, mail) => notes.add(entry, mail),
    async remove(id) {
      const known = (await files()).filter((file) => file.id === id);
      await Promise.all(known.map((file) => rm(pathOf(file), { force: true })));
    },
    async status() {
      const names = async (folder: string) => readdir(folder).catch(() => []);
      const fault = await folderFault(folder);
      return {
        usable: !fault,
        waiting: (await names(folder)).flatMap(readName).length,
        broken: (await names(brokenFolder)).length,
        faults: fault ? [fault] : [],
      };
    },
  };
}

/** `due` in milliseconds since 1970. */
type QueueFile = { id: string; due: number };

const nameOf = ({ id, due }: QueueFile) => `${due}.${id}.json`;

function readName(name: string): QueueFile[] {
  const [, due, id] = /^(\d+)\.([\da-f-]{36})\.json$/.exec(name) ?? [];
  return due && id ? [{ id, due: Number(due) }] : [];
}
