import 'server-only';
import { z } from 'zod';
import { dayInIndia, dayMs } from '../time';
import { env } from '../platform/env';
import { paths } from '../site';
import { store } from '../store/store';

/** Pages that were opened, by path; sites whose links led here, by host; orders that were placed. */
type Kind = 'pages' | 'hosts' | 'orders';

/** How often something was counted: today, and in the last 7 and 28 whole days. */
export type Count = { name: string; today: number; week: number; month: number };

export type Counts = Record<Kind, Count[]>;

/** In days; the privacy page says it. */
export const keptDays = 400;

/** Names of a day; further ones are 'other'. Hosts are whatever a browser says, pages are the site's own. */
const most = { pages: 10_000, hosts: 200, orders: 1 };

/**
 * The counts of this installation, or undefined where none are asked for: for each day in India and each kind names, and how
 * often they were counted. Nothing of a visitor is in it.
 */
export function counts() {
  if (!env.COUNT_VISITS) return undefined;
  /** A count that can't be made is lost, and holds up nothing. */
  const count = (kind: Kind, name: string) =>
    store()
      .visit(daysAgo(0), kind, name, most[kind])
      .catch(() => undefined);
  const daysAgo = (days: number) => dayInIndia(new Date(Date.now() - days * dayMs));
  return {
    async visit({ path, referrer }: { path: string; referrer: string }) {
      await count('pages', path);
      if (referrer) await count('hosts', referrer);
    },
    order: () => count('orders', 'placed'),
    /** Everything of the last 28 days, the most frequent of the month first. */
    async all(): Promise<Counts> {
      const rows = await store().visitsSince(daysAgo(28), daysAgo(keptDays));
      const [today, weekAgo] = [daysAgo(0), daysAgo(7)];
      const countsOf = (kind: Kind) => {
        const byName = new Map<string, Count>();
        for (const { day, name, n } of rows.filter(
          (row) => row.kind === kind && row.day <= today,
        )) {
          const count = byName.get(name) ?? { name, today: 0, week: 0, month: 0 };
          byName.set(name, count);
          if (day === today) count.today += n;
          else count.month += n;
          if (day >= weekAgo && day < today) count.week += n;
        }
        const counts = [...byName.values()];
        counts.sort((one, other) => other.month - one.month || other.today - one.today);
        return counts;
      };
      return { pages: countsOf('pages'), hosts: countsOf('hosts'), orders: countsOf('orders') };
    },
  };
}

/** The pages that may be counted by their path: the listed ones, which the build has put in its place, and the checkout. */
const counted = new Set([
  ...z.array(z.string()).parse(JSON.parse(process.env.LISTED_PATHS || '[]')),
  paths.checkout,
]);

const host = /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/;

/**
 * What public/count.js says when a page is opened: its path, and the host of the site whose link led here, or nothing. A path that is
 * none of ours is 'other'; what is no public host is nothing.
 */
export const visitSchema = z.strictObject({
  path: z
    .string()
    .max(2_000)
    .transform((path) => (counted.has(path) ? path : 'other')),
  referrer: z
    .string()
    .max(2_000)
    .transform((text) => (text.length <= 100 && host.test(text) ? text : '')),
});

/** Programs that say so. Others are counted: this is no place for guesses about visitors. */
export const isRobot = ({ headers }: Request) =>
  /bot|crawl|spider|preview|headless|lighthouse/i.test(headers.get('user-agent') ?? 'bot');
