/** Delays a server's answers by so many milliseconds. */
import { connect, createServer } from 'node:net';

export async function startLateProxy(/** @type {number} */ port, /** @type {number} */ lateMs) {
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set();
  const server = createServer((asking) => {
    const answering = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [asking, answering],
      [answering, asking],
    ]) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
    asking.pipe(answering);
    answering.on('data', (chunk) =>
      setTimeout(() => asking.destroyed || asking.write(chunk), lateMs),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    stop() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve(undefined)));
    },
  };
}
