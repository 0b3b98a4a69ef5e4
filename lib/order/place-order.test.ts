/** @jest-environment node */
import { home, perCurrency } from '../markets/currency';
import type { Sent } from '../mail/deliver';
import type { QueueEntry } from '../mail/queue-entry';
import type { OrderLinks } from './mails/order-facts';
import type { Allowance } from '../platform/limits';
import { memoryStore } from '../platform/store';
import { emptyCustomer } from './fields';
import { placeOrder, type OrderDeps } from './place-order';
import type { OrderRequest } from './schema';

const key = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const sent: Sent = { ok: true, attempts: 1 };
const lost: Sent = { ok: false, reason: 'timed-out', attempts: 2 };

const service = {
  id: 3,
  title: 'Mobile Number Selection',
  subtitle: '',
  prices: perCurrency((currency) => (currency === home ? 1900 : 40)),
  lists: ['INR' as const],
  rating: 4.5,
  duration: '25-30 Days',
  description: [],
  intake: [],
  send: [],
  ask: '',
};

const request: OrderRequest = {
  currency: 'INR',
  services: [service],
  customer: { ...emptyCustomer, email: 'buyer@example.com' },
  note: '',
  flagged: false,
};

const links: OrderLinks = { order: 'https://navank.example/orderreceived#order=x', actions: [] };

const allowance: Allowance = { ok: true, refund: jest.fn(async () => undefined) };
const full: Allowance = { ok: false, retryAfterSeconds: 90 };

/** A deps whose provider answers by recipient, or sends everything. */
function depsWith(answers: Record<string, Sent[]> = {}, changes: Partial<OrderDeps> = {}) {
  const mails: string[] = [];
  const letter = (to: string) => ({ to, replyTo: to, subject: to, html: to, text: to });
  const deps = {
    store: memoryStore(),
    queue: undefined,
    limitOrder: jest.fn(async () => allowance),
    limitConfirmation: jest.fn(async () => allowance),
    now: () => new Date('2026-11-20T10:00:00Z'),
    send: jest.fn(async ({ to }: { to: string }) => {
      mails.push(to);
      return answers[to]?.shift() ?? sent;
    }),
    linksOf: jest.fn(async (): Promise<OrderLinks | undefined> => undefined),
    writeToOwner: jest.fn(async () => letter('owner')),
    writeSteps: jest.fn(async () => letter('steps')),
    writeToBuyer: jest.fn(async () => letter('buyer')),
  } satisfies OrderDeps;
  return { deps: { ...deps, ...changes }, mails };
}

/** A queue that does as it is asked, and remembers what. */
function queueWith(answer: () => Promise<boolean> = async () => true) {
  const queue = {
    entry: undefined as QueueEntry | undefined,
    enqueue: jest.fn(async (entry: QueueEntry) => {
      queue.entry = entry;
      return answer();
    }),
    release: jest.fn(async () => undefined),
    markSent: jest.fn(async (entry: QueueEntry, mail: string) => void [entry, mail]),
    remove: jest.fn(async () => undefined),
  };
  return queue;
}

