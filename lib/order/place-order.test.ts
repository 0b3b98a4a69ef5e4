/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { home, perCurrency } from '../markets/currency';
import type { Sent } from '../mail/send';
import type { OrderLinks } from './mails/order-for-buyer';
import type { Allowance } from '../platform/limits';
import { openStore, type Store } from '../store/store';
import { z } from 'zod';
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
    store: openStore('memory:'),
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

describe('placing an order', () => {
  it('tells the owner first, then the buyer, and answers with the order', async () => {
    const { deps, mails } = depsWith();
    expect(await placeOrder(request, key, deps)).toEqual({
      kind: 'placed',
      replayed: false,
      answer: {
        order: {
          invoiceId: expect.stringMatching(/^INV-[\dA-F]{9}$/),
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
    const { deps } = depsWith();
    await placeOrder(request, key, deps);
    const kept = JSON.stringify(await deps.store.find(`order ${key}`, z.unknown()));
    expect(kept).toContain('INV-');
    expect(kept).not.toContain('buyer@example.com');
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

describe('the identity of an order', () => {
  const idsOf = ({ writeToOwner }: Pick<OrderDeps, 'writeToOwner'>) =>
    jest
      .mocked(writeToOwner)
      .mock.calls.map(([order, { id }]) => ({ id, invoice: order.invoiceId }));

  it('is the server’s, whatever key a visitor chooses', async () => {
    const { deps } = depsWith();
    await placeOrder(request, 'deadbeef-0000-4000-8000-00000000cafe', deps);
    await placeOrder(request, 'deadffff-0000-4000-8000-00001110cafe', deps);
    const [one, other] = idsOf(deps);
    expect(one?.invoice).not.toBe('INV-DEAD0CAFE');
    expect(other?.invoice).not.toBe(one?.invoice);
    expect(other?.id).not.toBe(one?.id);
  });

  it('stays when what could not be sent is tried again, and is another one for another content', async () => {
    const { deps } = depsWith({ owner: [lost, lost] });
    await placeOrder(request, key, deps);
    await placeOrder(request, key, deps);
    await placeOrder({ ...request, note: 'corrected' }, key, deps);
    const [first, again, corrected] = idsOf(deps);
    expect(again).toEqual(first);
    expect(corrected?.id).not.toBe(first?.id);
  });

  it('of a key that comes again after its day is a new one, with nothing of the first', async () => {
    let time = Date.parse('2026-11-20T10:00:00Z');
    const { deps } = depsWith({}, { store: openStore('memory:', () => time) });
    await placeOrder(request, key, deps);
    const [first] = idsOf(deps);
    await deps.store.addStep(first?.id ?? '', 0, { name: 'paid', at: 'now' }, 180 * 86_400_000);
    time += 24 * 3_600_000 - 1;
    expect(await placeOrder(request, key, deps)).toMatchObject({ replayed: true });
    time += 1;
    for (const later of [request, { ...request, note: 'more services' }]) {
      await placeOrder(later, key, deps);
      const { id, invoice } = idsOf(deps).at(-1) ?? {};
      expect(invoice).not.toBe(first?.invoice);
      expect(await deps.store.stepsOf(id ?? '')).toMatchObject({ steps: [] });
      time += 25 * 3_600_000;
    }
  });
});

describe('an order with a place to wait', () => {
  let folder = '';
  let store: Store;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'order-'));
    store = openStore(`file:${join(folder, 'site.db')}`);
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const waiting = async () => (await store.status()).waiting;

  it('is put there before anything is sent, and nothing waits when it is sent', async () => {
    const { deps, mails } = depsWith({}, { store });
    const before: number[] = [];
    const send = deps.send;
    const watching = async (...args: Parameters<typeof send>) => {
      before.push(await waiting());
      return send(...args);
    };
    expect(await placeOrder(request, key, { ...deps, send: watching })).toMatchObject({
      answer: { confirmationEmailed: true },
    });
    expect(mails).toEqual(['owner', 'buyer']);
    // The owner's is noted as sent before the buyer is written to, for a crash.
    expect(before).toEqual([2, 1]);
    expect(await waiting()).toBe(0);
  });

  it('is placed although it cannot be noted that it was sent', async () => {
    jest.spyOn(store, 'markSent').mockResolvedValue(undefined);
    expect(await placeOrder(request, key, depsWith({}, { store }).deps)).toMatchObject({
      answer: { confirmationEmailed: true },
    });
  });

  it('is received although no provider takes it, and waits there', async () => {
    const { deps } = depsWith({ owner: [lost] }, { store });
    expect(await placeOrder(request, key, deps)).toMatchObject({
      kind: 'placed',
      answer: { confirmationEmailed: false, queued: true },
    });
    expect(await waiting()).toBe(2);
  });

  it('keeps the owner’s buttons there when only they cannot be sent, and no confirmation', async () => {
    const answers = { steps: [lost], buyer: [lost] };
    const { deps } = depsWith(answers, { store, linksOf: async () => links });
    await placeOrder(request, key, deps);
    expect(await waiting()).toBe(1);
  });

  it('is left to whoever is sending it just now', async () => {
    const { deps, mails } = depsWith({}, { store });
    jest.spyOn(store, 'enqueue').mockResolvedValue({ lease: 0, names: [] });
    expect(await placeOrder(request, key, deps)).toMatchObject({ answer: { queued: true } });
    expect(mails).toEqual([]);
  });

  it('is sent without it when that is away, and said to be unsent when that fails too', async () => {
    jest.spyOn(store, 'enqueue').mockRejectedValue(new Error('away'));
    expect(await placeOrder(request, key, depsWith({}, { store }).deps)).toMatchObject({
      answer: { confirmationEmailed: true },
    });
    const { deps } = depsWith({ owner: [lost] }, { store });
    const other = { ...request, note: 'another' };
    expect(await placeOrder(other, key.replace('f', 'e'), deps)).toMatchObject({ kind: 'unsent' });
  });

  it('is unsent when that goes away in the middle', async () => {
    jest.spyOn(store, 'release').mockRejectedValue(new Error('away'));
    const { deps } = depsWith({ owner: [lost] }, { store });
    expect(await placeOrder(request, key, deps)).toMatchObject({ kind: 'unsent' });
  });
});
