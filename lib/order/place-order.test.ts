/** @jest-environment node */
import type { Sent } from '../email/deliver';
import type { Parcel } from '../email/parcel';
import type { OrderLinks } from '../links/order-links';
import type { Place } from '../relay/limits';
import { memoryStore } from '../relay/store';
import { emptyCustomer } from './fields';
import { placeOrder, type OrderDesk } from './place-order';
import type { OrderRequest } from './schema';

const key = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const sent: Sent = { ok: true, attempts: 1 };
const lost: Sent = { ok: false, reason: 'timed-out', attempts: 2 };

const service = {
  id: 3,
  title: 'Mobile Number Selection',
  subtitle: '',
  prices: { INR: 1900, USD: 40 },
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

const place: Place = { ok: true, giveBack: jest.fn(async () => undefined) };
const full: Place = { ok: false, retryAfterSeconds: 90 };

/** A desk whose provider answers by recipient, or sends everything. */
function deskWith(answers: Record<string, Sent[]> = {}, changes: Partial<OrderDesk> = {}) {
  const mails: string[] = [];
  const letter = (to: string) => ({ to, replyTo: to, subject: to, html: to, text: to });
  const desk = {
    store: memoryStore(),
    queue: undefined,
    orderPlace: jest.fn(async () => place),
    confirmationPlace: jest.fn(async () => place),
    now: () => new Date('2026-11-20T10:00:00Z'),
    send: jest.fn(async ({ to }: { to: string }) => {
      mails.push(to);
      return answers[to]?.shift() ?? sent;
    }),
    linksOf: jest.fn(async (): Promise<OrderLinks | undefined> => undefined),
    writeToOwner: jest.fn(async () => letter('owner')),
    writeSteps: jest.fn(async () => letter('steps')),
    writeToBuyer: jest.fn(async () => letter('buyer')),
  } satisfies OrderDesk;
  return { desk: { ...desk, ...changes }, mails };
}

/** A queue that does as it is asked, and remembers what. */
function queueWith(take: () => Promise<boolean> = async () => true) {
  const queue = {
    parcel: undefined as Parcel | undefined,
    take: jest.fn(async (parcel: Parcel) => {
      queue.parcel = parcel;
      return take();
    }),
    giveBack: jest.fn(async () => undefined),
    note: jest.fn(async (parcel: Parcel, mail: string) => void [parcel, mail]),
    remove: jest.fn(async () => undefined),
  };
  return queue;
}

describe('placing an order', () => {
  it('tells the owner first, then the buyer, and answers with the order', async () => {
    const { desk, mails } = deskWith();
    expect(await placeOrder(request, key, desk)).toEqual({
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
    const { desk, mails } = deskWith();
    const twenty = Array.from({ length: 20 }, () => placeOrder(request, key, desk));
    const first = await twenty[0];
    await Promise.all(twenty);
    const later = await placeOrder(request, key.toUpperCase(), desk);
    expect(mails).toEqual(['owner', 'buyer']);
    expect(later).toEqual({ ...first, replayed: true });
  });

  it('does not take another order under the same key', async () => {
    const { desk } = deskWith();
    await placeOrder(request, key, desk);
    const other = { ...request, note: 'another' };
    expect(await placeOrder(other, key, desk)).toEqual({ kind: 'key-reused' });
  });

  it('is not placed until the owner has it, and can be tried again', async () => {
    const { desk, mails } = deskWith({ owner: [lost] });
    expect(await placeOrder(request, key, desk)).toMatchObject({
      kind: 'unsent',
      reason: 'timed-out',
    });
    expect(await placeOrder(request, key, desk)).toMatchObject({ kind: 'placed', replayed: false });
    expect(mails).toEqual(['owner', 'owner', 'buyer']);
  });

  it('stands when only the confirmation fails, and says so', async () => {
    const { desk } = deskWith({ buyer: [lost] });
    expect(await placeOrder(request, key, desk)).toMatchObject({
      kind: 'placed',
      answer: { confirmationEmailed: false },
    });
  });

  it('sends the owner’s buttons apart from the mail that is answered to the buyer', async () => {
    const { desk, mails } = deskWith({}, { linksOf: async () => links });
    const outcome = await placeOrder(request, key, desk);
    expect(outcome).toMatchObject({ answer: { confirmationEmailed: true, link: links.order } });
    expect(mails).toEqual(['owner', 'steps', 'buyer']);
  });

  it('stands when the buttons cannot be sent', async () => {
    const { desk, mails } = deskWith({ steps: [lost] }, { linksOf: async () => links });
    expect(await placeOrder(request, key, desk)).toMatchObject({ kind: 'placed' });
    expect(mails).toEqual(['owner', 'steps', 'buyer']);
  });

  it('stands when the confirmation cannot even be written', async () => {
    const writeToBuyer = jest.fn().mockRejectedValue(new Error('asha@example.com'));
    const { desk } = deskWith({}, { writeToBuyer });
    const log = jest.spyOn(console, 'error').mockImplementation();
    expect(await placeOrder(request, key, desk)).toMatchObject({
      kind: 'placed',
      answer: { confirmationEmailed: false },
    });
    expect(String(log.mock.calls)).not.toContain('asha');
  });

  it('stops when the page showed another total', async () => {
    const { desk, mails } = deskWith();
    expect(await placeOrder({ ...request, expectedTotal: 1 }, key, desk)).toMatchObject({
      kind: 'price-changed',
      total: 1900,
    });
    expect(mails).toEqual([]);
  });

  it('tells only the owner, with a warning, when a program filled in the decoy', async () => {
    const { desk, mails } = deskWith();
    const outcome = await placeOrder({ ...request, flagged: true }, key, desk);
    expect(outcome).toMatchObject({ answer: { confirmationEmailed: false } });
    expect(mails).toEqual(['owner']);
    expect(desk.writeToOwner).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ flagged: true }),
    );
  });

  it('keeps nothing of the customer for a key that comes again', async () => {
    const kept: unknown[] = [];
    const store: OrderDesk['store'] = {
      async attempt(_key, print, work) {
        const value = await work();
        kept.push(print, value);
        return { kind: 'first', value };
      },
      find: async () => undefined,
    };
    await placeOrder(request, key, deskWith({}, { store }).desk);
    expect(JSON.stringify(kept)).toContain('INV-F47A3D479');
    expect(JSON.stringify(kept)).not.toContain('buyer@example.com');
  });

  it('is the same order however fast it was typed', async () => {
    const { desk, mails } = deskWith();
    await placeOrder({ ...request, flagged: true }, key, desk);
    expect(await placeOrder(request, key, desk)).toMatchObject({ replayed: true });
    expect(mails).toEqual(['owner']);
  });
});

