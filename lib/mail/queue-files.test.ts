/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leaseMs, type QueueEntry } from './queue-entry';
import { fileQueue } from './queue-files';

const mail = (to: string): QueueEntry['mails'][number] => ({
  message: { to, replyTo: to, subject: 'Order', html: '<p>1</p>', text: '1' },
  about: { mail: 'order-owner', orderId: 'INV-F47A3D479' },
});
const entry = (id: string): QueueEntry => ({
  id,
  fingerprint: 'digest',
  since: 0,
  tries: 0,
  mails: [mail('owner@example.com')],
});
const first = entry('f47ac10b-58cc-4372-a567-0e02b2c3d479');
const second = entry('0b0e4b43-6f0e-4d7e-9c3a-5f1c1a2b3c4d');

let dir: string;
let now: number;
const queue = () => fileQueue(dir, () => now);

beforeEach(async () => {
  dir = join(await mkdtemp(join(tmpdir(), 'queue-')), 'new');
  now = 1_800_000_000_000;
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** Everything that is due. */
async function takeAll() {
  const all: QueueEntry[] = [];
  for (let entry = await queue().claimDue(); entry; entry = await queue().claimDue())
    all.push(entry);
  return all;
}

const year = 365 * 24 * 60 * 60 * 1000;

describe('the queue in a folder', () => {
  it('gives an entry to one at a time, and to the next when the first one died', async () => {
    expect(await queue().enqueue(first)).toBe(true);
    expect(await queue().enqueue(first)).toBe(false);
    expect(await takeAll()).toEqual([]);
    now += leaseMs;
    // A new process finds it.
    expect(await takeAll()).toEqual([first]);
    expect(await takeAll()).toEqual([]);
    now += leaseMs;
    expect(await queue().enqueue(first)).toBe(true);
    expect(await readdir(dir)).toHaveLength(1);
  });

  it('gives each to one of many who ask at once', async () => {
    await queue().enqueue(first);
    await queue().enqueue(second);
    now += leaseMs;
    const rounds = await Promise.all(Array.from({ length: 5 }, takeAll));
    expect(
      rounds
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual([second.id, first.id]);
  });

  it('keeps what is given back until its time', async () => {
    await queue().enqueue(first);
    const rest = { ...first, tries: 1 };
    await queue().release(rest, 5_000);
    expect(await takeAll()).toEqual([]);
    now += 5_000;
    expect(await takeAll()).toEqual([rest]);
    expect(await readdir(dir)).toHaveLength(1);
  });

  it('holds nothing of an entry that was removed', async () => {
    await queue().enqueue(first);
    await queue().remove(first.id);
    expect(await readdir(dir)).toEqual([]);
  });

  it('sends nothing again that is noted as sent, also after it left, unless it is another order', async () => {
    await queue().enqueue(first);
    await queue().markSent(first, 'order-owner');
    now += leaseMs;
    expect(await queue().enqueue(first)).toBe(false);
    expect(await takeAll()).toEqual([{ ...first, mails: [] }]);
    await queue().remove(first.id);
    expect(await queue().enqueue(first)).toBe(false);
    expect(await queue().enqueue({ ...first, fingerprint: 'another address' })).toBe(true);
  });

  it('forgets after a day what was sent', async () => {
    await queue().markSent(first, 'order-owner');
    const [name = ''] = await readdir(join(dir, 'sent'));
    await utimes(join(dir, 'sent', name), new Date(), new Date(Date.now() - 25 * 60 * 60 * 1000));
    await queue().claimDue();
    expect(await queue().enqueue(first)).toBe(true);
  });

  it('gives at once what was dated while the clock was wrong, ahead or behind', async () => {
    now += 5 * year;
    await queue().enqueue(first);
    now = 1_000;
    await queue().enqueue(second);
    now = 1_800_000_000_000;
    expect((await takeAll()).map(({ id }) => id)).toEqual([second.id, first.id]);
    await queue().release(first, 60 * 60 * 1000);
    expect(await takeAll()).toEqual([]);
  });
});

describe('an entry that cannot be read', () => {
  const other = '2b0e4b43-6f0e-4d7e-9c3a-5f1c1a2b3c4d';
  const copied = '3b0e4b43-6f0e-4d7e-9c3a-5f1c1a2b3c4d';
  let log: jest.SpyInstance;
  beforeEach(() => {
    log = jest.spyOn(console, 'error').mockImplementation();
  });

  it('is set aside, counted and told once, and keeps nobody waiting', async () => {
    await queue().enqueue(first);
    const [name = ''] = await readdir(dir);
    await writeFile(join(dir, name), '{');
    await mkdir(join(dir, `1800000000000.${other}.json`));
    await writeFile(join(dir, `1800000000000.${copied}.json`), JSON.stringify(second));
    now += 1;
    await queue().enqueue(second);
    now += leaseMs;
    expect(await queue().claimDue()).toEqual(second);
    expect(await queue().status()).toMatchObject({ usable: true, waiting: 1, broken: 3 });
    expect(log).toHaveBeenCalledTimes(3);
    now += leaseMs;
    await takeAll();
    expect(log).toHaveBeenCalledTimes(3);
    const aside = await readdir(join(dir, 'broken'));
    expect(aside).toHaveLength(3);
    expect(String(log.mock.calls)).not.toContain(first.id);
  });

  it('does not stand in the way of the same order', async () => {
    await queue().enqueue(first);
    const [name = ''] = await readdir(dir);
    await writeFile(join(dir, name), '{');
    expect(await queue().enqueue(first)).toBe(true);
    now += leaseMs;
    expect(await takeAll()).toEqual([first]);
  });
});

describe('drafts', () => {
  it('of killed processes are swept, and those of this minute are left', async () => {
    await mkdir(dir);
    for (const name of ['old.draft', 'ahead.draft', 'new.draft'])
      await writeFile(join(dir, name), '{');
    await utimes(join(dir, 'old.draft'), new Date(), new Date(Date.now() - 600_000));
    await utimes(join(dir, 'ahead.draft'), new Date(), new Date(Date.now() + year));
    await queue().claimDue();
    expect(await readdir(dir)).toEqual(['new.draft']);
  });

  it('are taken away by a write that failed', async () => {
    // Nothing can take the place of a folder.
    await mkdir(join(dir, `${now + leaseMs}.${first.id}.json`, 'x'), { recursive: true });
    await expect(queue().release(first, leaseMs)).rejects.toThrow();
    expect((await readdir(dir)).filter((name) => name.endsWith('.draft'))).toEqual([]);
  });
});

describe('a look at the folder', () => {
  it('says what lies there, and makes no folder', async () => {
    expect(await queue().status()).toEqual({ usable: true, waiting: 0, broken: 0, faults: [] });
    await expect(readdir(dir)).rejects.toThrow('ENOENT');
    await queue().enqueue(first);
    expect(await queue().status()).toMatchObject({ usable: true, waiting: 1 });
    expect(await readdir(dir)).toHaveLength(1);
  });

  it('says that it is no folder', async () => {
    await writeFile(dir, '');
    const fault = { name: 'QUEUE_DIR', problem: expect.stringContaining('is no folder') };
    expect(await queue().status()).toMatchObject({ usable: false, faults: [fault] });
    const below = fileQueue(join(dir, 'below'));
    expect(await below.status()).toMatchObject({ usable: false, faults: [fault] });
  });
});
