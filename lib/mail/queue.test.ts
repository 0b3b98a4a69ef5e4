import { ownFolder } from '../folder-test-kit';
import { openStore, type Store } from '../store/store';
import { replaceStore } from '../store/test-kit';
import { brokenOrder, ordersWait, reportFaults } from './faults';
import type { Sent } from './send';
import {
  flush,
  keepFlushing,
  keepMails,
  queueHealth,
  storeFault,
  logQueueStatus,
  type QueuedMail,
} from './queue';
import { lost, sampleMessage } from './test-kit';

jest.mock('./faults', () => {
  const faults = jest.requireActual<typeof import('./faults')>('./faults');
  return { ...faults, reportFaults: jest.fn(faults.reportFaults) };
});

const sent: Sent = { ok: true, attempts: 1 };
const final: Sent = {
  ok: false,
  reason: 'refused',
  attempts: 1,
  onlyThisMail: true,
  isFinal: true,
};
const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 10, 25, 6);

const inFolder = ownFolder();
let store: Store;
let time = start;
const now = () => time;

beforeEach(() => {
  time = start;
  store = openStore(`file:${inFolder('site.db')}`, now);
});
afterEach(async () => {
  await store.close();
});

const mailsOf = (orderId: string, ...names: string[]): QueuedMail[] =>
  names.map((mail) => ({
    message: {
      ...sampleMessage,
      thread: { order: orderId, mail },
      calendar: { name: 'due.ics', content: 'BEGIN' },
    },
    about: { mail, orderId },
  }));

/** Keeps mails that no provider took a while ago. */
async function leave(id: string, ...names: string[]) {
  const mails = mailsOf(id, ...names);
  await (await keepMails(id, mails, store))?.wait(...mails);
}

/** Runs a round with a provider that answers in turn. */
async function round(...answers: (Sent | (() => Sent))[]) {
  const messages: unknown[] = [];
  const mails: string[] = [];
  const send = async (message: unknown, about: { mail: string; orderId?: string }) => {
    messages.push(message);
    mails.push(`${about.mail} of ${about.orderId}`);
    const answer = answers.shift() ?? sent;
    return typeof answer === 'function' ? answer() : answer;
  };
  const { delivered, failed } = await flush(store, send, now);
  return { mails, messages, came: [delivered, failed].join() };
}

