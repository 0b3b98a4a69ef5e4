import type { Instrumentation } from 'next';
import { onRequestError, register } from './instrumentation';
import { env } from './lib/settings/env';
import { environment } from './lib/settings/read';

const reportError = jest.fn();
const guardServer = jest.fn();
const compareTags = jest.fn();
const keepFlushing = jest.fn();
const sweepOutbox = jest.fn();
const loadBusiness = jest.fn();

jest.mock('./lib/content/load', () => ({
  loadBusiness: () => loadBusiness(),
  loadList: () => [{ from: '/Old', to: '/about' }],
  loadServices: jest.fn(),
}));
jest.mock('./lib/mail/send', () => ({ describeTransport: async () => 'Mail goes out.' }));
jest.mock('./lib/mail/faults', () => ({
  reportError: (...args: unknown[]) => reportError(...args),
}));
jest.mock('./lib/mail/queue', () => ({
  logQueueStatus: jest.fn(),
  keepFlushing: () => keepFlushing(),
}));
jest.mock('./lib/mail/outbox', () => ({ sweepOutbox: (folder: string) => sweepOutbox(folder) }));
jest.mock('./lib/platform/node-server', () => ({
  guardServer: (settings: unknown) => guardServer(settings),
  compareTags: () => compareTags(),
}));

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, 'info').mockImplementation();
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NEXT_RUNTIME: 'nodejs',
    NODE_ENV: 'production',
  });
  Object.assign(env, { TRUST_PROXY: 0, EMAIL_TRANSPORT: 'sendgrid' });
  Object.assign(environment, { VERCEL: undefined });
});

it.each([
  [0, false],
  [1, true],
])('stands before a server of our own, with %i proxies of ours', async (proxies, trustProxy) => {
  env.TRUST_PROXY = proxies;
  await register();
  expect(guardServer.mock.calls).toEqual([[{ trustProxy, moved: new Set(['/old']) }]]);
});

it('has a server of our own send what waits', async () => {
  await register();
  expect(keepFlushing).toHaveBeenCalledTimes(1);
});

it('clears an outbox, where mail goes into one', async () => {
  await register();
  expect(sweepOutbox).not.toHaveBeenCalled();
  env.EMAIL_TRANSPORT = 'outbox';
  await register();
  expect(sweepOutbox).toHaveBeenCalledWith(env.OUTBOX_DIR);
});

it('leaves both to a platform, and compares tags there too', async () => {
  Object.assign(environment, { VERCEL: '1' });
  await register();
  expect(compareTags).toHaveBeenCalledTimes(1);
  expect([guardServer, keepFlushing].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

describe('a fault at the start', () => {
  const fault = Object.assign(new Error('fault'), { stack: 'The content needs attention.' });
  const exit = jest.fn<never, [unknown]>();
  const error = jest.fn();

  beforeEach(() => {
    jest.spyOn(process, 'exit').mockImplementation(exit);
    jest.spyOn(console, 'error').mockImplementation(error);
    loadBusiness.mockImplementationOnce(() => {
      throw fault;
    });
  });

  it('ends a server of our own, and says what it is', async () => {
    await register();
    expect(error.mock.calls).toEqual([['The content needs attention.']]);
    expect(exit.mock.calls).toEqual([[1]]);
  });

  it('is thrown to a platform, which ends its functions itself', async () => {
    Object.assign(environment, { VERCEL: '1' });
    await expect(register()).rejects.toBe(fault);
    expect(exit).not.toHaveBeenCalled();
  });

  it('is thrown while working, where it is mended while the server runs', async () => {
    Object.assign(process.env, { NODE_ENV: 'development' });
    await expect(register()).rejects.toBe(fault);
    expect(exit).not.toHaveBeenCalled();
  });
});

it('tells the owner of an error that a route has thrown', async () => {
  const error = new Error('thrown');
  const [, request, context] = [] as unknown as Parameters<Instrumentation.onRequestError>;
  await onRequestError(error, request, { ...context, routePath: '/api/order/route' });
  expect(reportError.mock.calls).toEqual([[error, '/api/order/route']]);
});