describe('placing an order', () => {
  it('tells the owner first, then the buyer, and answers with the order', async () => {
    const { deps, mails } = depsWith();
    expect(await placeOrder(request, key, deps)).toEqual({
      kind: 'placed',
      replayed: false,
      answer: {
        order: {
          invoiceId: 'INV-F47A3D479',
          date: 'November 20, 2026',
          currency: 'INR',
          lines: [{ serviceId: 3, title: 'Mobile Number Selection', amount: 1900 }],
          total: 1900,
          customer: request.customer,
        },
        confirmationEmailed: true,
      },
    });
    expect(mails).toEqual(['owner', 'buyer']);
  });

  it('sends nothing twice when it is repeated, at once or later', async () => {
    const { deps, mails } = depsWith();
    const twenty = Array.from({ length: 20 }, () => placeOrder(request, key, deps));
    const first = await twenty[0];
    await Promise.all(twenty);
    const later = await placeOrder(request, key.toUpperCase(), deps);
    expect(mails).toEqual(['owner', 'buyer']);
    expect(later).toEqual({ ...first, replayed: true });
  });

  it('does not take another order under the same key', async () => {
    const { deps } = depsWith();
    await placeOrder(request, key, deps);
    const other = { ...request, note: 'another' };
    expect(await placeOrder(other, key, deps)).toEqual({ kind: 'key-reused' });
  });

  it('is not placed until the owner has it, and can be tried again', async () => {
    const { deps, mails } = depsWith({ owner: [lost] });
    expect(await placeOrder(request, key, deps)).toMatchObject({
      kind: 'unsent',
      reason: 'timed-out',
    });
    expect(await placeOrder(request, key, deps)).toMatchObject({ kind: 'placed', replayed: false });
    expect(mails).toEqual(['owner', 'owner', 'buyer']);
  });

  it('stands when only the confirmation fails, and says so', async () => {
    const { deps } = depsWith({ buyer: [lost] });
    expect(await placeOrder(request, key, deps)).toMatchObject({
      kind: 'placed',
      answer: { confirmationEmailed: false },
    });
  });

  it('sends the owner’s buttons apart from the mail that is answered to the buyer', async () => {
    const { deps, mails } = depsWith({}, { linksOf: async () => links });
    const outcome = await placeOrder(request, key, deps);
    expect(outcome).toMatchObject({ answer: { confirmationEmailed: true, link: links.order } });
    expect(mails).toEqual(['owner', 'steps', 'buyer']);
  });

  it('stands when the buttons cannot be sent', async () => {
    const { deps, mails } = depsWith({ steps: [lost] }, { linksOf: async () => links });
    expect(await placeOrder(request, key, deps)).toMatchObject({ kind: 'placed' });
    expect(mails).toEqual(['owner', 'steps', 'buyer']);
  });

  it('stands when the confirmation cannot even be written', async () => {
    const writeToBuyer = jest.fn().mockRejectedValue(new Error('asha@example.com'));
    const { deps } = depsWith({}, { writeToBuyer });
    const log = jest.spyOn(console, 'error').mockImplementation();
    expect(await placeOrder(request, key, deps)).toMatchObject({
      kind: 'placed',
      answer: { confirmationEmailed: false },
    });
    expect(String(log.mock.calls)).not.toContain('asha');
  });

  it('stops when the page showed another total', async () => {
    const { deps, mails } = depsWith();
    expect(await placeOrder({ ...request, expectedTotal: 1 }, key, deps)).toMatchObject({
      kind: 'price-changed',
      total: 1900,
    });
    expect(mails).toEqual([]);
  });

  it('tells only the owner, with a warning, when a program filled in the decoy', async () => {
    const { deps, mails } = depsWith();
    const outcome = await placeOrder({ ...request, flagged: true }, key, deps);
    expect(outcome).toMatchObject({ answer: { confirmationEmailed: false } });
    expect(mails).toEqual(['owner']);
    expect(deps.writeToOwner).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ flagged: true }),
    );
  });

  it('keeps nothing of the customer for a key that comes again', async () => {
    const kept: unknown[] = [];
    const store: OrderDeps['store'] = {
      async attempt(_key, print, work) {
        const value = await work();
        kept.push(print, value);
        return { kind: 'first', value };
      },
      find: async () => undefined,
    };
    await placeOrder(request, key, depsWith({}, { store }).deps);
    expect(JSON.stringify(kept)).toContain('INV-F47A3D479');
    expect(JSON.stringify(kept)).not.toContain('buyer@example.com');
  });

  it('is the same order however fast it was typed', async () => {
    const { deps, mails } = depsWith();
    await placeOrder({ ...request, flagged: true }, key, deps);
    expect(await placeOrder(request, key, deps)).toMatchObject({ replayed: true });
    expect(mails).toEqual(['owner']);
  });
});