describe('a round of the queue', () => {
  it('sends everything that is due, each owner first, as it was written', async () => {
    await leave('1', 'order-owner', 'order-buyer');
    time += 1;
    await leave('2', 'order-owner');
    time += 30_000;
    const { mails, messages, came } = await round();
    expect(came).toBe('3,0');
    expect(mails.indexOf('order-owner of 1')).toBeLessThan(mails.indexOf('order-buyer of 1'));
    expect(messages).toContainEqual(mailsOf('2', 'order-owner')[0]?.message);
    expect(await round()).toMatchObject({ came: '0,0' });
  });

  it('stops when the way out is closed, and waits longer each time', async () => {
    await leave('1', 'order-owner');
    time += 1;
    await leave('2', 'order-owner');
    time += 30_000;
    for (const minutes of [0.5, 1, 2, 4, 8, 16, 32, 60, 60]) {
      jest.mocked(reportFaults).mockClear();
      expect(await round(lost)).toMatchObject({ came: '0,1', mails: ['order-owner of 1'] });
      expect(jest.mocked(reportFaults).mock.calls).toEqual([[ordersWait]]);
      await store.drop('2', 'order-owner');
      time += minutes * 60_000 - 1;
      expect(await round()).toMatchObject({ came: '0,0' });
      time += 1;
    }
  });

  it('goes on behind a mail that is refused by itself, and tries that one again', async () => {
    for (const id of ['1', '2', '3']) {
      await leave(id, 'order-owner');
      time += 1;
    }
    time += 30_000;
    const refused: Sent = { ok: false, reason: 'refused', attempts: 1, onlyThisMail: true };
    const { mails, came } = await round(refused);
    expect(mails).toEqual(['order-owner of 1', 'order-owner of 2', 'order-owner of 3']);
    expect(came).toBe('2,1');
    time += 30_000;
    expect((await round()).mails).toEqual(['order-owner of 1']);
  });

  it('drops a confirmation that is refused for good, and no other mail', async () => {
    await leave('1', 'order-owner', 'order-buyer');
    time += 30_000;
    // The owner's mail is the order: later ones wait until it is sent.
    await round(final);
    time += 60_000;
    expect((await round(sent, final)).mails).toEqual(['order-owner of 1', 'order-buyer of 1']);
    time += day / 2;
    expect((await round()).mails).toEqual([]);
    expect(await store.status()).toMatchObject({ waiting: 0 });
  });

  it('gives up a buyer’s later mail that is refused for good, and tells the owner once', async () => {
    const [mail] = mailsOf('1', 'time-confirmed-1');
    const later: QueuedMail[] = mail ? [{ ...mail, isForBuyer: true }] : [];
    await (await keepMails('1', later, store))?.wait(...later);
    jest.mocked(reportFaults).mockClear();
    for (const answer of [lost, final]) {
      time += 60_000;
      expect(await round(answer)).toMatchObject({ mails: ['time-confirmed-1 of 1'] });
    }
    time += day;
    expect((await round()).mails).toEqual([]);
    const told = jest.mocked(reportFaults).mock.calls.map(([fault]) => fault?.where);
    expect(told).toEqual([ordersWait.where, 'An email to the buyer of order 1']);
  });

  it('calls a confirmation that waits no order that waits', async () => {
    await leave('1', 'order-buyer');
    time += 30_000;
    jest.mocked(reportFaults).mockClear();
    expect(await round(lost)).toMatchObject({ came: '0,1' });
    expect(reportFaults).not.toHaveBeenCalled();
  });

  it('sends the owner’s mails of all orders before those to buyers', async () => {
    await leave('1', 'order-owner', 'order-steps', 'order-buyer');
    time += 1;
    await leave('2', 'order-owner');
    time += 30_000;
    expect((await round()).mails.slice(0, 2)).toEqual(['order-owner of 1', 'order-owner of 2']);
  });

  it('sends mails to strangers within their limit, and the others when there is room again', async () => {
    replaceStore(openStore('memory:', now));
    for (let n = 0; n < 12; n++) {
      const message = { ...sampleMessage, to: `asha${n}@gmail.com` };
      const mail: QueuedMail = { message, about: { mail: 'interest-confirm' }, isLimited: true };
      await (await keepMails(String(n), [mail], store))?.wait(mail);
    }
    time += 30_000;
    expect((await round()).mails).toHaveLength(10);
    time += 60 * 60_000 - 1;
    expect((await round()).mails).toHaveLength(0);
    time += 1;
    expect((await round()).mails).toHaveLength(2);
  });

  it('gives up a mail to a stranger after a week', async () => {
    const about = { mail: 'interest-confirm' };
    const mail: QueuedMail = { message: sampleMessage, about, isLimited: true };
    await (await keepMails('1', [mail], store))?.wait(mail);
    time += 7 * day + 1;
    expect((await round()).mails).toEqual([]);
  });

  it('begins nothing more after twenty seconds', async () => {
    for (const id of ['1', '2', '3', '4']) await leave(id, 'order-owner');
    time += 30_000;
    const slow = () => {
      time += 9_999;
      return sent;
    };
    expect(await round(slow, slow, slow)).toMatchObject({ came: '3,0' });
    time += 10_000;
    expect(await round()).toMatchObject({ came: '1,0' });
  });

  it("gives up a buyer's confirmation after a day, an owner's mail never", async () => {
    await leave('0', 'order-buyer');
    time += day;
    expect((await round()).mails).toEqual(['order-buyer of 0']);
    time = start;
    await leave('1', 'order-owner', 'order-buyer');
    time += day + 1;
    expect(await round()).toMatchObject({ came: '2,0', mails: ['order-owner of 1'] });
    // Written while a clock was wrong.
    time += 5 * 365 * day;
    await leave('2', 'order-buyer');
    time = start;
    expect(await round()).toMatchObject({ came: '1,0', mails: [] });
  });

  it('sets aside what it cannot read, says so once, and sends the others', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    await store.enqueue('broken', [{ name: 'order-owner', body: '{' }], 0);
    await leave('1', 'order-owner');
    time += 30_000;
    jest.mocked(reportFaults).mockClear();
    expect((await round()).mails).toEqual(['order-owner of 1']);
    await round();
    expect(log).toHaveBeenCalledTimes(1);
    expect(jest.mocked(reportFaults).mock.calls).toEqual([[brokenOrder]]);
    expect(await store.status()).toMatchObject({ broken: 1, waiting: 0 });
  });

  it('says so, and nothing worse, when the store is away', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    jest.spyOn(store, 'claimDue').mockRejectedValue(new Error('postgres://site:password@host'));
    expect(await round()).toMatchObject({ came: '0,0' });
    expect(log).toHaveBeenCalledTimes(1);
    expect(String(log.mock.calls)).not.toContain('password');
  });

  it('does nothing where nothing is kept', async () => {
    await store.close();
    store = openStore('memory:');
    expect(await keepMails('1', mailsOf('1', 'order-owner'), store)).toBeUndefined();
    expect(await round()).toMatchObject({ came: '0,0' });
  });
});

