import 'server-only';
import { loadBusiness } from '../content/load';
import { send } from '../mail/send';
import { weekForOwner } from './week-for-owner';
import { env } from '../platform/env';
import { dayInIndia, dayMs, indiaAheadMs } from '../format';
import { links } from '../links/links';
import { z } from 'zod';
import { limitWeek } from '../platform/limits';
import { store } from '../store/store';
import { counts } from './counts';

/**
 * Mails the owner the counts of last week, once on a Monday from 8 in India on, by whichever instance comes first. One that no
 * provider takes is tried again after an hour. Never throws.
 */
export async function mailWeek(now = new Date()): Promise<void> {
  const [own, ownLinks] = [counts(), links()];
  if (!own || !ownLinks || !isMondayMorning(now)) return;
  try {
    await store().attempt(
      { key: `week ${dayInIndia(now)}` },
      async () => {
        if (!(await limitWeek()).ok) return false;
        const message = await weekForOwner(await own.all(), {
          business: loadBusiness(),
          ownerEmail: env.OWNER_EMAIL,
          link: await ownLinks.counts.link({}),
        });
        return (await send(message, { mail: 'week' })).ok;
      },
      z.literal(true),
      2 * dayMs,
    );
  } catch {
    console.error('The mail with the counts of last week could not be made.');
  }
}

function isMondayMorning(now: Date) {
  const india = new Date(now.getTime() + indiaAheadMs);
  return india.getUTCDay() === 1 && india.getUTCHours() >= 8;
}
