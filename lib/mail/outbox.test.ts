import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { ownFolder } from '../folder-test-kit';
import { listOutbox, outboxIsWritable, readOutbox, sweepOutbox, writeToOutbox } from './outbox';
import { threadHeaders } from './message';
import { sampleMessage as message, sampleThread as thread } from './test-kit';

const mail = { ...message, from: { email: 'bookings@example.com', name: 'Practice' } };

const inFolder = ownFolder();
let dir: string;
let info: jest.SpyInstance;
beforeEach(() => {
  dir = inFolder();
  info = jest.spyOn(console, 'info').mockImplementation();
});

describe('the outbox', () => {
  it('keeps mails that can be listed, newest first, and read back whole', async () => {
    const attempt = writeToOutbox(dir, mail, 'order-owner', new Date('2026-11-20T10:00:00Z'));
    const messageId = expect.stringMatching(/-order-owner$/);
    expect(await attempt).toEqual({ kind: 'sent', messageId });
    // The log names the folder, and nothing of the mail.
    expect(String(info.mock.calls)).toContain(dir);
    expect(String(info.mock.calls)).not.toMatch(/asha|buyer/i);
    const second = { ...mail, thread, calendar: { name: 'due.ics', content: 'BEGIN' } };
    await writeToOutbox(dir, second, 'order-buyer', new Date('2026-11-20T10:00:01Z'));
    const ids = await listOutbox(dir);
    expect(ids.map((id) => id.replace(/^.*order/, 'order'))).toEqual([
      'order-buyer',
      'order-owner',
    ]);
    expect(await readFile(inFolder(ids[0] ?? '', 'message.ics'), 'utf8')).toBe('BEGIN');
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

  it('is empty before it is there, and can be written to as often as somebody looks', async () => {
    expect(await listOutbox(inFolder('later'))).toEqual([]);
    for (let times = 0; times < 2; times++)
      expect(await outboxIsWritable(inFolder('later'))).toBe(true);
  });

  it('opens no folder outside', async () => {
    await writeToOutbox(inFolder('elsewhere'), mail, 'order-owner');
    const [id] = await listOutbox(inFolder('elsewhere'));
    for (const way of ['..', '2026-11-20/../..'])
      expect(await readOutbox(inFolder('inside'), `${way}/elsewhere/${id}`)).toBeUndefined();
  });

  it('fails as a value when it cannot write', async () => {
    await writeFile(inFolder('file'), '');
    const attempt = await writeToOutbox(inFolder('file'), mail, 'order-owner');
    expect(attempt).toMatchObject({ kind: 'failed', again: false });
  });

  it('loses its drafts five minutes after the process that died over them, and nothing else', async () => {
    const minutes = { '.draft-new': 4, '.draft-old': 6, '.draft-ahead': -6, '2026-mail': 60 };
    for (const [name, ago] of Object.entries(minutes)) {
      await mkdir(inFolder(name));
      const at = Date.now() / 1000 - ago * 60;
      await utimes(inFolder(name), at, at);
    }
    await sweepOutbox(dir);
    expect((await readdir(dir)).sort()).toEqual(['.draft-new', '2026-mail']);
    expect(await listOutbox(dir)).toEqual(['2026-mail']);
    await expect(sweepOutbox(inFolder('not there'))).resolves.toBeUndefined();
  });
});
