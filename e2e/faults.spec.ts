import { expect, test } from '@playwright/test';
import { postOrder } from './order-request';
import { ownerEmail } from './servers';
import { ownerMails, ownSite, type StandIn } from './site';

/**
 * An order is sent once, or said to be unsent, whatever a provider does. Single answers:
 * providers.test.ts, send.test.ts.
 */
const own = ownSite();

/** The provider's behaviour, the status of the order, and how often the owner's mail was sent. */
const rows: [string, Omit<Parameters<StandIn['behave']>[0], 'about'>, number, number][] = [
  ['takes it', { mode: 'ok' }, 201, 1],
  ['takes only the plainest mail', { mode: 'picky' }, 201, 2],
  ['does not know the key', { mode: 'refuse', status: 401 }, 502, 1],
  ['is down once', { mode: 'down', times: 1 }, 201, 2],
  ['is down', { mode: 'down' }, 502, 3],
  ['hangs up', { mode: 'hang-up' }, 502, 3],
  ['accepts and never ends its answer', { mode: 'stall' }, 201, 1],
  ['takes ten seconds', { mode: 'slow', delay: 10_000 }, 201, 1],
  ['never answers', { mode: 'silent' }, 504, 2],
];

test('an order is sent once or said to be unsent, whatever the provider does', async ({}, info) => {
  const { site, standIn } = own;
  const asked = rows.map(async ([provider, does, status, attempts], number) => {
    const buyer = `fault-${number}-${info.testId}@example.com`;
    standIn.behave({ ...does, about: buyer, only: ownerEmail });
    const { status: answered, body } = await postOrder(site.url, { buyer });
    expect.soft(answered, provider).toBe(status);
    expect.soft(ownerMails(standIn, buyer), provider).toHaveLength(status === 201 ? 1 : 0);
    // A mail of them is the buyer's own.
    const handedOver = standIn.requests(buyer) - (status === 201 ? 1 : 0);
    expect.soft(handedOver, `attempts while the provider ${provider}`).toBe(attempts);
    if (status === 201) expect.soft(body.order?.customer.email, provider).toBe(buyer);
    else expect.soft(body.detail, provider).toMatch(/Nothing was lost/);
  });
  await Promise.all(asked);
});