describe('the limits of orders', () => {
  it('turn a visitor away who has sent too many, and send nothing', async () => {
    const { desk, mails } = deskWith({}, { orderPlace: async () => full });
    expect(await placeOrder(request, key, desk)).toEqual({
      kind: 'too-many',
      retryAfterSeconds: 90,
    });
    expect(mails).toEqual([]);
  });

  it('leave out the confirmation alone when the mailbox has had its share', async () => {
    const { desk, mails } = deskWith({}, { confirmationPlace: async () => full });
    expect(await placeOrder(request, key, desk)).toMatchObject({
      kind: 'placed',
      answer: { confirmationEmailed: false, confirmation: 'limited' },
    });
    expect(mails).toEqual(['owner']);
  });

  it('do not count an order that could not be sent: it will come again', async () => {
    const giveBack = jest.fn(async () => undefined);
    const counted = async (): Promise<Place> => ({ ok: true, giveBack });
    const changes = { orderPlace: counted, confirmationPlace: counted };
    await placeOrder(request, key, deskWith({ owner: [lost] }, changes).desk);
    expect(giveBack).toHaveBeenCalledTimes(2);
  });

  it('do not count a confirmation that could not be sent', async () => {
    const giveBack = jest.fn(async () => undefined);
    const confirmationPlace = async (): Promise<Place> => ({ ok: true, giveBack });
    await placeOrder(request, key, deskWith({ buyer: [lost] }, { confirmationPlace }).desk);
    expect(giveBack).toHaveBeenCalledTimes(1);
  });
});

