import type { Instrumentation } from 'next';

/** A fault in environment or content ends a server of our own: Next would go on, and answer 500. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    // A log's reader may go away. Without a listener each lost line is a fault, which logs a line.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    const { environment } = await import('./lib/settings/read');
    const { platformOf } = await import('./lib/settings/settings');
    const isOnPlatform = platformOf(environment) !== undefined;
    const isProduction = process.env.NODE_ENV === 'production';
    try {
      const { loadBusiness, loadList, loadServices } = await import('./lib/content/load');
      const { describeTransport } = await import('./lib/mail/send');
      const { keepFlushing, logQueueStatus } = await import('./lib/mail/queue');
      const { env } = await import('./lib/settings/env');
      const { sweepOutbox } = await import('./lib/mail/outbox');
      const { compareTags, guardServer } = await import('./lib/platform/node-server');
      loadBusiness();
      loadServices();
      console.info(await describeTransport());
      await logQueueStatus();
      if (env.EMAIL_TRANSPORT === 'outbox') await sweepOutbox(env.OUTBOX_DIR);
      compareTags();
      // A platform starts us for one request and has a scheduler; it says itself who asks.
      if (isOnPlatform) return;
      const moved = new Set(loadList('redirects').map(({ from }) => from.toLowerCase()));
      if (isProduction) guardServer({ trustProxy: env.TRUST_PROXY > 0, moved });
      keepFlushing();
    } catch (error) {
      if (isOnPlatform || !isProduction) throw error;
      console.error(error instanceof Error ? error.stack : error);
      process.exit(1);
    }
  }
}

/** Runs when a page or a route throws: the owner is told, and the log has the error itself. */
export const onRequestError: Instrumentation.onRequestError = async (error, _, { routePath }) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { reportError } = await import('./lib/mail/faults');
    await reportError(error, routePath);
  }
};
