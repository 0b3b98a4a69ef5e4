import {
  chmodSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { z } from 'zod';
import { ownFolder } from '../folder-test-kit';
import { findPostgres, startPostgres } from '@/e2e/postgres.mjs';
import { openEngine, schemaOf } from './engines';
import { retryLimits, singleAttempt } from '../mail/send';
import type { Claim } from './hits';
import { leaseMs } from './mails';
import { dayMs } from '../time';
import { openSqlite } from './sqlite.mjs';
import { openStore, type Store } from './store';

/** Both databases for real; where there is no Postgres to be had, only the file. */
const engines = findPostgres() ? ['file', 'postgres'] : ['file'];

it('is tried with Postgres wherever everything is tried', () => {
  if (process.env.CI) expect(engines).toContain('postgres');
});

const portOf = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

async function freePort() {
  const server = createServer();
  const port = await portOf(server);
  server.close();
  return port;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const start = Date.UTC(2026, 10, 25, 6);
const text = z.string();

const inFolder = ownFolder();

const [toOwner, toBuyer] = [
  { name: 'order-owner', body: 'to the owner' },
  { name: 'order-buyer', body: 'to the buyer' },
];

describe.each(engines)('a store in %s', (engine) => {
  let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
  let url = '';
  let time = start;
  let store: Store;
  /** Another process's. */
  let second: Store;

  beforeAll(async () => {
    if (engine !== 'postgres') return;
    postgres = await startPostgres(await freePort());
  }, 60_000);
  afterAll(() => postgres?.end());

  beforeEach(async () => {
    time = start;
    url = postgres?.url ?? `file:${inFolder('site.db')}`;
    [store, second] = [openStore(url, () => time), openStore(url, () => time)];
    if (!postgres) return;
    const database = await openEngine(url);
    await database.all('DROP SCHEMA IF EXISTS practice CASCADE', [], true);
    await database.close();
  });
  afterEach(() => Promise.all([store.close(), second.close()]));

  /** The names of tables follow that of their schema. */
  async function rows(query: string) {
    const database = await openEngine(url);
    const found = await database.all(
      query.replace(/(FROM|UPDATE) /g, `$1 ${schemaOf(url)}`),
      [],
      false,
    );
    await database.close();
    return found;
  }
  /** Removes expired rows. */
  const sweep = () => store.sweep();

  it('numbers bills without a gap, each order’s once, however many ask at the same moment', async () => {
    const orders = Array.from({ length: 8 }, (_, index) => `order ${index}`);
    const all = await Promise.all(
      [...orders, ...orders].map((order, index) =>
        (index % 2 ? store : second).giveBill(order, '2026-27'),
      ),
    );
    const [first, again] = [all.slice(0, 8), all.slice(8)];
    expect(again).toEqual(first);
    expect(first.map(({ n }) => n).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    time += 200 * dayMs;
    expect(await second.giveBill('order 3', '2027-28')).toEqual(first[3]);
    expect([await store.nextBill('2026-27'), await store.nextBill('2027-28')]).toEqual([9, 1]);
    expect(await second.giveBill('order 8', '2027-28')).toMatchObject({ n: 1, made: time });
    expect(await second.billOf('order 9')).toBeUndefined();
  });

  describe('mails that wait', () => {
    const mails = [toOwner, toBuyer];

    it('are whoever’s put them in, until the lease is over, and the owner’s goes first', async () => {
      const { names, lease } = await store.enqueue('a', mails);
      expect(names.sort()).toEqual(['order-buyer', 'order-owner']);
      expect(lease).toBe(start + leaseMs);
      // Longer than an order can take, and as long as its owner waits for it after a crash.
      expect(leaseMs).toBeGreaterThan(retryLimits.totalMs + singleAttempt.totalMs);
      expect(leaseMs).toBeLessThanOrEqual(60_000);
      time = lease - 1;
      expect(await second.claimDue()).toBeUndefined();
      expect((await store.enqueue('a', mails)).names).toEqual([]);
      time = lease;
      expect(await second.claimDue()).toEqual({
        ...{ order: 'a', ...toOwner, since: start, tries: 1, lease: time + leaseMs },
      });
      expect(await store.claimDue()).toBeUndefined();
      await store.markSent('a', 'order-owner');
      expect(await store.claimDue()).toMatchObject({ name: 'order-buyer' });
    });

    it.each([
      ['sent', 'markSent', '', 0],
      ['dropped', 'drop', '', 0],
      ['set aside', 'setAside', 'to the owner', 1],
    ] as const)('that were %s are met no more, and what is left says so', async (...row) => {
      const [, end, body, broken] = row;
      await store.enqueue('a', [toOwner], 0);
      await store[end]('a', 'order-owner');
      expect(await store.claimDue()).toBeUndefined();
      const status = { kind: engine, usable: true, waiting: 0, broken, fault: undefined };
      expect(await store.status()).toEqual(status);
      expect(await rows('SELECT body FROM mail')).toEqual([{ body }]);
    });

    it('are known as sent for a week, and are not sent again', async () => {
      const again = async () => {
        await sweep();
        return (await store.enqueue('a', [toOwner], 0)).names.length;
      };
      expect(await again()).toBe(1);
      await store.markSent('a', 'order-owner');
      time += 7 * dayMs - 1;
      expect(await again()).toBe(0);
      time += 61_000;
      expect(await again()).toBe(1);
    });

    it('stay for good where they were set aside', async () => {
      await store.enqueue('a', [toOwner], 0);
      await store.setAside('a', 'order-owner');
      time += 3_650 * dayMs;
      await sweep();
      expect(await store.status()).toMatchObject({ broken: 1 });
      expect(await rows('SELECT body FROM mail')).toEqual([{ body: toOwner.body }]);
    });

    it.each(['markSent', 'drop'] as const)(
      'are not sent after "%s" by a database that writes them down too late',
      async (end) => {
        await store[end]('a', 'order-owner');
        expect((await second.enqueue('a', [toOwner, toBuyer], 0)).names).toEqual(['order-buyer']);
        expect(await store.claimDue()).toMatchObject({ name: 'order-buyer' });
        expect(await store.claimDue()).toBeUndefined();
      },
    );

    it('come back when they were released, and only by the lease that is still theirs', async () => {
      const { lease } = await store.enqueue('a', [toOwner]);
      await store.release({ order: 'a', name: 'order-owner', lease: lease + 1 }, 0);
      expect(await store.claimDue()).toBeUndefined();
      await store.release({ order: 'a', name: 'order-owner', lease }, 30_000);
      time += 29_999;
      expect(await store.claimDue()).toBeUndefined();
      time += 1;
      expect(await store.claimDue()).toMatchObject({ name: 'order-owner' });
    });

    it('are due at once when they are dated further ahead than any pause', async () => {
      time = start + 10 * 365 * dayMs;
      await store.enqueue('a', [toOwner]);
      time = start;
      expect(await store.claimDue()).toMatchObject({ order: 'a' });
      await store.enqueue('b', [toOwner], 3_600_000);
      expect(await store.claimDue()).toBeUndefined();
      await store.enqueue('c', [toOwner], 3_600_001);
      expect(await store.claimDue()).toMatchObject({ order: 'c' });
    });

    it('are claimed by one process alone', async () => {
      const orders = Array.from({ length: 41 }, (_, order) => String(order));
      for (const order of orders) await store.enqueue(order, [toOwner], 0);
      const claimed: string[] = [];
      const claimAll = async (store: Store) => {
        for (let mail = await store.claimDue(); mail; mail = await store.claimDue())
          claimed.push(mail.order);
      };
      await Promise.all([store, second, store, second].map(claimAll));
      expect(claimed.sort()).toEqual(orders.sort());
    });

    it('outlive the process that put them in, which has nothing open once it is closed', async () => {
      await store.enqueue('a', mails, 0);
      await sweep();
      await store.close();
      await expect(store.enqueue('b', mails)).rejects.toThrow();
      await expect(store.billOf('a')).rejects.toThrow();
      store = openStore(url, () => time);
      expect(await store.status()).toMatchObject({ waiting: 2 });
    });
  });

  describe('an attempt', () => {
    const attempt = (store: Store, value: string, requestHash = '', keepMs = dayMs) =>
      store.runOnce({ key: 'k', requestHash }, async () => value, text, keepMs);

    it('is made once by fifty callers of two processes, with one value for all', async () => {
      let works = 0;
      const work = async () => {
        works += 1;
        await pause(20);
        return 'done';
      };
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, (_, i) =>
          (i % 2 ? store : second).runOnce({ key: 'k', requestHash: 'p' }, work, text, dayMs),
        ),
      );
      expect(works).toBe(1);
      expect(outcomes.filter((one) => one.kind === 'first')).toHaveLength(1);
      expect(outcomes.every((one) => one.kind !== 'other' && one.value === 'done')).toBe(true);
    });

    it('is found by its key until its time is over, and refuses another content meanwhile', async () => {
      await attempt(store, 'one', 'one');
      const other = () => attempt(second, 'two', 'two');
      time += dayMs - 1;
      expect(await Promise.all([other(), other()])).toEqual([{ kind: 'other' }, { kind: 'other' }]);
      expect(await second.find('k', text)).toBe('one');
      time += 1;
      expect(await store.find('k', text)).toBeUndefined();
      expect(await other()).toEqual({ kind: 'first', value: 'two' });
    });

    it('that came to nothing may be made again, with another content too', async () => {
      const make = (requestHash: string, work: () => Promise<string>) =>
        store.runOnce<string, string>({ key: 'k', requestHash }, work, text, dayMs);
      const nothing = jest.fn(async () => 0 as unknown as string);
      const twice = await Promise.all([make('one', nothing), make('one', nothing)]);
      expect(twice).toMatchObject([{ kind: 'first' }, { kind: 'replayed' }]);
      expect(nothing).toHaveBeenCalledTimes(1);
      await expect(make('two', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
      expect(await attempt(store, 'three', 'three')).toMatchObject({ kind: 'first' });
    });

    /** The other process begins an attempt, and hangs in it until it is told to end. */
    async function begun(key: string) {
      let end: (value: string) => void = () => undefined;
      await new Promise<void>((resolve) => {
        const hang = () => {
          resolve();
          return new Promise<string>((answer) => (end = answer));
        };
        void second.runOnce<string, string>({ key }, hang, text, dayMs);
      });
      return () => end('late');
    }

    it('is taken over from a process that died in it, five seconds after its last sign of life', async () => {
      const timer = jest.spyOn(globalThis, 'setInterval');
      const end = await begun('k');
      const [giveSign, everyMs] = timer.mock.calls[0] as [() => void, number];
      expect(everyMs).toBeLessThan(5_000);
      time += 4_999;
      giveSign();
      await pause(50);
      time += 4_999;
      const work = jest.fn(async () => 'alive');
      const taken = store.runOnce({ key: 'k' }, work, text, dayMs);
      await pause(50);
      expect(work).not.toHaveBeenCalled();
      time += 2;
      expect(await taken).toMatchObject({ kind: 'first' });
      end();
      await pause(50);
      expect(await store.find('k', text)).toBe('alive');
    });

    it('is taken over at once where its sign of life is more than a minute ahead: a clock was wrong', async () => {
      time = start + 55_000;
      const ends = [await begun('near')];
      time += 1;
      ends.push(await begun('far'));
      time = start;
      const work = jest.fn(async () => 'done');
      const takeOver = (key: string) => store.runOnce({ key }, work, text, dayMs);
      await takeOver('far');
      const near = takeOver('near');
      await pause(50);
      expect(work).toHaveBeenCalledTimes(1);
      time = start + 60_000;
      await near;
      ends.forEach((end) => end());
    });
  });

  const idOf = (one: Store, attempt: string, secret = 'secret', length = 4) =>
    one.orderId(secret, attempt, (id) => id.slice(0, length));

  it('has one id for one attempt of a day, in every process', async () => {
    const id = await idOf(second, 'attempt');
    expect(z.uuid().safeParse(id).success).toBe(true);
    time += dayMs - 1;
    expect(await idOf(store, 'attempt')).toBe(id);
    time += 1;
    expect(await idOf(store, 'attempt')).not.toBe(id);
  });

  it('has one id for one attempt although the database is too slow in the middle', async () => {
    const id = await idOf(store, 'attempt');
    let ms = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (ms += 1_200));
    expect(await store.withBudget(() => idOf(store, 'attempt'))).toBe(id);
    expect(await store.withBudget(() => idOf(second, 'attempt'))).toBe(id);
  });

  it('has an id that follows from a secret', async () => {
    const anew = (secret: string) =>
      idOf(
        openStore('memory:', () => time),
        'attempt',
        secret,
      );
    expect(await anew('secret')).toBe(await anew('secret'));
    expect(await anew('other secret')).not.toBe(await anew('secret'));
  });

  it('has ids that share no Order ID', async () => {
    // A single character of an Order ID leaves room for sixteen.
    const ids = new Set<string>();
    for (let n = 0; n < 16; n++)
      ids.add((await idOf(store, `order ${n}`, 'secret', 1)).slice(0, 1));
    expect(ids.size).toBe(16);
  });

  it('has the steps of an order in their order, each place taken once, until they are over', async () => {
    expect(await store.addStep('a', 0, { name: 'paid' }, 2 * dayMs)).toBe(true);
    expect(await second.addStep('a', 0, { name: 'decline' }, dayMs)).toBe(false);
    expect(await store.addStep('a', 1, 'time', 2 * dayMs)).toBe(true);
    expect(await second.stepsOf('a')).toEqual({ next: 2, steps: [{ name: 'paid' }, 'time'] });
    expect(await store.stepsOf('b')).toEqual({ next: 0, steps: [] });
    await store.removeStep('a', 0);
    time += 2 * dayMs - 1;
    expect(await store.stepsOf('a')).toEqual({ next: 2, steps: ['time'] });
    time += 1;
    expect(await store.stepsOf('a')).toEqual({ next: 0, steps: [] });
  });

  const limit = (key: string, most: number, windowMs = 60_000): Claim => ({
    ...{ key, most, windowMs, part: 'limit' },
  });

  it('lets in as many as a limit says in its window, in all processes together', async () => {
    const consumed = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? store : second).consume([limit('k', 3)])),
    );
    expect(consumed.filter(({ ok }) => ok)).toHaveLength(3);
    time += 59_999;
    expect(await store.consume([limit('k', 3)])).toEqual({ ok: false, waitMs: 1 });
    time += 1;
    expect(await store.consume([limit('k', 1)])).toEqual({ ok: true, keys: ['k'] });
    expect((await store.consume([limit('k', 1)])).ok).toBe(false);
  });

  it('has room again for what was refunded', async () => {
    await store.consume([limit('k', 1)]);
    await second.refund(['k']);
    expect((await store.consume([limit('k', 1)])).ok).toBe(true);
  });

  it('begins a window anew that was written while a clock was wrong', async () => {
    await store.consume([limit('k', 1)]);
    time = start - dayMs;
    expect((await store.consume([limit('k', 1)])).ok).toBe(true);
  });

  it('counts under all keys or none, and waits for the one that is full for longest', async () => {
    await store.consume([limit('a', 1, 5_000)]);
    await store.consume([limit('b', 1, 9_000)]);
    const all = [limit('a', 1, 5_000), limit('b', 1, 9_000), limit('c', 1)];
    expect(await store.consume(all)).toEqual({ ok: false, waitMs: 9_000 });
    expect((await store.consume([limit('c', 1)])).ok).toBe(true);
  });

  it('holds those who have come before to their share', async () => {
    const claims = (who: string): Claim[] => [
      limit('all', 4),
      { ...limit('again', 1), part: 'share' },
      { ...limit(who, 1), part: 'use' },
    ];
    const come = async (who: string) => (await store.consume(claims(who))).ok;
    expect([await come('x'), await come('x'), await come('x')]).toEqual([true, true, false]);
    expect([await come('y'), await come('z'), await come('w')]).toEqual([true, true, false]);
  });

  it('knows when the links of an order were ended last, and for how long that matters', async () => {
    expect(await store.linksEndedAt('a')).toBeUndefined();
    await store.endLinks('a', dayMs);
    time += 1_000;
    await second.endLinks('a', dayMs);
    time -= 500;
    await store.endLinks('a', dayMs);
    expect(await second.linksEndedAt('a')).toBe(start + 1_000);
    expect(await store.linksEndedAt('b')).toBeUndefined();
    time = start + 1_000 + dayMs;
    expect(await store.linksEndedAt('a')).toBeUndefined();
  });

  it('removes what has had its time, once a minute, and nothing before', async () => {
    await store.consume([limit('k', 1)]);
    await store.consume([limit('refunded', 1, dayMs)]);
    await store.refund(['refunded']);
    await store.runOnce({ key: 'k' }, async () => 'kept', text, 60_000);
    await store.addStep('a', 0, 1, 60_000);
    await store.endLinks('a', 60_000);
    const left = async () => {
      await sweep();
      const tables = [
        'attempt',
        'step',
        'link_end',
        `hit WHERE key = 'k'`,
        `hit WHERE key = 'refunded'`,
      ];
      const counted = tables.map((table) => rows(`SELECT count(*) AS n FROM ${table}`));
      return (await Promise.all(counted)).map(([count]) => Number(count?.n));
    };
    time += 59_999;
    expect(await left()).toEqual([1, 1, 1, 1, 0]);
    time += 1;
    expect(await left()).toEqual([1, 1, 1, 1, 0]);
    time += 60_000;
    expect(await left()).toEqual([0, 0, 0, 0, 0]);
  });
});

