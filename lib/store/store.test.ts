import { statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { z } from 'zod';
import { ownFolder } from '../folder-test-kit';
import { findPostgres, startPostgres } from '@/e2e/postgres.mjs';
import { openEngine } from './database';
import { retried, singleAttempt } from '../mail/send';
import { leaseMs, longestPauseMs } from './mails';
import { dayMs } from '../time';
import { openStore, type Store } from './store';

/** Both databases for real; where there is no Postgres to be had, only the file. */
const engines = findPostgres() ? ['file', 'postgres'] : ['file'];

it('is tried with Postgres wherever everything is tried', () => {
  if (process.env.CI) expect(engines).toContain('postgres');
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

const start = Date.UTC(2026, 10, 25, 6);
const text = z.string();

const inFolder = ownFolder();

describe.each(engines)('a store in %s', (engine) => {
  let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
  let url = '';
  let time = start;
  let store: Store;
  /** Of another process. */
  let second: Store;

  beforeAll(async () => {
    if (engine === 'postgres') postgres = await startPostgres(await freePort());
  }, 60_000);
  afterAll(() => postgres?.end());

  beforeEach(async () => {
    time = start;
    url = postgres?.url ?? `file:${inFolder('site.db')}`;
    [store, second] = [openStore(url, () => time), openStore(url, () => time)];
    if (!postgres) return;
    const database = await openEngine(url, []);
    await database.all('DROP SCHEMA public CASCADE', [], true);
    await database.all('CREATE SCHEMA public', [], true);
    await database.close();
  });
  afterEach(() => Promise.all([store.close(), second.close()]));

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
    expect(await second.giveBill('order 8', '2027-28')).toMatchObject({ n: 1, made: time });
    expect(await second.billOf('order 9')).toBeUndefined();
  });

  describe('mails that wait', () => {
    const mails = [
      { name: 'order-owner', body: 'to the owner' },
      { name: 'order-buyer', body: 'to the buyer' },
    ];

    it('are whoever’s put them in, until the lease is over', async () => {
      const { names, lease } = await store.enqueue('a', mails);
      expect(names.sort()).toEqual(['order-buyer', 'order-owner']);
      expect(lease).toBe(start + leaseMs);
      time = lease - 1;
      expect(await second.claimDue()).toBeUndefined();
      expect((await store.enqueue('a', mails)).names).toEqual([]);
      time = lease;
      expect(await second.claimDue()).toMatchObject({ name: 'order-owner', tries: 1 });
    });

    it('are kept from others for longer than an order can take', () => {
      expect(leaseMs).toBeGreaterThan(retried.totalMs + singleAttempt.totalMs);
    });

    it('go to the owner first, then to the others', async () => {
      await store.enqueue('a', mails, 0);
      const owner = await store.claimDue();
      expect(owner).toMatchObject({ order: 'a', name: 'order-owner', body: 'to the owner' });
      expect(await store.claimDue()).toBeUndefined();
      await store.markSent('a', 'order-owner');
      expect(await store.claimDue()).toMatchObject({ name: 'order-buyer', since: start });
    });

    it('are known as sent for a week, without their content, and are not sent again', async () => {
      await store.enqueue('a', mails.slice(0, 1), 0);
      await store.markSent('a', 'order-owner');
      time += 7 * dayMs - 1;
      await store.hit('sweeps', 1000, 1);
      expect((await store.enqueue('a', mails.slice(0, 1), 0)).names).toEqual([]);
      time += 61_000;
      await store.hit('sweeps', 1000, 1);
      expect((await store.enqueue('a', mails.slice(0, 1), 0)).names).toEqual(['order-owner']);
    });

    it('come back when they were released, and only by the lease that is still theirs', async () => {
      const { lease } = await store.enqueue('a', mails.slice(0, 1));
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
      await store.enqueue('a', mails.slice(0, 1));
      time = start;
      expect(await store.claimDue()).toMatchObject({ order: 'a' });
      await store.enqueue('b', mails.slice(0, 1), longestPauseMs);
      expect(await store.claimDue()).toBeUndefined();
    });

    it('are claimed by one process alone', async () => {
      for (let order = 0; order < 41; order++)
        await store.enqueue(String(order), mails.slice(0, 1), 0);
      const claimed: string[] = [];
      const claimAll = async (store: Store) => {
        for (let mail = await store.claimDue(); mail; mail = await store.claimDue())
          claimed.push(mail.order);
      };
      await Promise.all([store, second, store, second].map(claimAll));
      expect(claimed).toHaveLength(41);
      expect(new Set(claimed).size).toBe(41);
    });

    it('that cannot be read are set aside, counted, and met once', async () => {
      await store.enqueue('a', mails.slice(0, 1), 0);
      await store.setAside('a', 'order-owner');
      expect(await store.claimDue()).toBeUndefined();
      expect(await store.status()).toEqual({
        kind: engine,
        usable: true,
        waiting: 0,
        broken: 1,
        fault: undefined,
      });
    });

    it('outlive the process that put them in', async () => {
      await store.enqueue('a', mails, 0);
      await store.close();
      store = openStore(url, () => time);
      expect(await store.status()).toMatchObject({ waiting: 2 });
    });
  });

  describe('an attempt', () => {
    const attempt = (store: Store, value: string, print = '', keepMs = dayMs) =>
      store.attempt({ key: 'k', print }, async () => value, text, keepMs);

    it('is made once by fifty callers of two processes, with one value for all', async () => {
      let works = 0;
      const work = async () => {
        works += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
        return 'done';
      };
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, (_, i) =>
          (i % 2 ? store : second).attempt({ key: 'k', print: 'p' }, work, text, dayMs),
        ),
      );
      expect(works).toBe(1);
      expect(outcomes.filter((one) => one.kind === 'first')).toHaveLength(1);
      expect(outcomes.every((one) => one.kind !== 'other' && one.value === 'done')).toBe(true);
    });

    it('with another content under its key is refused, for as long as it is kept', async () => {
      await attempt(store, 'one', 'one');
      const other = () => attempt(store, 'two', 'two');
      time += dayMs - 1;
      expect(await other()).toEqual({ kind: 'other' });
      time += 1;
      expect(await other()).toEqual({ kind: 'first', value: 'two' });
    });

    it('that came to nothing may be made again, with another content too', async () => {
      const nothing = async () => 0 as unknown as string;
      const failing = () => Promise.reject<string>(new Error('x'));
      await store.attempt({ key: 'k', print: 'one' }, nothing, text, dayMs);
      await expect(
        store.attempt<string, string>({ key: 'k', print: 'two' }, failing, text, dayMs),
      ).rejects.toThrow('x');
      const outcome = { kind: 'first', value: 'three' };
      expect(await attempt(store, 'three', 'three')).toEqual(outcome);
    });

    it('is taken over from a process that died in it, five seconds later', async () => {
      const never = new Promise<string>(() => undefined);
      void second.attempt<string, string>({ key: 'k' }, () => never, text, dayMs);
      await new Promise((resolve) => setTimeout(resolve, 50));
      time += 5_001;
      expect(await attempt(store, 'alive')).toMatchObject({ kind: 'first' });
    });

    it('is found by its key until its time is over', async () => {
      await attempt(store, 'kept', '', 1000);
      expect(await second.find('k', text)).toBe('kept');
      time += 1000;
      expect(await store.find('k', text)).toBeUndefined();
    });
  });

  describe('the id of an order', () => {
    const invoiceOf = (id: string) => id.slice(0, 4);

    it('is the same for the same attempt of a day, in every process, and another one later', async () => {
      const id = await second.orderId('secret', 'attempt', invoiceOf);
      expect(z.uuid().safeParse(id).success).toBe(true);
      time += dayMs - 1;
      expect(await second.orderId('secret', 'attempt', invoiceOf)).toBe(id);
      time += 1;
      expect(await second.orderId('secret', 'attempt', invoiceOf)).not.toBe(id);
    });

    it('follows from what was asked and a secret, and is never one that would share an Order ID', async () => {
      const ids = new Set<string>();
      // One character of an Order ID leaves room for sixteen.
      for (let i = 0; i < 16; i++) {
        const id = await store.orderId('secret', `attempt ${i}`, (id) => id.slice(0, 1));
        ids.add(id.slice(0, 1));
      }
      expect(ids.size).toBe(16);
      expect(await store.orderId('other secret', 'attempt', invoiceOf)).not.toBe(
        await second.orderId('secret', 'attempt x', invoiceOf),
      );
    });
  });

  describe('the steps of an order', () => {
    it('stand in their order, and a place is taken once', async () => {
      expect(await store.addStep('a', 0, { name: 'paid' }, dayMs)).toBe(true);
      expect(await second.addStep('a', 0, { name: 'decline' }, dayMs)).toBe(false);
      expect(await store.addStep('a', 1, { name: 'time' }, dayMs)).toBe(true);
      expect(await second.stepsOf('a')).toEqual({
        next: 2,
        steps: [{ name: 'paid' }, { name: 'time' }],
      });
      expect(await store.stepsOf('b')).toEqual({ next: 0, steps: [] });
    });

    it('leave no trace when they are taken back, nor after their time', async () => {
      await store.addStep('a', 0, 1, dayMs);
      await store.addStep('a', 1, 2, 2 * dayMs);
      await store.removeStep('a', 0);
      expect(await store.stepsOf('a')).toEqual({ next: 2, steps: [2] });
      time += 2 * dayMs;
      await store.hit('sweeps', 1000, 1);
      await expect(store.stepsOf('a')).resolves.toEqual({ next: 0, steps: [] });
    });
  });

  describe('a limit', () => {
    it('lets in as many as it says in its window, in all processes together', async () => {
      const hits = await Promise.all(
        Array.from({ length: 20 }, (_, i) => (i % 2 ? store : second).hit('k', 60_000, 3)),
      );
      expect(hits.filter((one) => one === undefined)).toHaveLength(3);
      time += 59_999;
      expect(await store.hit('k', 60_000, 3)).toEqual({ waitMs: 1 });
      time += 1;
      expect(await store.hit('k', 60_000, 3)).toBeUndefined();
    });

    it('gives back what came to nothing', async () => {
      await store.hit('k', 60_000, 1);
      await store.hit('k', 60_000, 1);
      await store.unhit('k');
      expect(await store.hit('k', 60_000, 1)).toBeUndefined();
    });

    it('that was counted while a clock was wrong starts anew', async () => {
      time = start + 365 * dayMs;
      await store.hit('k', 60_000, 1);
      time = start;
      expect(await store.hit('k', 60_000, 1)).toBeUndefined();
    });
  });

  it('removes what has had its time, once a minute, and nothing before', async () => {
    await store.hit('k', 60_000, 1);
    await store.hit('given back', dayMs, 1);
    await store.unhit('given back');
    await store.attempt({ key: 'k' }, async () => 'kept', text, 60_000);
    await store.addStep('a', 0, 1, 60_000);
    const database = await openEngine(url, []);
    const rows = async () => {
      await store.hit('sweeps', 1, 1);
      const tables = ['attempt', 'step', `hit WHERE key = 'k'`, `hit WHERE key = 'given back'`];
      const left = [];
      for (const table of tables)
        left.push(...(await database.all(`SELECT count(*) AS n FROM ${table}`, [], false)));
      return left.map(({ n }) => Number(n));
    };
    time += 59_999;
    expect(await rows()).toEqual([1, 1, 1, 1]);
    time += 1;
    expect(await rows()).toEqual([0, 0, 0, 0]);
    await database.close();
  });

  it('counts names of a day, the further ones as one, and forgets old days', async () => {
    for (const name of ['/a', '/b', '/a', '/c', '/d'])
      await store.visit('2026-11-25', 'pages', name, 2);
    await store.visit('2026-11-24', 'pages', '/a', 2);
    const counted = await store.visitsSince('2026-11-25', '2026-11-25');
    expect(Object.fromEntries(counted.map(({ name, n }) => [name, n]))).toEqual({
      '/a': 2,
      '/b': 1,
      other: 2,
    });
    expect(await store.visitsSince('2026-01-01', '2026-01-01')).toHaveLength(3);
  });
});

