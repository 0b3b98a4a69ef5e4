/** @jest-environment node */
import type { Sent } from '../email/deliver';
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

/** A desk whose provider answers by recipient, or sends everything. */
function deskWith(answers: Record<string, Sent[]> = {}) {
  const mails: string[] = [];
  const letter = (to: string) => ({ to, replyTo: to, subject: to, html: to, text: to });
  const desk = {
    store: memoryStore(),
    now: () => new Date('2026-11-20T10:00:00Z'),
    send: jest.fn(async ({ to }: { to: string }) => {
      mails.push(to);
      return answers[to]?.shift() ?? sent;
    }),
    writeToOwner: jest.fn(async () => letter('owner')),
    writeToBuyer: jest.fn(async () => letter('buyer')),
  } satisfies OrderDesk;
  return { desk, mails };
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

  it('stands when the confirmation cannot even be written', async () => {
    const { desk } = deskWith();
    const log = jest.spyOn(console, 'error').mockImplementation();
    desk.writeToBuyer.mockRejectedValue(new Error('asha@example.com'));
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
});
