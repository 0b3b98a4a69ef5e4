/** @jest-environment node */
import type { Sent } from './deliver';
import type { MailQueue, QueueEntry } from './queue-entry';
import { flush } from './queue';

const sent: Sent = { ok: true, attempts: 1 };
const lost: Sent = { ok: false, reason: 'refused', attempts: 3 };
const day = 24 * 60 * 60 * 1000;

const entry = (id: string): QueueEntry => ({
  id,
  fingerprint: 'digest',
  since: 0,
  tries: 0,
  mails: (['order-owner', 'order-buyer'] as const).map((mail) => ({
    message: { to: mail, replyTo: '', subject: '', html: '', text: '' },
    about: { mail, orderId: id },
  })),
});

/** A queue in memory in which everything is due, and a provider that answers in turn. */
function setting(entries: QueueEntry[], answers: Sent[] = []) {
  const waiting = [...entries];
  const back: [QueueEntry, number][] = [];
  const queue: MailQueue = {
    enqueue: async () => true,
    claimDue: async () => waiting.shift(),
    release: jest.fn(async (rest, afterMs) => void back.push([rest, afterMs])),
    markSent: jest.fn(async () => undefined),
    remove: jest.fn(async () => undefined),
    status: async () => ({ usable: true, waiting: waiting.length, broken: 0, faults: [] }),
  };
  const mails: string[] = [];
  const send = async (_message: unknown, about: { mail: string; orderId?: string }) => {
    mails.push(`${about.mail} of ${about.orderId}`);
    return answers.shift() ?? sent;
  };
  return { queue, send, mails, back };
}

describe('a round of the queue', () => {
  it('sends everything that is due, each owner first', async () => {
    const { queue, send, mails } = setting([entry('1'), entry('2')]);
    expect(await flush(queue, send, () => 0)).toEqual({ delivered: 2, failed: 0 });
    expect(mails).toEqual([
      'order-owner of 1',
      'order-buyer of 1',
      'order-owner of 2',
      'order-buyer of 2',
    ]);
    expect(queue.remove).toHaveBeenCalledWith('1');
  });

  it('stops when the way out is closed, and waits longer each time', async () => {
    const { queue, send, mails, back } = setting([{ ...entry('1'), tries: 2 }, entry('2')], [lost]);
    expect(await flush(queue, send)).toEqual({ delivered: 0, failed: 1 });
    expect(mails).toEqual(['order-owner of 1']);
    expect(back).toEqual([[{ ...entry('1'), tries: 3 }, 120_000]]);
    expect(queue.remove).not.toHaveBeenCalled();
  });

  it('does not send the owner a second mail because the buyer got none', async () => {
    const { queue, send, back } = setting([entry('1')], [sent, lost]);
    await flush(queue, send, () => 0);
    expect(back.at(-1)?.[0].mails.map(({ about }) => about.mail)).toEqual(['order-buyer']);
  });

  it('notes each mail before it sends the next, for a crash', async () => {
    const { queue, send, mails } = setting([entry('1')]);
    const noted: [string, string[]][] = [];
    queue.markSent = async (_entry, mail) => void noted.push([mail, [...mails]]);
    await flush(queue, send, () => 0);
    expect(noted).toEqual([
      ['order-owner', ['order-owner of 1']],
      ['order-buyer', ['order-owner of 1', 'order-buyer of 1']],
    ]);
  });

  it('lets the confirmation go where that cannot be written down: the owner would get one mail for ever', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { queue, send } = setting([entry('1')], [sent, lost]);
    queue.release = async () => Promise.reject(new Error('disk full'));
    await flush(queue, send, () => 0);
    expect(queue.remove).toHaveBeenCalledWith('1');
    const unsent = setting([entry('1')], [lost]);
    unsent.queue.release = queue.release;
    await flush(unsent.queue, unsent.send, () => 0);
    expect(unsent.queue.remove).not.toHaveBeenCalled();
  });

  it("gives up a buyer's confirmation after a day, an owner's mail never", async () => {
    const old = setting([entry('1')], [lost]);
    await flush(old.queue, old.send, () => 30 * day);
    expect(old.back).toHaveLength(1);
    const buyerOnly = { ...entry('1'), mails: entry('1').mails.slice(1) };
    const late = setting([buyerOnly], [lost]);
    expect(await flush(late.queue, late.send, () => 2 * day)).toEqual({ delivered: 1, failed: 0 });
    expect(late.mails).toEqual([]);
    const ahead = setting([{ ...buyerOnly, since: 5 * 365 * day }], [lost]);
    expect(await flush(ahead.queue, ahead.send, () => 0)).toEqual({ delivered: 1, failed: 0 });
  });

  it('says so, and nothing worse, when the queue is away', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const { queue, send } = setting([]);
    queue.claimDue = async () => Promise.reject(new Error('redis://:password@host'));
    expect(await flush(queue, send)).toEqual({ delivered: 0, failed: 0 });
    expect(String(log.mock.calls)).not.toContain('password');
  });

  it('does nothing where there is no queue', async () => {
    expect(await flush(undefined, setting([]).send)).toEqual({ delivered: 0, failed: 0 });
  });
});