describe('a server that lives on', () => {
  beforeEach(() => {
    Object.assign(globalThis, { practiceStore: store });
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'practiceStore');
  });

  it('says in its log whether orders can be kept, once for as long as that stays', async () => {
    const lines: unknown[] = [];
    for (const method of ['info', 'error'] as const)
      jest
        .spyOn(console, method)
        .mockImplementation((...said: unknown[]) => void lines.push(...said));
    await leave('1', 'order-owner');
    const away = { ...(await store.status()), usable: false, broken: 2, fault: { code: 'EACCES' } };
    // The log remembers the last fault.
    const other = { ...away, fault: { code: String(Math.random()) } };
    jest.spyOn(store, 'status').mockResolvedValueOnce(other);
    await logQueueStatus();
    lines.length = 0;
    for (let times = 0; times < 2; times++) await logQueueStatus();
    expect(lines.splice(0)).toEqual(['The mail queue can keep orders; 1 mails wait there.']);
    expect(await queueHealth()).toEqual({
      store: 'file',
      queue: 'ok',
      waiting: 1,
      broken: 0,
    });
    jest.mocked(store.status).mockResolvedValue(away);
    await logQueueStatus();
    expect(lines).toEqual([
      'Mails of orders that could not be read and were set aside: 2.',
      expect.stringMatching(/^DATABASE_URL names a file .+ \(EACCES\), so no order can be kept/),
      expect.stringMatching(/^There is no mail queue until then/),
    ]);
    expect(jest.mocked(reportFaults)).toHaveBeenLastCalledWith({
      where: 'DATABASE_URL',
      kind: expect.stringContaining('(EACCES)'),
      meaning: expect.stringContaining('Give its folder'),
    });
    expect(await queueHealth()).toMatchObject({ queue: 'unusable', broken: 2 });
    jest.mocked(store.status).mockResolvedValue({ ...away, kind: 'memory', usable: true });
    await logQueueStatus();
    expect(lines).toHaveLength(3);
  });

  it('has a round two seconds after it started and one a minute', async () => {
    jest.spyOn(console, 'info').mockImplementation();
    const status = { kind: 'file', usable: true, waiting: 0, broken: 0 } as const;
    jest.spyOn(store, 'status').mockResolvedValue(status);
    jest.spyOn(store, 'sweep').mockResolvedValue();
    const claimed = jest.spyOn(store, 'claimDue').mockResolvedValue(undefined);
    keepFlushing();
    const counts = [];
    for (const ms of [1_999, 1, 57_999, 1, 60_000]) {
      await jest.advanceTimersByTimeAsync(ms);
      // Work that a timer has begun goes on until nothing is left to do.
      for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
      counts.push(claimed.mock.calls.length);
    }
    expect(counts).toEqual([0, 1, 1, 2, 3]);
  });
});

it.each([
  [{ kind: 'memory' }, undefined],
  [{ kind: 'file', usable: true }, undefined],
  [{ kind: 'postgres', fault: new Error('password') }, /a Postgres that can't be used, so no/],
  [{ kind: 'file', fault: { code: 'EROFS' } }, /a file that can't be written to \(EROFS\), so no/],
  [{ kind: 'file', fault: { code: 5 } }, /\(no reason given\)/],
  [{ kind: 'file', fault: null }, /\(no reason given\)/],
  [{ kind: 'file', fault: new Error('x'.repeat(99)) }, /\(x{80}\)/],
] as const)('says what stands against keeping orders: %j', (status, problem) => {
  const fault = storeFault({ usable: false, waiting: 0, broken: 0, ...status });
  if (problem) expect(fault?.problem).toMatch(problem);
  else expect(fault).toBeUndefined();
});
