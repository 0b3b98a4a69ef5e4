import { createServer } from 'node:http';
import { guardServer, plainAddress } from './node-server';

// The process's own channel outlives this file, and would guard the servers of the next ones.
const listeners = new Map<string, (message: object) => void>();
jest.mock('node:diagnostics_channel', () => ({
  subscribe: (name: string, listener: (message: object) => void) => listeners.set(name, listener),
}));

describe('an address as Next reads it', () => {
  it.each(['/', '/about', '/subcard/3?from=/a%5Bb', '/_next/static/chunks/0_a~b.js', '/art/x.svg'])(
    '%s stays as it is',
    (url) => {
      expect(plainAddress(url)).toBe(url);
    },
  );

  it.each([
    ['/%61bout', '/about'],
    ['/[page]', '/-page-'],
    ['/blogs/%5Bslug%5D', '/blogs/-slug-'],
    ['/%2561bout', '/-61bout'],
    ['/about%2F..%5C', '/about-..-'],
    ['/%E0%A4%B9', '/-'],
    ['/_global-error', '/-global-error'],
    ['/%5Fnot-found', '/-not-found'],
  ])('%s is %s', (url, plain) => {
    expect(plainAddress(url)).toBe(plain);
  });

  it.each(['/%', '/%c0%ae', '*', '', 'http://example.com/'])('%j cannot be read', (url) => {
    expect(plainAddress(url)).toBeUndefined();
  });
});

it('ends a connection that is silent for a minute', () => {
  const server = createServer();
  guardServer({ trustProxy: false });
  listeners.get('net.server.socket')?.({ socket: { server } });
  expect(server.timeout).toBe(60_000);
});
