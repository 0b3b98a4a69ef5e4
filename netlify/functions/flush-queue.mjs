// On Netlify: delivers the orders that wait in the queue, every five minutes. Without CRON_SECRET there is
// nothing to call, since /api/queue/flush then answers 404.

/** Asks the site itself, which knows how. URL is Netlify's word for the site's main address. */
export default async function flushQueue() {
  const { CRON_SECRET, URL: site } = process.env;
  if (!CRON_SECRET || !site) return;
  const answer = await fetch(`${site}/api/queue/flush`, {
    headers: { Authorization: `Bearer ${CRON_SECRET}` },
  });
  if (!answer.ok) console.error(`The queue was not delivered: ${answer.status}`);
}

export const config = { schedule: '*/5 * * * *' };
