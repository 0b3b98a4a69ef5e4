import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { costOf } from './content';
import { anyBody, evilText, orderLike } from './generated-bodies';
import { postOrder, randomAddress } from './order-request';
import { sampleCustomer } from './send-order.mjs';
import { ownerEmail } from './servers';
import { startSite, type Site } from './site';
import { startStandIn } from './stand-in.mjs';

/** The abuse matrix: what strangers try, against a production build. The stand-in refuses any mail with more than one recipient. */
// One server for all of it.
test.describe.configure({ mode: 'default' });

let standIn: Awaited<ReturnType<typeof startStandIn>>;
let site: Site;

test.beforeAll(async () => {
  standIn = await startStandIn();
  site = await startSite({ SENDGRID_BASE_URL: standIn.url });
});

test.afterAll(async () => {
  await site.stop();
  await standIn.stop();
});

const mailsAbout = (buyer: string) => standIn.inbox.filter(({ text }) => text.includes(buyer));
const recipients = (buyer: string) => mailsAbout(buyer).map(({ to }) => to);

/** Posts anything anywhere, as a program would. */
const post = (
  path: string,
  body: BodyInit,
  headers: Record<string, string> = {},
  redirect: RequestRedirect = 'follow',
) =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    body,
    redirect,
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': randomAddress(), ...headers },
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit);

const withKey = () => ({ 'Idempotency-Key': randomUUID() });

test('markup in any field stays text in both mails', async () => {
  const key = randomUUID();
  const evil = (name: string) =>
    `</td><script>${name}</script><img src=x onerror=${name}><a href="//e.example">${name}`;
  const { status, buyer } = await postOrder(site.url, {
    key,
    customer: {
      ...Object.fromEntries(
        Object.keys(sampleCustomer).map((name) => [name, evil(name).slice(0, 99)]),
      ),
      phone: '+91 98000 00000 <script>',
      pincode: '442 <b>',
      country: 'Nepal <script>',
    },
    body: { note: evil('note') },
  });
  expect(status).toBe(201);
  const mails = mailsAbout(buyer);
  expect(mails).toHaveLength(2);
  for (const { html } of mails) {
    expect(html).not.toMatch(/<script|<img src=x|<b>|href="\/\/e\.example/i);
  }
  expect(mails[0]?.html).toContain('&lt;script&gt;');
  expect(mails[0]?.text).toContain('<script>note</script>');
});

test('control characters reach neither a head nor a mail', async () => {
  const hidden = '\u0000\u0007\u202e\u2066\ufeff';
  const { status, buyer } = await postOrder(site.url, {
    customer: { firstName: `Asha\r\nBcc: evil@example.com${hidden}`, city: `War${hidden}dha` },
    body: { note: `one\r\ntwo${hidden}` },
  });
  expect(status).toBe(201);
  for (const { to, subject, text } of mailsAbout(buyer)) {
    expect([ownerEmail, buyer]).toContain(to);
    expect(subject + text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u202e\u2066\ufeff]/);
    expect(subject).not.toContain('Bcc');
  }
  expect(mailsAbout(buyer)[0]?.text).toContain('> one\n> two');
});

for (const [what, email, status] of [
  ['a list', ['a@example.com', 'b@example.com'], 400],
  ['an object', { email: 'a@example.com' }, 400],
  ['a name with an address', 'Asha <a@example.com>', 422],
  ['two addresses', 'a@example.com,b@example.com', 422],
  ['an address with a new line', 'a@example.com\r\nBcc: b@example.com', 422],
] as const)
  test(`${what} is no email: ${status}`, async () => {
    const before = standIn.requests();
    expect((await postOrder(site.url, { customer: { email } })).status).toBe(status);
    expect(standIn.requests()).toBe(before);
  });

test('nothing that was typed is carried to a stranger but a plain first name', async () => {
  const shouted = await postOrder(site.url, {
    customer: {
      firstName: 'URGENT your bank account is blocked',
      lastName: 'call 98111 22333',
      address: 'call 98111 22333 now',
      phone: '98111 22333',
    },
  });
  const toStranger = standIn.inbox.find(({ to }) => to === shouted.buyer);
  expect(toStranger?.subject).toBe('Thank you! Your order has been received');
  expect(`${toStranger?.html} ${toStranger?.text}`).not.toMatch(/URGENT|blocked|98111/);
  const { status, buyer } = await postOrder(site.url, {
    customer: { firstName: 'Win at www.evil.example', lastName: 'https://evil.example/now' },
  });
  expect(status).toBe(201);
  const mail = standIn.inbox.find(({ to }) => to === buyer);
  expect(mail?.subject).toBe('Thank you! Your order has been received');
  expect(`${mail?.html} ${mail?.text}`).not.toMatch(/www\.evil|https:\/\/evil|evil\.example/);
});

