// `npm run attack`: what a patient attacker tried, once more, from outside against the last build: each attempt must be
// refused or harmless. Here what is posted; wire.mjs has sockets, addresses and headers. What forms and links may do to
// mails: schema.fuzz.test.ts and e2e/owner.spec.ts. Bounded, against servers of this machine only.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sendOrder } from '../../e2e/send-order.mjs';
import { startAttacked, visitor } from './site.mjs';

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

/**
 * Asks these in turn, eight at a time, each time from an address of its own. Once every one of them has been refused
 * `check` runs, while it goes on.
 */
async function whileFlooded(asks, check) {
  const refused = new Set();
  let asked = 0;
  let isOver = false;
  const most = 2_000;
  const attacker = async () => {
    while (!isOver && asked < most) {
      const which = asked++ % asks.length;
      if ((await asks[which]()) === 429) refused.add(which);
    }
  };
  const attackers = Promise.all(Array.from({ length: 8 }, attacker));
  while (refused.size < asks.length && asked < most) await setTimeout(20);
  assert.equal(refused.size, asks.length, 'all of the flood was let in');
  await check();
  isOver = true;
  await attackers;
}

const statusOf = async (path, body) => (await post(path, body)).status;

/** An order's own token, and that of the owner's button for 'paid'. */
async function linked() {
  const { answer } = await order();
  const { invoiceId } = answer.order;
  const steps = site.standIn.inbox.find(({ subject }) => subject.includes(`order ${invoiceId}`));
  const [, button] = /Payment received:\n<[^>#]+#([^>]+)>/.exec(steps.text);
  return { order: new URL(answer.link).hash.replace('#order=', ''), button };
}

let attempt = 0;
/** One more sending of what the reading of an order needs. */
const intake = ({ order: token }) =>
  statusOf('/api/intake', { token, answers, attempt: ++attempt, agreed: true });

/** What the reading of the ordered service asks for, as the page names it. */
const { services } = JSON.parse(readFileSync('.compiled/content.production.json', 'utf8')).lists;
const samples = { date: '1983-11-29', name: 'ASHA', list: '98765 43210', text: 'A text.' };
const answers = Object.fromEntries(
  services
    .find(({ id }) => id === 3)
    .intake.map(({ label, kind }) => [`3 ${label}`, samples[kind]]),
);

test('one phone that posts long rows of spaces stops nobody', async () => {
  const spaces = { address: `${' '.repeat(15_500)}x`, city: 'Wardha' };
  const from = visitor();
  const statuses = new Set();
  const phone = async () => {
    for (let n = 0; n < 80; n++) statuses.add((await order(spaces, { from })).status);
  };
  const phones = Promise.all(Array.from({ length: 4 }, phone));
  assert.equal((await fetch(site.url)).status, 200);
  await phones;
  assert.deepEqual([...statuses].sort(), [400, 429]);
  assert.equal(site.standIn.inbox.length, 0);
});

test('openings of one order’s link without end shut no other link and no button of the owner', async () => {
  const [flooded, other] = [await linked(), await linked()];
  const openOrder = ({ order: token }) => statusOf('/api/order/open', { token });
  await whileFlooded([() => openOrder(flooded)], async () => {
    assert.equal(await openOrder(other), 200);
    assert.equal(await intake(other), 200);
    for (const { button: token } of [flooded, other])
      for (const path of ['/api/owner/open', '/api/owner'])
        assert.equal(await statusOf(path, { token }), 200);
    assert.equal((await order()).status, 201);
  });
});

test('intakes of some orders without end close no other order’s, no link and no button', async () => {
  const [other, ...flooded] = await Promise.all(Array.from({ length: 12 }, linked));
  const floods = flooded.map((one) => () => intake(one));
  await whileFlooded(floods, async () => {
    assert.equal(await intake(other), 200);
    assert.equal(await statusOf('/api/order/open', { token: other.order }), 200);
    for (const { button: token } of [flooded[0], other])
      assert.equal(await statusOf('/api/owner', { token }), 200);
    assert.equal((await order()).status, 201);
  });
  const intakes = site.standIn.inbox.filter(({ subject }) =>
    /what the reading needs/.test(subject),
  );
  assert.ok(intakes.length <= floods.length + 1 + 100, `${intakes.length} intakes`);
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
