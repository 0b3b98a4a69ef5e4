import type { Instrumentation } from 'next';

/** Runs once when the server starts: a fault in environment or content stops it here, before any visitor. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    // Whoever reads the log may go away. Without a listener each line that nobody takes is a fault, which writes a line.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    const { loadBusiness, loadServices } = await import('./lib/content/load');
    const { wayOut } = await import('./lib/mail/send');
    const { keepFlushing, tellQueue } = await import('./lib/mail/queue');
    const { env } = await import('./lib/platform/env');
    const { mailWeek } = await import('./lib/counts/report');
    const { sweepOutbox } = await import('./lib/mail/outbox');
    const { guardServer } = await import('./lib/platform/node-server');
    loadBusiness();
    loadServices();
    console.info(await wayOut());
    await tellQueue();
    if (env.EMAIL_TRANSPORT === 'outbox') await sweepOutbox(env.OUTBOX_DIR);
    // A platform starts us for one request and has a scheduler; it says itself who asks.
    if (env.platform) return;
    if (process.env.NODE_ENV === 'production') guardServer({ trustProxy: env.TRUST_PROXY > 0 });
    keepFlushing(mailWeek);
  }
}

/** Runs when a page or a route throws: the owner is told, and the log has the error itself. */
export const onRequestError: Instrumentation.onRequestError = async (error, _, { routePath }) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { tellError } = await import('./lib/mail/faults');
    await tellError(error, routePath);
  }
};
