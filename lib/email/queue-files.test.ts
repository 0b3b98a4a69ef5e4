/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leaseMs, type Parcel } from './parcel';
import { fileQueue } from './queue-files';

const mail = (to: string): Parcel['mails'][number] => ({
  message: { to, replyTo: to, subject: 'Order', html: '<p>1</p>', text: '1' },
  about: { mail: 'order-owner', orderId: 'INV-F47A3D479' },
});
const parcel = (id: string): Parcel => ({
  id,
  since: 0,
  tries: 0,
  mails: [mail('owner@example.com')],
});
const first = parcel('f47ac10b-58cc-4372-a567-0e02b2c3d479');
const second = parcel('0b0e4b43-6f0e-4d7e-9c3a-5f1c1a2b3c4d');

let dir: string;
let now: number;
const queue = () => fileQueue(dir, () => now);

beforeEach(async () => {
  dir = join(await mkdtemp(join(tmpdir(), 'queue-')), 'new');
  now = 1_800_000_000_000;
});
afterEach(() => rm(dir, { recursive: true, force: true }));

describe('the queue in a folder', () => {
  it('gives a parcel to one at a time, and to the next when the first one died', async () => {
    expect(await queue().take(first)).toBe(true);
    expect(await queue().take(first)).toBe(false);
    expect(await queue().takeDue(10)).toEqual([]);
    now += leaseMs;
    // A new process finds it.
    expect(await queue().takeDue(10)).toEqual([first]);
    expect(await queue().takeDue(10)).toEqual([]);
    now += leaseMs;
    expect(await queue().take(first)).toBe(true);
    expect(await readdir(dir)).toHaveLength(1);
  });

  it('gives each to one of many who ask at once', async () => {
    await queue().take(first);
    await queue().take(second);
    now += leaseMs;
    const rounds = await Promise.all(Array.from({ length: 5 }, () => queue().takeDue(10)));
    expect(
      rounds
        .flat()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([second.id, first.id]);
  });

  it('keeps what is given back until its time', async () => {
    await queue().take(first);
    const rest = { ...first, tries: 1 };
    await queue().giveBack(rest, 5_000);
    expect(await queue().takeDue(10)).toEqual([]);
    now += 5_000;
    expect(await queue().takeDue(10)).toEqual([rest]);
    expect(await readdir(dir)).toHaveLength(1);
  });

  it('holds nothing of a parcel that was removed', async () => {
    await queue().take(first);
    await queue().remove(first.id);
    expect(await readdir(dir)).toEqual([]);
  });

  it('is not stopped by a file that is no parcel, says so, and leaves it there', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    await queue().take(first);
    const [name = ''] = await readdir(dir);
    await writeFile(join(dir, name), '{');
    await queue().take(second);
    now += leaseMs;
    expect(await queue().takeDue(10)).toEqual([second]);
    expect(log).toHaveBeenCalled();
    const texts = await Promise.all(
      (await readdir(dir)).map((one) => readFile(join(dir, one), 'utf8')),
    );
    expect(texts).toContain('{');
  });
});
