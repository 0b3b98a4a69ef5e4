import 'server-only';
import { ownerHasIt, type MailQueue } from './parcel';
import type { FolderQueue } from './queue-files';

/**
 * One queue made of two: orders wait in `shared`, and in the folder of this process when that is away or not
 * to be trusted. What lies in the folder from earlier is sent too. Where both hold a parcel the folder's counts.
 */
export function withFallback(shared: MailQueue, folder: FolderQueue): MailQueue {
  /** A folder that can't be used holds nothing, and must not keep `shared` from working. */
  const isInFolder = (id: string) => folder.has(id).catch(() => false);

  async function dueInShared() {
    for (;;) {
      const parcel = await shared.takeDue();
      if (!parcel || !(await isInFolder(parcel.id))) return parcel && folder.unsent(parcel);
      await shared.remove(parcel.id);
    }
  }

  return {
    async take(parcel) {
      if (await isInFolder(parcel.id)) return folder.take(parcel);
      if (ownerHasIt(await folder.unsent(parcel))) return false;
      return shared.take(parcel).catch(() => folder.take(parcel));
    },
    // Where Redis is away its connection says so.
    takeDue: async () => (await dueInShared().catch(() => undefined)) ?? folder.takeDue(),
    async giveBack(parcel, afterMs) {
      if (await isInFolder(parcel.id)) return folder.giveBack(parcel, afterMs);
      await shared.giveBack(parcel, afterMs).catch(() => folder.giveBack(parcel, afterMs));
    },
    // In both, since either may be the one that is asked.
    async note(parcel, mail) {
      await Promise.allSettled([folder.note(parcel, mail), shared.note(parcel, mail)]);
    },
    async remove(id) {
      await Promise.allSettled([shared.remove(id), folder.remove(id)]);
    },
    async look() {
      const [one, other] = await Promise.all([shared.look(), folder.look()]);
      return {
        usable: one.usable || other.usable,
        waiting: one.waiting + other.waiting,
        broken: one.broken + other.broken,
        faults: [...one.faults, ...other.faults],
      };
    },
  };
}