describe('a database that cannot be used', () => {
  const mails = [{ name: 'order-owner', body: 'to the owner' }];

  it('keeps no mail and says so, while attempts, steps and limits go on in memory', async () => {
    writeFileSync(inFolder('file'), '');
    const store = openStore(`file:${inFolder('file', 'site.db')}`);
    await expect(store.enqueue('a', mails)).rejects.toThrow();
    expect(await store.status()).toMatchObject({ usable: false, waiting: 0 });
    expect(await store.hit('k', 60_000, 1)).toBeUndefined();
    expect(await store.hit('k', 60_000, 1)).toBeDefined();
    await store.attempt({ key: 'k' }, async () => 'kept', text, 60_000);
    expect(await store.find('k', text)).toBe('kept');
    expect(await store.addStep('a', 0, 1, 60_000)).toBe(true);
    await store.close();
  });

  it('is used as soon as it can be, and what was sent meanwhile is marked then', async () => {
    const url = `file:${inFolder('site.db')}`;
    const store = openStore(url);
    await store.enqueue('a', mails, 0);
    const other = await openEngine(url, []);
    await other.all('ALTER TABLE mail RENAME TO gone', [], true);
    await store.markSent('a', 'order-owner');
    expect(await store.status()).toMatchObject({ usable: false });
    await other.all('ALTER TABLE gone RENAME TO mail', [], true);
    expect(await store.claimDue()).toBeUndefined();
    expect(await store.status()).toMatchObject({ usable: true, waiting: 0 });
    await other.close();
    await store.close();
  });

  it('is in memory where it is asked to be, and says that nothing is kept there', async () => {
    const store = openStore('memory:');
    expect(await store.status()).toMatchObject({ kind: 'memory', usable: false });
    await expect(store.giveBill('a', '2026-27')).rejects.toThrow('not numbered in memory');
    await store.close();
  });

  it('is nobody’s to read but its user’s', async () => {
    const store = openStore(`file:${inFolder('deep', 'site.db')}`);
    await store.enqueue('a', mails);
    for (const end of ['', '-wal'])
      expect(statSync(inFolder('deep', `site.db${end}`)).mode & 0o077).toBe(0);
    await store.close();
  });
});
