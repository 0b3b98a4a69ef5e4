import type { Instrumentation } from 'next';

/**
 * Ends our own server on a fault in environment or content, before any visitor; Next would go on
 * and answer 500. Development mends it while running, and a platform ends its own server.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    // A closed log would throw for each line, and log that as another line.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    const { given } = await import('./lib/platform/given');
    const { platformOf } = await import('./lib/settings/settings');
    const isOnPlatform = platformOf(given) !== undefined;
    const isProduction = process.env.NODE_ENV === 'production';
    try {
      const { loadBusiness, loadList, loadServices } = await import('./lib/content/load');
      const { wayOut } = await import('./lib/mail/send');
      const { keepFlushing, tellQueue } = await import('./lib/mail/queue');
      const { env } = await import('./lib/platform/env');
      const { sweepOutbox } = await import('./lib/mail/outbox');
      const { compareTags, guardServer } = await import('./lib/platform/node-server');
      loadBusiness();
      loadServices();
      console.info(await wayOut());
      await tellQueue();
      if (env.EMAIL_TRANSPORT === 'outbox') await sweepOutbox(env.OUTBOX_DIR);
      compareTags();
      // A platform starts us for one request, and its scheduler flushes the queue.
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

/** Tells the owner of an error in a page or route, and logs it. */
export const onRequestError: Instrumentation.onRequestError = async (error, _, { routePath }) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { tellError } = await import('./lib/mail/faults');
    await tellError(error, routePath);
  }
};
