import 'server-only';
import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { projectPath } from '../project-path';

/**
 * Writes a file that is on the disk before it has its name: nobody meets half of it, and a crash can't lose a
 * whole one. It may take the place of another.
 */
export async function writeWhole(path: string, text: string) {
  const draft = `${path}.${process.pid}.draft`;
  try {
    const file = await open(draft, 'w', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  const folder = await open(dirname(path));
  await folder.sync().finally(() => folder.close());
}

/** Writes as much as an order takes into a folder, and takes it away; throws where that can't be done. */
export async function tryToWrite(folder: string) {
  const draft = projectPath(folder, `${process.pid}-${++tried}.draft`);
  try {
    await writeFile(draft, sample, { mode: 0o600 });
  } finally {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

let tried = 0;
const sample = ' '.repeat(128 * 1024);

/** Removes what is older than that in a folder; there may be no such folder. */
export async function sweep(folder: string, isOurs: (name: string) => boolean, ms: number) {
  for (const name of (await readdir(folder).catch(() => [])).filter(isOurs)) {
    const path = projectPath(folder, name);
    const written = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    // Before or after now: the clock may have been wrong.
    if (Math.abs(Date.now() - written) > ms) await rm(path, { recursive: true, force: true });
  }
}

/** Longer than any file takes to be written. */
const draftMs = 5 * 60 * 1000;

/** Removes the drafts that killed processes left in a folder. */
export const sweepDrafts = (folder: string) =>
  sweep(folder, (name) => name.endsWith('.draft'), draftMs);

/** The drafts of mails in the outbox, at the start of a server. */
export const sweepOutbox = (dir: string) =>
  sweep(projectPath(dir), (name) => name.startsWith('.draft-'), draftMs);