describe('the limits of orders', () => {
  it('turn a visitor away who has sent too many, and send nothing', async () => {
    const { deps, mails } = depsWith({}, { limitOrder: async () => full });
    expect(await placeOrder(request, key, deps)).toEqual({
      kind: 'too-many',
      retryAfterSeconds: 90,
    });
    expect(mails).toEqual([]);
  });

  it('leave out the confirmation alone when the mailbox has had its share', async () => {
    const { deps, mails } = depsWith({}, { limitConfirmation: async () => full });
    expect(await placeOrder(request, key, deps)).toMatchObject({
      kind: 'placed',
      answer: { confirmationEmailed: false, confirmation: 'limited' },
    });
    expect(mails).toEqual(['owner']);
  });

  it('do not count an order that could not be sent: it will come again', async () => {
    const refund = jest.fn(async () => undefined);
    const counted = async (): Promise<Allowance> => ({ ok: true, refund });
    const changes = { limitOrder: counted, limitConfirmation: counted };
    await placeOrder(request, key, depsWith({ owner: [lost] }, changes).deps);
    expect(refund).toHaveBeenCalledTimes(2);
  });

  it('do not count a confirmation that could not be sent', async () => {
    const refund = jest.fn(async () => undefined);
    const limitConfirmation = async (): Promise<Allowance> => ({ ok: true, refund });
    await placeOrder(request, key, depsWith({ buyer: [lost] }, { limitConfirmation }).deps);
    expect(refund).toHaveBeenCalledTimes(1);
  });
});

describe('an order with a queue', () => {
  it('is put there before anything is sent, and leaves when it is sent', async () => {
    const queue = queueWith();
    const { deps, mails } = depsWith({}, { queue });
    queue.enqueue.mockImplementation(async (entry) => {
      expect(mails).toEqual([]);
      expect(entry.mails.map(({ message }) => message.to)).toEqual(['owner', 'buyer']);
      return true;
    });
    expect(await placeOrder(request, key, deps)).toMatchObject({
      answer: { confirmationEmailed: true },
    });
    expect(queue.remove).toHaveBeenCalledWith(key);
  });

  it('is noted as known to the owner before the buyer is written to, for a crash', async () => {
    const queue = queueWith();
    const { deps, mails } = depsWith({}, { queue });
    const known: string[][] = [];
    queue.markSent.mockImplementation(async (_entry, mail) => void known.push([mail, ...mails]));
    await placeOrder(request, key, deps);
    expect(known).toEqual([
      ['order-owner', 'owner'],
      ['order-buyer', 'owner', 'buyer'],
    ]);
  });

  it('is placed although that note cannot be made', async () => {
    const queue = queueWith();
    queue.markSent.mockRejectedValue(new Error('disk full'));
    expect(await placeOrder(request, key, depsWith({}, { queue }).deps)).toMatchObject({
      answer: { confirmationEmailed: true },
    });
  });

  it('is received although no provider takes it, and waits there', async () => {
    const queue = queueWith();
    const { deps } = depsWith({ owner: [lost] }, { queue });
    expect(await placeOrder(request, key, deps)).toMatchObject({
      kind: 'placed',
      answer: { confirmationEmailed: false, queued: true },
    });
    expect(queue.release).toHaveBeenCalledWith(queue.entry, expect.any(Number));
    expect(queue.remove).not.toHaveBeenCalled();
  });

  it('keeps the owner’s buttons there when only they cannot be sent', async () => {
    const queue = queueWith();
    const { deps } = depsWith({ steps: [lost] }, { queue, linksOf: async () => links });
    await placeOrder(request, key, deps);
    const left = {
      ...queue.entry,
      mails: [
        expect.objectContaining({ about: { mail: 'order-steps', orderId: 'INV-F47A3D479' } }),
      ],
    };
    expect(queue.release).toHaveBeenCalledWith(left, expect.any(Number));
    expect(queue.remove).not.toHaveBeenCalled();
  });

  it('is left to whoever is sending it just now', async () => {
    const { deps, mails } = depsWith({}, { queue: queueWith(async () => false) });
    expect(await placeOrder(request, key, deps)).toMatchObject({ answer: { queued: true } });
    expect(mails).toEqual([]);
  });

  it('is sent without it when the queue is away, and said to be unsent when that fails too', async () => {
    const away = queueWith(async () => Promise.reject(new Error('away')));
    expect(await placeOrder(request, key, depsWith({}, { queue: away }).deps)).toMatchObject({
      answer: { confirmationEmailed: true },
    });
    const { deps } = depsWith({ owner: [lost] }, { queue: away });
    expect(await placeOrder(request, key, deps)).toMatchObject({ kind: 'unsent' });
  });

  it('is unsent when the queue goes away in the middle', async () => {
    const queue = queueWith();
    queue.release.mockRejectedValue(new Error('away'));
    const { deps } = depsWith({ owner: [lost] }, { queue });
    expect(await placeOrder(request, key, deps)).toMatchObject({ kind: 'unsent' });
  });
});
