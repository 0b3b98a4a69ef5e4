/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listOutbox, readOutbox, writeToOutbox } from './outbox';
import { threadHeaders } from './message';

const mail = {
  from: { email: 'bookings@example.com', name: 'Practice' },
  to: 'asha@example.com',
  replyTo: 'owner@example.com',
  subject: 'Thank you Asha! Your order has been received',
  html: '<p>Thank you</p>',
  text: 'Thank you',
};

const thread = { order: '7c2e41d8-5b3f-4f7a-9c61-2d8e4b0a90d4', mail: 'order-buyer' };

let dir: string;
let info: jest.SpyInstance;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'outbox-'));
  info = jest.spyOn(console, 'info').mockImplementation();
});
afterEach(() => rm(dir, { recursive: true }));

describe('the outbox', () => {
  it('keeps mails that can be listed, newest first, and read back whole', async () => {
    await writeToOutbox(dir, mail, 'order-owner', new Date('2026-11-20T10:00:00Z'));
    const second = { ...mail, thread };
    await writeToOutbox(dir, second, 'order-buyer', new Date('2026-11-20T10:00:01Z'));
    const ids = await listOutbox(dir);
    expect(ids.map((id) => id.replace(/^.*order/, 'order'))).toEqual([
      'order-buyer',
      'order-owner',
    ]);
    expect(await readOutbox(dir, ids[0] ?? '')).toEqual({
      ...mail,
      id: ids[0],
      date: '2026-11-20T10:00:01.000Z',
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...threadHeaders(thread, 'bookings@example.com'),
      },
    });
    expect(await readdir(dir)).toHaveLength(2);
  });

  it('says where the mail lies, and nothing of what is in it', async () => {
    const attempt = await writeToOutbox(dir, mail, 'order-owner-INV-123456789');
    const line = String(info.mock.calls[0]?.[0]);
    expect(line).toContain(dir);
    expect(line).not.toMatch(/asha/i);
    expect(attempt).toMatchObject({ kind: 'sent' });
  });

  it('opens no folder outside', async () => {
    await writeToOutbox(join(dir, 'elsewhere'), mail, 'order-owner');
    const [id] = await listOutbox(join(dir, 'elsewhere'));
    expect(await readOutbox(join(dir, 'inside'), `../elsewhere/${id}`)).toBeUndefined();
  });

  it('fails as a value when it cannot write', async () => {
    await writeFile(join(dir, 'file'), '');
    const attempt = await writeToOutbox(join(dir, 'file'), mail, 'order-owner');
    expect(attempt).toMatchObject({ kind: 'failed', again: false });
  });
});
