/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leaseMs, type MailName, type Parcel } from './parcel';
import { withFallback } from './queue-fallback';
import { fileQueue } from './queue-files';

const parcel: Parcel = {
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
    take: (one: Parcel) => there(() => shared.take(one)),
    takeDue: () => there(() => shared.takeDue()),
    giveBack: (one: Parcel, afterMs: number) => there(() => shared.giveBack(one, afterMs)),
    note: (one: Parcel, mail: MailName) => there(() => shared.note(one, mail)),
    remove: (id: string) => there(() => shared.remove(id)),
    look: () => shared.look(),
  };
  return { queue: withFallback(redis, folder), shared, folder };
}

describe('a queue in Redis with a folder behind it', () => {
  it('uses Redis while it is there', async () => {
    const { queue, shared, folder } = setting();
    expect(await queue.take(parcel)).toBe(true);
    expect([await shared.has(parcel.id), await folder.has(parcel.id)]).toEqual([true, false]);
    expect(await queue.take(parcel)).toBe(false);
    now += leaseMs;
    expect(await queue.takeDue()).toEqual(parcel);
    await queue.remove(parcel.id);
    expect(await queue.look()).toMatchObject({ waiting: 0 });
  });

  it('uses the folder while Redis is away, and sends from there when it is back', async () => {
    const { queue, shared } = setting();
    isAway = true;
    expect(await queue.take(parcel)).toBe(true);
    isAway = false;
    // Somebody is sending it: Redis must not take it a second time.
    expect(await queue.take(parcel)).toBe(false);
    now += leaseMs;
    expect(await setting().queue.takeDue()).toEqual(parcel);
    await queue.giveBack(parcel, 5_000);
    expect(await shared.look()).toMatchObject({ waiting: 0 });
    await queue.remove(parcel.id);
    now += leaseMs;
    expect(await queue.takeDue()).toBeUndefined();
  });

  it('keeps in the folder what Redis cannot take back, and sends it once', async () => {
    const { queue, shared } = setting();
    await queue.take(parcel);
    isAway = true;
    await queue.giveBack({ ...parcel, tries: 1 }, 5_000);
    isAway = false;
    now += leaseMs;
    expect(await queue.takeDue()).toEqual({ ...parcel, tries: 1 });
    expect(await shared.has(parcel.id)).toBe(false);
    expect(await queue.takeDue()).toBeUndefined();
  });

  it('remembers what was sent while Redis was away', async () => {
    const { queue, shared } = setting();
    await queue.take(parcel);
    isAway = true;
    await queue.note(parcel, 'order-owner');
    isAway = false;
    now += leaseMs;
    expect(await queue.takeDue()).toEqual({ ...parcel, mails: [] });
    await shared.remove(parcel.id);
    expect(await queue.take(parcel)).toBe(false);
  });

  it('goes on with either when the other cannot be used', async () => {
    const { queue } = setting();
    isAway = true;
    await queue.take(parcel);
    await queue.remove(parcel.id);
    expect(await queue.takeDue()).toBeUndefined();
  });
});