it('knows a database by its address', () => {
  const kinds = ['postgres://site@host/name', 'postgresql://site@host/name'].map(
    (url) => openStore(url).kind,
  );
  expect(kinds).toEqual(['postgres', 'postgres']);
  expect(openStore('file:postgres://site.db').kind).toBe('file');
});

describe('a database that cannot be used', () => {
  let store: Store;
  const open = (url = `file:${inFolder('site.db')}`) => (store = openStore(url));
  afterEach(() => store.close());

  it('keeps no mail and says so, while attempts, steps and limits go on in memory', async () => {
    writeFileSync(inFolder('file'), '');
    open(`file:${inFolder('file', 'site.db')}`);
    await expect(store.enqueue('a', [toOwner])).rejects.toThrow();
    const fault = expect.objectContaining({ code: 'EEXIST' });
    const status = { kind: 'file', usable: false, waiting: 0, broken: 0, fault };
    expect(await store.status()).toEqual(status);
    const once: Claim = { key: 'k', most: 1, windowMs: 60_000, part: 'limit' };
    expect((await store.consume([once])).ok).toBe(true);
    expect((await store.consume([once])).ok).toBe(false);
    await store.runOnce({ key: 'k' }, async () => 'kept', text, 60_000);
    expect(await store.find('k', text)).toBe('kept');
    expect(await store.addStep('a', 0, 1, 60_000)).toBe(true);
  });

  it('ends no link and says so, while links open as before', async () => {
    writeFileSync(inFolder('file'), '');
    open(`file:${inFolder('file', 'site.db')}`);
    await expect(store.endLinks('a', dayMs)).rejects.toThrow();
    expect(await store.linksEndedAt('a')).toBeUndefined();
  });

  it('is used as soon as it can be, and what was sent meanwhile is marked then', async () => {
    await open().enqueue('a', [toOwner], 0);
    const other = await openEngine(`file:${inFolder('site.db')}`);
    const full = `BEFORE UPDATE ON mail BEGIN SELECT RAISE(FAIL, 'full'); END`;
    await other.all(`CREATE TRIGGER full ${full}`, [], true);
    await store.markSent('a', 'order-owner');
    // Reading still works.
    expect(await store.status()).toMatchObject({ usable: false, waiting: 1 });
    await other.all('DROP TRIGGER full', [], true);
    expect(await store.claimDue()).toBeUndefined();
    expect(await store.status()).toMatchObject({ usable: true, waiting: 0 });
    await other.close();
  });

  it('is well again once anything can be written, whatever could not before', async () => {
    const folder = inFolder('later');
    writeFileSync(folder, '');
    open(`file:${inFolder('later', 'site.db')}`);
    await expect(store.billOf('a')).rejects.toThrow();
    rmSync(folder);
    await store.enqueue('a', [toOwner]);
    expect(await store.status()).toMatchObject({ usable: true, waiting: 1 });
  });

  it('holds up a request for a second, but for what is essential', async () => {
    await open().status();
    const other = await openEngine(`file:${inFolder('site.db')}`);
    await other.all('BEGIN IMMEDIATE', [], true);
    const once: Claim = { key: 'k', most: 1, windowMs: 60_000, part: 'limit' };
    await store.withBudget(async () => {
      expect((await store.consume([once])).ok).toBe(true);
      // The time is used up: hits are counted in memory at once.
      expect((await store.consume([once])).ok).toBe(false);
      const kept = store.enqueue('a', [toOwner]);
      await other.all('COMMIT', [], true);
      expect((await kept).names).toEqual(['order-owner']);
    });
    await other.close();
  });

  it('is waited for while another process writes', async () => {
    await open().status();
    const other = await openEngine(`file:${inFolder('site.db')}`);
    await other.all('BEGIN IMMEDIATE', [], true);
    const kept = store.enqueue('a', [toOwner]);
    await pause(20);
    await other.all('COMMIT', [], true);
    expect(await kept).toMatchObject({ names: ['order-owner'] });
    await other.close();
  });

  it('still has an attempt for alive whose request has no time left', async () => {
    await open().status();
    const other = await openEngine(`file:${inFolder('site.db')}`);
    const aliveUntil = () => other.all(`SELECT until FROM attempt WHERE key = 'k'`, [], false);
    const signs: unknown[] = [];
    const work = async () => {
      await other.all('BEGIN IMMEDIATE', [], true);
      await store.consume([{ key: 'h', most: 1, windowMs: 60_000, part: 'limit' }]);
      await other.all('COMMIT', [], true);
      signs.push(await aliveUntil());
      await pause(2_000);
      signs.push(await aliveUntil());
      return 'done';
    };
    await store.withBudget(() => store.runOnce({ key: 'k' }, work, text, dayMs));
    expect(signs[1]).not.toEqual(signs[0]);
    await other.close();
  });

  it('is tried every two seconds where it is a Postgres that is away', async () => {
    let tries = 0;
    const server = createServer((socket) => {
      tries += 1;
      socket.destroy();
    });
    open(`postgres://site@127.0.0.1:${await portOf(server)}/site`);
    const clock = jest.spyOn(performance, 'now');
    const counts = [];
    for (const ms of [1_000, 2_999, 3_000]) {
      clock.mockReturnValue(ms);
      expect(
        await store.consume([{ key: 'k', most: 9, windowMs: 60_000, part: 'limit' }]),
      ).toMatchObject({ ok: true });
      counts.push(tries);
    }
    expect(counts).toEqual([1, 1, 2]);
    server.close();
  });

  it('is in memory where it is asked to be, and says that nothing is kept there', async () => {
    open('memory:');
    expect(await store.status()).toMatchObject({ kind: 'memory', usable: false });
    await expect(store.giveBill('a', '2026-27')).rejects.toThrow('not numbered in memory');
    await expect(store.endLinks('a', dayMs)).rejects.toThrow('no link is ended in memory');
  });

  it('waits for the disk where something has to last, and only there', async () => {
    const database = await openSqlite(inFolder('site.db'));
    open();
    const waits = [true, false].map((isDurable) =>
      database.all('PRAGMA synchronous', [], isDurable),
    );
    // FULL and NORMAL.
    expect(waits).toEqual([[{ synchronous: 2 }], [{ synchronous: 1 }]]);
    database.close();
  });

  it('is nobody’s to read but its user’s, and neither is a copy that was put back', async () => {
    open(`file:${inFolder('deep', 'site.db')}`);
    await store.enqueue('a', [toOwner]);
    await store.close();
    chmodSync(inFolder('deep', 'site.db'), 0o644);
    chmodSync(inFolder('deep'), 0o755);
    open(`file:${inFolder('deep', 'site.db')}`);
    await store.enqueue('b', [toOwner]);
    for (const name of ['', 'site.db', 'site.db-wal'])
      expect(statSync(inFolder('deep', name)).mode & 0o077).toBe(0);
  });

  it('leaves a folder alone that others use too', async () => {
    writeFileSync(inFolder('theirs.txt'), '');
    chmodSync(inFolder(), 0o755);
    await open().enqueue('a', [toOwner]);
    expect(statSync(inFolder()).mode & 0o777).toBe(0o755);
  });

  it('holds no word of a mail in any file once it was sent', async () => {
    const words = 'my son has epilepsy '.repeat(500);
    const written = () =>
      readdirSync(inFolder())
        .map((name) => readFileSync(inFolder(name), 'latin1'))
        .join('');
    await open().enqueue('a', [{ name: 'order-owner', body: words }]);
    expect(written()).toContain('epilepsy');
    await store.markSent('a', 'order-owner');
    while (written().includes('epilepsy')) await pause(20);
  });

  it.each([
    ['removed', () => rmSync(inFolder('site.db'))],
    ['replaced', () => renameSync(inFolder('copy.db'), inFolder('site.db'))],
  ])('keeps orders in the file that is there when it was %s, and says so', async (how, change) => {
    const other = openStore(`file:${inFolder('copy.db')}`);
    await other.enqueue('of the copy', [toOwner]);
    await other.close();
    await open().enqueue('a', [toOwner]);
    change();
    expect((await store.enqueue('b', [toOwner])).names).toEqual(['order-owner']);
    expect([store.takeReplaced(), store.takeReplaced()]).toEqual([true, false]);
    await store.close();
    open();
    expect((await store.enqueue('b', [toOwner])).names).toEqual([]);
    const ofCopy = (await store.enqueue('of the copy', [toOwner])).names;
    expect(ofCopy).toEqual(how === 'replaced' ? [] : ['order-owner']);
  });

  it('uses the tables that are as ours, and says which one is not', async () => {
    const other = await openEngine(`file:${inFolder('site.db')}`);
    await other.all('CREATE TABLE step(name TEXT)', [], true);
    await other.close();
    expect(await open().addStep('a', 0, 1, 60_000)).toBe(true);
    expect((await store.enqueue('a', [toOwner])).names).toEqual(['order-owner']);
    expect(await store.status()).toMatchObject({ usable: false, waiting: 1 });
  });
});

