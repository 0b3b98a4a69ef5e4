import { env } from '@/lib/settings/env';
import { GET } from './route';

const flushQueue = jest.fn(async () => ({ delivered: 2, failed: 1 }));

jest.mock('@/lib/mail/queue', () => ({ flushQueue: () => flushQueue() }));

const secret = 'a secret of 16 characters';

function ask(authorization: string, CRON_SECRET?: string) {
  Object.assign(env, { CRON_SECRET });
  return GET(new Request('http://localhost:3000/api/queue/flush', { headers: { authorization } }));
}

it.each([
  ['another secret', 'Bearer another', secret, 401],
  ['the beginning of the secret', `Bearer ${secret.slice(0, -1)}`, secret, 401],
  ['the secret without its scheme', secret, secret, 401],
  ['no secret', 'Bearer ', secret, 401],
  ['a site that has none', `Bearer ${secret}`, undefined, 404],
])('does nothing by %s', async (_, authorization, set, status) => {
  expect((await ask(authorization, set)).status).toBe(status);
  expect(flushQueue).not.toHaveBeenCalled();
});

it('sends what waits, for whoever knows the secret', async () => {
  const answer = await ask(`bearer  ${secret}`, secret);
  expect([answer.status, await answer.json()]).toEqual([200, { delivered: 2, failed: 1 }]);
});
