import 'server-only';
import { ownerHasIt, type MailQueue } from './queue-entry';
import type { FolderQueue } from './queue-files';

/**
 * One queue made of two: orders wait in `shared`, and in the folder of this process when that is away or not
 * to be trusted. What lies in the folder from earlier is sent too. Where both hold an entry the folder's counts.
 */
export function withFallback(shared: MailQueue, folder: FolderQueue): MailQueue {
  /** A folder that can't be used holds nothing, and must not keep `shared` from working. */
  const isInFolder = (id: string) => folder.has(id).catch(() => false);

  async function dueInShared() {
    for (;;) {
      const entry = await shared.claimDue();
      if (!entry || !(await isInFolder(entry.id))) return entry && folder.unsent(entry);
      await shared.remove(entry.id);
    }
  }

  return {
    async enqueue(entry) {
      if (await isInFolder(entry.id)) return folder.enqueue(entry);
      if (ownerHasIt(await folder.unsent(entry))) return false;
      return shared.enqueue(entry).catch(() => folder.enqueue(entry));
    },
    // Where Redis is away its connection says so.
    claimDue: async () => (await dueInShared().catch(() => undefined)) ?? folder.claimDue(),
    async release(entry, afterMs) {
      if (await isInFolder(entry.id)) return folder.release(entry, afterMs);
      await shared.release(entry, afterMs).catch(() => folder.release(entry, afterMs));
    },
    // In both, since either may be the one that is asked.
    async markSent(entry, mail) {
      await Promise.allSettled([folder.markSent(entry, mail), shared.markSent(entry, mail)]);
    },
    async remove(id) {
      await Promise.allSettled([shared.remove(id), folder.remove(id)]);
    },
    async status() {
      const [one, other] = await Promise.all([shared.status(), folder.status()]);
      return {
        usable: one.usable || other.usable,
        waiting: one.waiting + other.waiting,
        broken: one.broken + other.broken,
        faults: [...one.faults, ...other.faults],
      };
    },
  };
}