describe('an order with a queue', () => {
  it('is put there before anything is sent, and leaves when it is sent', async () => {
    const queue = queueWith();
    const { desk, mails } = deskWith({}, { queue });
    queue.take.mockImplementation(async (parcel) => {
      expect(mails).toEqual([]);
      expect(parcel.mails.map(({ message }) => message.to)).toEqual(['owner', 'buyer']);
      return true;
    });
    expect(await placeOrder(request, key, desk)).toMatchObject({
      answer: { confirmationEmailed: true },
    });
    expect(queue.remove).toHaveBeenCalledWith(key);
  });

  it('is noted as known to the owner before the buyer is written to, for a crash', async () => {
    const queue = queueWith();
    const { desk, mails } = deskWith({}, { queue });
    const known: string[][] = [];
    queue.note.mockImplementation(async (_parcel, mail) => void known.push([mail, ...mails]));
    await placeOrder(request, key, desk);
    expect(known).toEqual([
      ['order-owner', 'owner'],
      ['order-buyer', 'owner', 'buyer'],
    ]);
  });

  it('is placed although that note cannot be made', async () => {
    const queue = queueWith();
    queue.note.mockRejectedValue(new Error('disk full'));
    expect(await placeOrder(request, key, deskWith({}, { queue }).desk)).toMatchObject({
      answer: { confirmationEmailed: true },
    });
  });

  it('is received although no provider takes it, and waits there', async () => {
    const queue = queueWith();
    const { desk } = deskWith({ owner: [lost] }, { queue });
    expect(await placeOrder(request, key, desk)).toMatchObject({
      kind: 'placed',
      answer: { confirmationEmailed: false, queued: true },
    });
    expect(queue.giveBack).toHaveBeenCalledWith(queue.parcel, expect.any(Number));
    expect(queue.remove).not.toHaveBeenCalled();
  });

  it('keeps the owner’s buttons there when only they cannot be sent', async () => {
    const queue = queueWith();
    const { desk } = deskWith({ steps: [lost] }, { queue, linksOf: async () => links });
    await placeOrder(request, key, desk);
    const left = {
      ...queue.parcel,
      mails: [
        expect.objectContaining({ about: { mail: 'order-steps', orderId: 'INV-F47A3D479' } }),
      ],
    };
    expect(queue.giveBack).toHaveBeenCalledWith(left, expect.any(Number));
    expect(queue.remove).not.toHaveBeenCalled();
  });

  it('is left to whoever is sending it just now', async () => {
    const { desk, mails } = deskWith({}, { queue: queueWith(async () => false) });
    expect(await placeOrder(request, key, desk)).toMatchObject({ answer: { queued: true } });
    expect(mails).toEqual([]);
  });

  it('is sent without it when the queue is away, and said to be unsent when that fails too', async () => {
    const away = queueWith(async () => Promise.reject(new Error('away')));
    expect(await placeOrder(request, key, deskWith({}, { queue: away }).desk)).toMatchObject({
      answer: { confirmationEmailed: true },
    });
    const { desk } = deskWith({ owner: [lost] }, { queue: away });
    expect(await placeOrder(request, key, desk)).toMatchObject({ kind: 'unsent' });
  });

  it('is unsent when the queue goes away in the middle', async () => {
    const queue = queueWith();
    queue.giveBack.mockRejectedValue(new Error('away'));
    const { desk } = deskWith({ owner: [lost] }, { queue });
    expect(await placeOrder(request, key, desk)).toMatchObject({ kind: 'unsent' });
  });
});
