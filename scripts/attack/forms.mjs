// `npm run attack`: what a patient attacker tried, once more, from outside against the last build: each attempt must be
// refused or harmless. Here what is posted; wire.mjs has sockets, addresses and headers. What forms and links may do to
// mails: e2e/abuse.spec.ts and owner.spec.ts. Bounded, against servers of this machine only.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { sendOrder } from '../../e2e/send-order.mjs';
import { startAttacked, visitor, waits } from './site.mjs';

let site;

before(async () => (site = await startAttacked()));
beforeEach(() => site.standIn.clear());
after(() => site.stop());

/** Places an order, and says how it was answered. */
async function order(customer = {}, { from = visitor(), key = randomUUID(), body = {} } = {}) {
  const email = `${key}@example.com`;
  const response = await sendOrder(site.url, { key, from, customer: { email, ...customer }, body });
  return { status: response.status, answer: await response.json(), email };
}

const post = (path, body, headers = {}) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': visitor(), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('one phone that posts long rows of spaces stops nobody', async () => {
  const spaces = { address: `${' '.repeat(15_500)}x`, city: 'Wardha' };
  const usual = await waits(site.url, 20);
  const from = visitor();
  const statuses = new Set();
  const phone = async () => {
    for (let n = 0; n < 80; n++) statuses.add((await order(spaces, { from })).status);
  };
  const connections = Array.from({ length: 4 }, phone);
  const during = await waits(site.url, 20);
  await Promise.all(connections);
  console.log(`others wait ${usual} ms usually, ${during} ms during the attack`);
  assert.deepEqual([...statuses].sort(), [400, 429]);
  assert.equal(site.standIn.inbox.length, 0);
});

test('one visitor who fills in forms without end costs nobody else a form or a confirmation', async () => {
  const from = { 'X-Forwarded-For': visitor() };
  const statuses = [];
  for (let n = 0; n < 120; n++)
    statuses.push(
      (await post('/api/interest', { name: 'Ravi', email: `r${n}@example.com` }, from)).status,
    );
  assert.equal(statuses.filter((status) => status === 202).length, 3);
  assert.equal((await order()).answer.confirmationEmailed, true);
  const message = {
    name: 'Asha',
    email: 'asha@example.com',
    phone: '98765 43210',
    message: 'Hello',
  };
  assert.equal((await post('/api/contact', message)).status, 202);
});

test('a 429 blames nobody', async () => {
  const from = visitor();
  let refused;
  for (let n = 0; n < 4; n++) refused = await order({}, { from });
  assert.equal(refused.status, 429);
  assert.doesNotMatch(refused.answer.detail, /\byour? (connection|orders?)\b|too many/i);
});

test('one address is one address, however it is written', async () => {
  const statuses = [];
  for (const from of ['198.19.0.1', '198.19.0.1:4711', '::ffff:198.19.0.1', '[::ffff:c613:1]:80'])
    statuses.push((await order({}, { from })).status);
  assert.deepEqual(statuses, [201, 201, 201, 429]);
});

test('bodies made to break a parser are refused', async () => {
  const key = () => ({ 'Idempotency-Key': randomUUID() });
  for (const body of [
    '['.repeat(8_000),
    `{"a":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_001)}`,
    '{"__proto__":{"confirmed":true},"constructor":{"prototype":{}}}',
    `{"note":"${'\\ud800'.repeat(2_000)}"}`,
    `[${'1e999,'.repeat(2_000)}1]`,
  ])
    for (const path of ['/api/order', '/api/contact', '/api/interest', '/api/owner/open']) {
      const { status } = await post(path, body, key());
      assert.ok([400, 422].includes(status), `${path} answered ${status} to ${body.slice(0, 40)}`);
    }
});

test('none of this left a name, an address or a secret in the log', () => {
  assert.doesNotMatch(site.log(), /canary|@example|@practice|Asha|98111|URGENT|198\.1[89]\./);
});