test('a mailbox gets three confirmations a day, and the owner every order', async () => {
  const name = `bombed-${randomUUID()}`;
  const answers = [];
  for (const spelling of [name, `${name}+1`, name.toUpperCase(), `${name}+2`])
    answers.push(await postOrder(site.url, { buyer: `${spelling}@example.com` }));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(answers.map(({ body }) => body.confirmationEmailed)).toEqual([true, true, true, false]);
  expect(answers[3]?.body.confirmation).toBe('limited');
  const toOwner = standIn.inbox.filter(
    ({ to, text }) => to === ownerEmail && text.toLowerCase().includes(name),
  );
  expect(toOwner).toHaveLength(4);
});

test('the whole site sends forty confirmations an hour, and two hundred orders', async () => {
  const flooded = await startSite({ SENDGRID_BASE_URL: standIn.url, ORDERS_PER_HOUR: '' });
  try {
    const answers = [];
    for (let round = 0; round < 21; round++)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, () =>
            postOrder(flooded.url, { buyer: `${randomUUID()}@gmail.com` }),
          ),
        )),
      );
    const placed = answers.filter(({ status }) => status === 201);
    expect(placed).toHaveLength(200);
    expect(placed.filter(({ body }) => body.confirmationEmailed)).toHaveLength(40);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await flooded.stop();
  }
});

test('one address sends three orders a minute, whatever it writes before its own', async () => {
  const own = randomAddress();
  const statuses = [];
  for (let count = 0; count < 4; count++) {
    const forged = `${randomAddress()}, ${own}`;
    statuses.push((await postOrder(site.url, { from: forged })).status);
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
});

test('without a proxy of ours nothing that a client writes counts', async () => {
  const bare = await startSite({ SENDGRID_BASE_URL: standIn.url, TRUST_PROXY: '0' });
  try {
    const statuses = [];
    for (let count = 0; count < 4; count++) statuses.push((await postOrder(bare.url)).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
    expect(bare.log()).toContain('set TRUST_PROXY=1');
  } finally {
    await bare.stop();
  }
});

for (const [path, typed] of [
  ['/api/interest', { name: 'Asha', email: 'asha@example.com' }],
  [
    '/api/contact',
    { name: 'Asha', email: 'asha@example.com', phone: '98765 43210', message: 'Hello' },
  ],
] as const) {
  test(`${path} takes three a minute from one address, and writes to the owner only`, async () => {
    const from = { 'X-Forwarded-For': randomAddress() };
    const name = `Asha ${randomUUID()}`;
    const answers = [];
    for (let count = 0; count < 4; count++)
      answers.push(await post(path, JSON.stringify({ ...typed, name }), from));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 429]);
    expect(answers[3]?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(recipients(name)).toEqual([ownerEmail, ownerEmail, ownerEmail]);
  });

  test(`${path} tells a browser without scripts the same on a page`, async () => {
    const from = { 'X-Forwarded-For': randomAddress() };
    const form = { ...from, 'Content-Type': 'application/x-www-form-urlencoded' };
    const send = () =>
      fetch(`${site.url}${path}`, {
        method: 'POST',
        body: new URLSearchParams(typed),
        headers: form,
        redirect: 'manual',
      });
    for (let count = 0; count < 3; count++) expect((await send()).status).toBe(303);
    expect((await send()).headers.get('location')).toMatch(/-too-many$/);
  });

  test(`${path} refuses what filled in the decoy, and marks what was typed too fast`, async () => {
    const decoyed = `Robot ${randomUUID()}`;
    const refused = await post(path, JSON.stringify({ ...typed, name: decoyed, website: 'x' }));
    expect([refused.status, recipients(decoyed)]).toEqual([422, []]);
    const hasty = `Hasty ${randomUUID()}`;
    expect((await post(path, JSON.stringify({ ...typed, name: hasty, elapsed: 300 }))).status).toBe(
      202,
    );
    expect(mailsAbout(hasty)[0]?.text).toContain('a program may have sent');
    const slow = `Slow ${randomUUID()}`;
    await post(path, JSON.stringify({ ...typed, name: slow, elapsed: 30_000 }));
    expect(mailsAbout(slow)[0]?.text).not.toContain('a program may have sent');
  });
}

for (const [what, body] of [
  ['a filled decoy', { website: 'https://spam.example' }],
  ['a form filled in within a second', { elapsed: 900 }],
] as const)
  test(`${what} makes an order that only the owner hears of, marked`, async () => {
    const { status, body: answer, buyer } = await postOrder(site.url, { body });
    expect([status, answer.confirmationEmailed]).toEqual([201, false]);
    expect(recipients(buyer)).toEqual([ownerEmail]);
    expect(mailsAbout(buyer)[0]?.text).toContain('a program may have sent');
  });

for (const field of [
  'price',
  'total',
  'to',
  'from',
  'subject',
  'status',
  '__proto__',
  'constructor',
])
  test(`a body cannot bring its own ${field}`, async () => {
    const before = standIn.requests();
    const body = JSON.stringify({
      currency: 'INR',
      services: [3],
      customer: { ...sampleCustomer, email: 'buyer@example.com' },
      confirmed: true,
    }).replace('{', `{"${field}": {"email": "evil@example.com"},`);
    const answer = await post('/api/order', body, withKey());
    expect(answer.status).toBe(400);
    expect(standIn.requests()).toBe(before);
  });

for (const [what, body] of [
  ['an unknown service', { services: [77] }],
  ['a service that is sold in dollars only', { services: [13] }],
  ['the same service twice', { services: [3, 3] }],
  ['nothing', { services: [] }],
  ['half a service', { services: [2.5] }],
] as const)
  test(`${what} cannot be bought`, async () => {
    expect((await postOrder(site.url, { body })).status).toBe(422);
  });

test('the price is the catalogue’s, and a page that shows another is told so', async () => {
  const changed = await postOrder(site.url, { body: { expectedTotal: 1 } });
  expect([changed.status, changed.body.total]).toEqual([409, costOf([3])]);
});

test('the same key with another body is refused', async () => {
  const key = randomUUID();
  const { buyer } = await postOrder(site.url, { key });
  expect((await postOrder(site.url, { key, buyer, body: { note: 'other' } })).status).toBe(422);
  expect(recipients(buyer)).toHaveLength(2);
});

for (const [what, headers] of [
  ['another origin', { Origin: 'https://evil.example' }],
  ['a page without an origin', { Origin: 'null' }],
  ['a cross-site request', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a sister site', { 'Sec-Fetch-Site': 'same-site' }],
] as const)
  for (const path of ['/api/order', '/api/interest', '/api/contact'])
    test(`${path} refuses ${what}`, async () => {
      expect((await post(path, '{}', { ...withKey(), ...headers })).status).toBe(403);
    });

const deep = `${'['.repeat(8_000)}${']'.repeat(8_000)}`;
for (const [what, body, headers, status] of [
  ['text', '{}', { 'Content-Type': 'text/plain' }, 415],
  ['broken JSON', '{"a":', {}, 400],
  ['nothing', '', {}, 400],
  ['bytes that are no text', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), {}, 400],
  ['eight thousand brackets', deep, {}, 400],
  ['null', 'null', {}, 400],
  ['more than 16 KiB', JSON.stringify({ note: 'a'.repeat(17_000) }), {}, 413],
] as const)
  for (const path of ['/api/order', '/api/contact'])
    test(`${path} answers ${what} with ${status}`, async () => {
      const answer = await post(path, body, { ...withKey(), ...headers });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    });

test('five megabytes without a length are cut off at the limit', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 64 * 1024;
      controller.enqueue(new Uint8Array(64 * 1024).fill(97));
      if (sent > 5 * 1024 * 1024) controller.close();
    },
  });
  const answer = await post('/api/order', endless, withKey()).catch(() => undefined);
  // The connection may be cut before the answer is read; then nothing more was taken either.
  if (answer) expect(answer.status).toBe(413);
  expect(sent).toBeLessThan(5 * 1024 * 1024);
});

