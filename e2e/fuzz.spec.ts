import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { anyBody, evilText, orderLike } from './generated-bodies';
import { randomAddress } from './order-request';
import { startSite, type Site } from './site';
import { startStandIn } from './stand-in.mjs';

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

const body = fc.oneof(
  { weight: 4, arbitrary: orderLike.map((order) => JSON.stringify(order)) },
  {
    weight: 2,
    arbitrary: fc.record({ name: evilText, email: evilText }).map((form) => JSON.stringify(form)),
  },
  { weight: 1, arbitrary: anyBody.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

const route = fc.constantFrom('/api/order', '/api/order', '/api/interest', '/api/contact');
const type = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
);

test('a thousand generated requests are answered, and no mail carries markup of theirs', async () => {
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(
      route,
      type,
      body,
      fc.uuid({ version: 4 }),
      async (path, contentType, sent, key) => {
        const answer = await fetch(`${site.url}${path}`, {
          method: 'POST',
          redirect: 'manual',
          headers: {
            'Content-Type': contentType,
            'Idempotency-Key': key,
            'X-Forwarded-For': randomAddress(),
          },
          body: sent.toWellFormed(),
        });
        await answer.arrayBuffer();
        seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
        expect(answer.status).toBeLessThan(500);
      },
    ),
    { numRuns: 1_000, endOnFailure: true },
  );
  expect(seen.get(201)).toBeGreaterThan(0);
  for (const { html, subject } of standIn.inbox) {
    expect(html).not.toMatch(/<(script|img src=x|svg|iframe|b)\b|="javascript:/i);
    expect(subject).not.toMatch(/[\r\n]/);
  }
});
