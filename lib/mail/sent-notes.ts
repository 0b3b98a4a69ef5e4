import 'server-only';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { projectPath } from '../project-path';
import { noteMs, type MailName, type QueueEntry } from './queue-entry';
import { sweep } from './whole-files';

/**
 * What was sent during the last day, as small files in a folder: each is named by order and mail, and holds the
 * digest of what was ordered.
 */
export function sentNotes(dir: string) {
  const folder = projectPath(dir);
  const pathOf = ({ id }: QueueEntry, mail: MailName) => projectPath(dir, `${id}.${mail}`);
  const isSent = async (entry: QueueEntry, mail: MailName) =>
    (await readFile(pathOf(entry, mail), 'utf8').catch(() => undefined)) === entry.fingerprint;
  let swept = 0;

  return {
    /**
     * At once, before anything else runs: what waits for the disk would come too late in a crash. It isn't forced to the
     * disk, so that only the machine's own end can lose it.
     */
    add(entry: QueueEntry, mail: MailName) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(pathOf(entry, mail), entry.fingerprint, { mode: 0o600 });
    },
    /** The entry without the mails that were sent. */
    async unsent(entry: QueueEntry): Promise<QueueEntry> {
      const sent = await Promise.all(entry.mails.map(({ about }) => isSent(entry, about.mail)));
      return { ...entry, mails: entry.mails.filter((_, index) => !sent[index]) };
    },
    /** Once an hour at most, since there may be thousands. */
    async forgetOld() {
      if (Math.abs(Date.now() - swept) < noteMs / 24) return;
      swept = Date.now();
      await sweep(folder, () => true, noteMs);
    },
  };
}
