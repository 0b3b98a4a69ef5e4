/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leaseMs, type MailName, type QueueEntry } from './queue-entry';
import { withFallback } from './queue-fallback';
import { fileQueue } from './queue-files';

const entry: QueueEntry = {
  id: 'f47ac10b-58cc-4372-a567-0e02b2c3d479',
  fingerprint: 'digest',
  since: 0,
  tries: 0,
  mails: [
    {
      message: { to: 'owner@example.com', replyTo: '', subject: '', html: '', text: '' },
      about: { mail: 'order-owner', orderId: 'INV-F47A3D479' },
    },
  ],
};

let root: string;
let now: number;
let isAway: boolean;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'queue-'));
  now = 1_800_000_000_000;
  isAway = false;
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** The queue of one process; another folder plays the part of Redis, which can go away. */
function setting() {
  const shared = fileQueue(join(root, 'shared'), () => now);
  const folder = fileQueue(join(root, 'folder'), () => now);
  const there = <T>(does: () => Promise<T>) =>
    isAway ? Promise.reject(new Error('away')) : does();
  const redis = {
    enqueue: (one: QueueEntry) => there(() => shared.enqueue(one)),
    claimDue: () => there(() => shared.claimDue()),
    release: (one: QueueEntry, afterMs: number) => there(() => shared.release(one, afterMs)),
    markSent: (one: QueueEntry, mail: MailName) => there(() => shared.markSent(one, mail)),
    remove: (id: string) => there(() => shared.remove(id)),
    status: () => shared.status(),
  };
  return { queue: withFallback(redis, folder), shared, folder };
}

describe('a queue in Redis with a folder behind it', () => {
  it('uses Redis while it is there', async () => {
    const { queue, shared, folder } = setting();
    expect(await queue.enqueue(entry)).toBe(true);
    expect([await shared.has(entry.id), await folder.has(entry.id)]).toEqual([true, false]);
    expect(await queue.enqueue(entry)).toBe(false);
    now += leaseMs;
    expect(await queue.claimDue()).toEqual(entry);
    await queue.remove(entry.id);
    expect(await queue.status()).toMatchObject({ waiting: 0 });
  });

  it('uses the folder while Redis is away, and sends from there when it is back', async () => {
    const { queue, shared } = setting();
    isAway = true;
    expect(await queue.enqueue(entry)).toBe(true);
    isAway = false;
    // Somebody is sending it: Redis must not take it a second time.
    expect(await queue.enqueue(entry)).toBe(false);
    now += leaseMs;
    expect(await setting().queue.claimDue()).toEqual(entry);
    await queue.release(entry, 5_000);
    expect(await shared.status()).toMatchObject({ waiting: 0 });
    await queue.remove(entry.id);
    now += leaseMs;
    expect(await queue.claimDue()).toBeUndefined();
  });

  it('keeps in the folder what Redis cannot take back, and sends it once', async () => {
    const { queue, shared } = setting();
    await queue.enqueue(entry);
    isAway = true;
    await queue.release({ ...entry, tries: 1 }, 5_000);
    isAway = false;
    now += leaseMs;
    expect(await queue.claimDue()).toEqual({ ...entry, tries: 1 });
    expect(await shared.has(entry.id)).toBe(false);
    expect(await queue.claimDue()).toBeUndefined();
  });

  it('remembers what was sent while Redis was away', async () => {
    const { queue, shared } = setting();
    await queue.enqueue(entry);
    isAway = true;
    await queue.markSent(entry, 'order-owner');
    isAway = false;
    now += leaseMs;
    expect(await queue.claimDue()).toEqual({ ...entry, mails: [] });
    await shared.remove(entry.id);
    expect(await queue.enqueue(entry)).toBe(false);
  });

  it('goes on with either when the other cannot be used', async () => {
    const { queue } = setting();
    isAway = true;
    await queue.enqueue(entry);
    await queue.remove(entry.id);
    expect(await queue.claimDue()).toBeUndefined();
  });
});
