// Delivers queued orders every five minutes. Without CRON_SECRET, /api/queue/flush answers 404.

/** URL is Netlify's variable for the site's main address. */
export default async function flushQueue() {
  const { CRON_SECRET, URL: site } = process.env;
  if (!CRON_SECRET || !site) return;
  const answer = await fetch(`${site}/api/queue/flush`, {
    headers: { Authorization: `Bearer ${CRON_SECRET}` },
  });
  if (!answer.ok) console.error(`The queue was not delivered: ${answer.status}`);
}

export const config = { schedule: '*/5 * * * *' };
