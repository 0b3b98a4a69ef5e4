/** @jest-environment node */
import { answerOrder } from './answer-order';

describe('the answer to an order', () => {
  it.each([
    ['refused', 502],
    ['unreachable', 502],
    ['timed-out', 504],
    ['not-configured', 503],
  ] as const)('when it is %s: %i, and what to do', async (reason, status) => {
    const response = answerOrder({ kind: 'unsent', reason });
    expect(response.status).toBe(status);
    expect((await response.json()).detail).toMatch(
      /We could not send your order.*Nothing was lost/,
    );
  });

  it('says when to come again after too many', async () => {
    const response = answerOrder({ kind: 'too-many', retryAfterSeconds: 1_800 });
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('1800');
    expect((await response.json()).detail).toMatch(/Nothing was lost.*in 30 minutes/);
  });

  it('gives the new total when the price has changed', async () => {
    const response = answerOrder({ kind: 'price-changed', total: 1900 });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ total: 1900 });
  });
});
