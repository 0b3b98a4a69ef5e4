import 'server-only';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { placeOf } from '../place';
import { noteMs, type MailName, type Parcel } from './parcel';
import { sweep } from './whole-files';

/**
 * What was sent during the last day, as small files in a folder: each is named by order and mail, and holds the
 * digest of what was ordered.
 */
export function sentNotes(dir: string) {
  const place = placeOf(dir);
  const pathOf = ({ id }: Parcel, mail: MailName) => placeOf(dir, `${id}.${mail}`);
  const isSent = async (parcel: Parcel, mail: MailName) =>
    (await readFile(pathOf(parcel, mail), 'utf8').catch(() => undefined)) === parcel.fingerprint;
  let swept = 0;

  return {
    /**
     * At once, before anything else runs: what waits for the disk would come too late in a crash. It isn't forced to the
     * disk, so that only the machine's own end can lose it.
     */
    add(parcel: Parcel, mail: MailName) {
      mkdirSync(place, { recursive: true });
      writeFileSync(pathOf(parcel, mail), parcel.fingerprint, { mode: 0o600 });
    },
    /** The parcel without the mails that were sent. */
    async unsent(parcel: Parcel): Promise<Parcel> {
      const sent = await Promise.all(parcel.mails.map(({ about }) => isSent(parcel, about.mail)));
      return { ...parcel, mails: parcel.mails.filter((_, index) => !sent[index]) };
    },
    /** Once an hour at most, since there may be thousands. */
    async forgetOld() {
      if (Math.abs(Date.now() - swept) < noteMs / 24) return;
      swept = Date.now();
      await sweep(place, () => true, noteMs);
    },
  };
}
