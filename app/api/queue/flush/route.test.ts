import { env } from '@/lib/platform/env';
import { GET } from './route';

const afterwards: (() => unknown)[] = [];
const mailWeek = jest.fn();

jest.mock('next/server', () => ({ after: (work: () => unknown) => afterwards.push(work) }));
jest.mock('@/lib/counts/report', () => ({ mailWeek: () => mailWeek() }));
jest.mock('@/lib/mail/queue', () => ({ flushQueue: async () => ({ delivered: 2, failed: 1 }) }));

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
  expect(afterwards).toEqual([]);
});

it('sends what waits and then the mail of the week, for whoever knows the secret', async () => {
  const answer = await ask(`bearer  ${secret}`, secret);
  expect([answer.status, await answer.json()]).toEqual([200, { delivered: 2, failed: 1 }]);
  expect(mailWeek).not.toHaveBeenCalled();
  for (const work of afterwards) await work();
  expect(mailWeek).toHaveBeenCalledTimes(1);
});