it('in a Postgres keeps its tables apart from those of other programs', async () => {
  if (!findPostgres()) return;
  const postgres = await startPostgres(await freePort());
  const other = await openEngine(postgres.url);
  for (const name of ['step', 'hit', 'bill'])
    await other.all(`CREATE TABLE ${name}(id INTEGER)`, [], true);
  const store = openStore(postgres.url);
  expect(await store.addStep('a', 0, 'paid', dayMs)).toBe(true);
  await store.close();
  const again = openStore(postgres.url);
  expect((await again.stepsOf('a')).steps).toEqual(['paid']);
  expect(await again.status()).toMatchObject({ usable: true });
  // An idle connection that the server ends, as where it starts anew, ends no process.
  await other.all(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE pid <> pg_backend_pid() AND datname = current_database()`,
    [],
    true,
  );
  await pause(100);
  expect(await again.addStep('a', 1, 'sent', dayMs)).toBe(true);
  const start = performance.now();
  const silent = createServer();
  const away = openEngine(`postgres://site@127.0.0.1:${await portOf(silent)}/site`);
  const asked = [
    other.all('SELECT pg_sleep(60)', [], true),
    away.then((one) => one.all('', [], true)),
  ];
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  expect(performance.now() - start).toBeLessThan(20_000);
  silent.close();
  await Promise.all([again.close(), other.close()]);
  await postgres.end();
}, 60_000);
