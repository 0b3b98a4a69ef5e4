/** @jest-environment node */
import { answerOrder } from './answer-order';

describe('the answer to an order', () => {
  it.each([
    ['refused', 502],
    ['unreachable', 502],
    ['timed-out', 504],
    ['not-configured', 503],
  ] as const)('when it is %s: %i, and what to do', async (reason, status) => {
    const response = answerOrder({ kind: 'unsent', reason, replayed: false });
    expect(response.status).toBe(status);
    expect((await response.json()).detail).toMatch(
      /We could not send your order.*Nothing was lost/,
    );
  });

  it('gives the new total when the price has changed', async () => {
    const response = answerOrder({ kind: 'price-changed', total: 1900, replayed: false });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ total: 1900 });
  });
});
