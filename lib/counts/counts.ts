import 'server-only';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { env } from '../platform/env';
import { dayInIndia } from '../format';
import { redis } from '../platform/redis';

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

/** The counts of this installation, or undefined where none are asked for or there is no Redis to keep them. */
export function counts() {
  const client = env.COUNT_VISITS ? redis() : undefined;
  return client && countsIn(client);
}

const countScript = `
local name = ARGV[1]
if redis.call('HEXISTS', KEYS[1], name) == 0 and redis.call('HLEN', KEYS[1]) >= tonumber(ARGV[2]) then name = 'other' end
redis.call('HINCRBY', KEYS[1], name, 1)
redis.call('EXPIRE', KEYS[1], ARGV[3])`;

/** For each day in India and each kind one hash, of names and how often they were counted. Nothing of a visitor is in it. */
export function countsIn(client: Redis, now = () => new Date()) {
  /** A count that can't be made is lost, and holds up nothing. */
  const count = (kind: Kind, name: string) =>
    client
      .eval(countScript, 1, keyOf(kind, dayInIndia(now())), name, most[kind], keptDays * daySeconds)
      .catch(() => undefined);
  return {
    async visit({ path, referrer }: { path: string; referrer: string }) {
      await count('pages', path);
      if (referrer) await count('hosts', referrer);
    },
    order: () => count('orders', 'placed'),
    /** Everything of the last 28 days, the most frequent of the month first. */
    async all(): Promise<Counts> {
      const days = Array.from({ length: 29 }, (_, ago) =>
        dayInIndia(new Date(now().getTime() - ago * daySeconds * 1000)),
      );
      const entries = kinds.map(async (kind) => {
        const found = await Promise.all(days.map((day) => client.hgetall(keyOf(kind, day))));
        return [kind, sums(found.map((one) => countedSchema.parse(one)))] as const;
      });
      return Object.fromEntries(await Promise.all(entries)) as Counts;
    },
  };
}

const daySeconds = 24 * 60 * 60;

const keyOf = (kind: Kind, day: string) => `practice:counts:${kind}:${day}`;

const countedSchema = z.record(z.string(), z.coerce.number());

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
