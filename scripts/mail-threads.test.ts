import { sampleMails } from './mail-samples';
import { threadHeaders } from '../lib/mail/message';

const order = '7c2e41d8-5b3f-4f7a-9c61-2d8e4b0a90d4';
const from = 'bookings@navank.example';
const headers = threadHeaders({ order, mail: 'order-owner' }, from);

it('gives a mail of an order the same id each time, and another one to each other mail', () => {
  expect(threadHeaders({ order: order.toUpperCase(), mail: 'order-owner' }, from)).toEqual(headers);
  expect(threadHeaders({ order, mail: 'order-buyer' }, from)['Message-ID']).not.toBe(
    headers['Message-ID'],
  );
});

it('has all mails of an order answer to one id, that of another order to another', () => {
  const root = headers.References;
  expect(threadHeaders({ order, mail: 'proof-2' }, from)).toMatchObject({
    References: root,
    'In-Reply-To': root,
  });
  const other = order.replace('41d8', '41d9');
  expect(threadHeaders({ order: other, mail: 'order-owner' }, from).References).not.toBe(root);
});

it('writes ids of the domain that sends, and nothing of the key', () => {
  for (const id of Object.values(headers)) expect(id).toMatch(/^<[\w.-]+@navank\.example>$/);
  expect(JSON.stringify(headers)).not.toContain('7c2e');
});

it('names every mail of an order, no two alike', async () => {
  const threads = (await sampleMails()).flatMap(({ message }) => message.thread ?? []);
  const ids = threads.map((thread) => threadHeaders(thread, from)['Message-ID']);
  expect(ids.length).toBeGreaterThan(8);
  expect(new Set(ids).size).toBe(ids.length);
});
