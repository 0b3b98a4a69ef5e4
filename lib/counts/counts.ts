import 'server-only';
import { dayInIndia, dayMs } from '../format';
import { env } from '../platform/env';
import { store, type Store } from '../store/store';

/** What is counted: pages that were opened, by path; sites whose links led here, by host; orders that were placed. */
const kinds = ['pages', 'hosts', 'orders'] as const;

type Kind = (typeof kinds)[number];

/** How often something was counted: today, and in the last 7 and 28 whole days. */
export type Count = { name: string; today: number; week: number; month: number };

export type Counts = Record<Kind, Count[]>;

/** In days; the privacy page says it. */
export const keptDays = 400;

/** Names of a day; further ones are 'other'. Hosts are whatever a browser says, pages are the site's own. */
const most = { pages: 10_000, hosts: 200, orders: 1 };

/** The counts of this installation, or undefined where none are asked for. */
export const counts = () => (env.COUNT_VISITS ? countsIn(store()) : undefined);

/** For each day in India and each kind names, and how often they were counted. Nothing of a visitor is in it. */
export function countsIn(own: Store, now = () => new Date()) {
  /** A count that can't be made is lost, and holds up nothing. */
  const count = (kind: Kind, name: string) =>
    own.visit(dayInIndia(now()), kind, name, most[kind]).catch(() => undefined);
  const daysAgo = (days: number) => dayInIndia(new Date(now().getTime() - days * dayMs));
  return {
    async visit({ path, referrer }: { path: string; referrer: string }) {
      await count('pages', path);
      if (referrer) await count('hosts', referrer);
    },
    order: () => count('orders', 'placed'),
    /** Everything of the last 28 days, the most frequent of the month first. */
    async all(): Promise<Counts> {
      const rows = await own.visitsSince(daysAgo(28), daysAgo(keptDays));
      const days = Array.from({ length: 29 }, (_, ago) => daysAgo(ago));
      const entries = kinds.map((kind) => {
        const ofKind = rows.filter((row) => row.kind === kind);
        const byDay = days.map((day) =>
          Object.fromEntries(
            ofKind.filter((row) => row.day === day).map(({ name, n }) => [name, n]),
          ),
        );
        return [kind, sums(byDay)] as const;
      });
      return Object.fromEntries(entries) as Counts;
    },
  };
}

/** Today's counts first, then those of the days before. */
function sums([today = {}, ...before]: Record<string, number>[]): Count[] {
  const sum = (name: string, days: Record<string, number>[]) =>
    days.reduce((total, day) => total + (day[name] ?? 0), 0);
  const names = new Set([today, ...before].flatMap(Object.keys));
  return [...names]
    .map((name) => ({
      name,
      today: today[name] ?? 0,
      week: sum(name, before.slice(0, 7)),
      month: sum(name, before),
    }))
    .sort((one, other) => other.month - one.month || other.today - one.today);
}