test('a body that drips in is answered 408 after five seconds', async () => {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `POST /api/order HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nIdempotency-Key: ${randomUUID()}\r\nContent-Length: 900\r\n\r\n{`,
  );
  const drip = setInterval(() => socket.write(' '), 500);
  const [answer] = await once(socket, 'data');
  clearInterval(drip);
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
});

test('methods that a route does not know are refused, and nothing is there where nothing is', async () => {
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH'])
    expect((await fetch(`${site.url}/api/order`, { method })).status).toBe(405);
  expect((await fetch(`${site.url}/api/queue/flush`)).status).toBe(404);
  expect((await fetch(`${site.url}/outbox`)).status).toBe(404);
  const image = `${site.url}/_next/image?url=%2Fart%2Fservice-3.svg&w=640&q=75`;
  expect((await fetch(image)).status).toBe(404);
});

const anyBodyText = fc.oneof(
  { weight: 4, arbitrary: orderLike.map((order) => JSON.stringify(order)) },
  {
    weight: 2,
    arbitrary: fc.record({ name: evilText, email: evilText }).map((form) => JSON.stringify(form)),
  },
  { weight: 1, arbitrary: anyBody.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

const anyRoute = fc.constantFrom('/api/order', '/api/order', '/api/interest', '/api/contact');
const anyType = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
);

test('four hundred generated requests are answered, and no mail carries markup of theirs', async () => {
  const key = fc.uuid({ version: 4 });
  const generated = fc.sample(fc.tuple(anyRoute, anyType, anyBodyText, key), 400).values();
  const seen = new Map<number, number>();
  const visitor = async () => {
    for (const [path, type, text, key] of generated) {
      const headers = { 'Content-Type': type, 'Idempotency-Key': key };
      const answer = await post(path, text.toWellFormed(), headers, 'manual');
      await answer.arrayBuffer();
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
      expect(answer.status, `${type} to ${path}: ${text}`).toBeLessThan(500);
    }
  };
  await Promise.all(Array.from({ length: 4 }, visitor));
  expect(seen.get(201)).toBeGreaterThan(0);
  for (const { html, subject } of standIn.inbox) {
    expect(html).not.toMatch(/<(script|img src=x|svg|iframe|b)\b|="javascript:/i);
    expect(subject).not.toMatch(/[\r\n]/);
  }
});
