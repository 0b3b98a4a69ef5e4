import 'server-only';
import { loadBusiness } from '../content/load';
import { send } from '../mail/send';
import { weekForOwner } from './week-for-owner';
import { env } from '../platform/env';
import { dayInIndia, indiaAheadMs } from '../format';
import { links } from '../owner-steps/links';
import { redis } from '../platform/redis';
import { counts } from './counts';

const hourSeconds = 60 * 60;

/**
 * Mails the owner the counts of last week, once on a Monday from 8 in India on, by whichever instance comes first. One that no
 * provider takes is tried again after an hour. Never throws.
 */
export async function mailWeek(now = new Date()): Promise<void> {
  const [own, client, ownLinks] = [counts(), redis(), links()];
  if (!own || !client || !ownLinks || !isMondayMorning(now)) return;
  try {
    const mark = `practice:counts:mailed:${dayInIndia(now)}`;
    if (!(await client.set(mark, '', 'EX', hourSeconds, 'NX'))) return;
    const message = await weekForOwner(await own.all(), {
      business: loadBusiness(),
      ownerEmail: env.OWNER_EMAIL,
      link: await ownLinks.counts.link({}),
    });
    if ((await send(message, { mail: 'week' })).ok) await client.expire(mark, 48 * hourSeconds);
  } catch {
    console.error('The mail with the counts of last week could not be made.');
  }
}

function isMondayMorning(now: Date) {
  const india = new Date(now.getTime() + indiaAheadMs);
  return india.getUTCDay() === 1 && india.getUTCHours() >= 8;
}
