import type { Instrumentation } from 'next';
import { onRequestError, register } from './instrumentation';
import { env } from './lib/platform/env';

const tellError = jest.fn();
const guardServer = jest.fn();
const keepFlushing = jest.fn();
const mailWeek = jest.fn();
const sweepOutbox = jest.fn();

jest.mock('./lib/content/load', () => ({ loadBusiness: jest.fn(), loadServices: jest.fn() }));
jest.mock('./lib/mail/send', () => ({ wayOut: async () => 'Mail goes out.' }));
jest.mock('./lib/mail/faults', () => ({ tellError: (...args: unknown[]) => tellError(...args) }));
jest.mock('./lib/mail/queue', () => ({
  tellQueue: jest.fn(),
  keepFlushing: (afterwards: () => void) => keepFlushing(afterwards),
}));
jest.mock('./lib/mail/outbox', () => ({ sweepOutbox: (folder: string) => sweepOutbox(folder) }));
jest.mock('./lib/counts/report', () => ({ mailWeek: () => mailWeek() }));
jest.mock('./lib/platform/node-server', () => ({
  guardServer: (settings: unknown) => guardServer(settings),
}));

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, 'info').mockImplementation();
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NEXT_RUNTIME: 'nodejs',
    NODE_ENV: 'production',
  });
  Object.assign(env, { platform: undefined, TRUST_PROXY: 0, EMAIL_TRANSPORT: 'sendgrid' });
});

it.each([
  [0, false],
  [1, true],
])('stands before a server of our own, with %i proxies of ours', async (proxies, trustProxy) => {
  env.TRUST_PROXY = proxies;
  await register();
  expect(guardServer.mock.calls).toEqual([[{ trustProxy }]]);
});

it('has a server of our own send what waits, and then the mail of the week', async () => {
  await register();
  const [[afterwards]] = keepFlushing.mock.calls;
  await afterwards();
  expect(mailWeek).toHaveBeenCalledTimes(1);
});

it('clears an outbox, where mail goes into one', async () => {
  await register();
  expect(sweepOutbox).not.toHaveBeenCalled();
  env.EMAIL_TRANSPORT = 'outbox';
  await register();
  expect(sweepOutbox).toHaveBeenCalledWith(env.OUTBOX_DIR);
});

it('leaves both to a platform', async () => {
  env.platform = 'vercel';
  await register();
  expect([guardServer, keepFlushing].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it('tells the owner of an error that a route has thrown', async () => {
  const error = new Error('thrown');
  const [, request, context] = [] as unknown as Parameters<Instrumentation.onRequestError>;
  await onRequestError(error, request, { ...context, routePath: '/api/order/route' });
  expect(tellError.mock.calls).toEqual([[error, '/api/order/route']]);
});
