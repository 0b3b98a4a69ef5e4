/** The outbox's pages: plain HTML without the site around it, since only we see them. */
import type { OutboxMail } from '@/lib/mail/outbox';
import { escapeHtml } from '@/lib/markup';

/** The page, or a 404: for what is not there, and in production, where mails are nobody's to read. */
export async function outboxResponse(page: () => Promise<string | undefined>): Promise<Response> {
  const html = process.env.NODE_ENV === 'production' ? undefined : await page();
  return new Response(html ?? 'Not found', {
    status: html ? 200 : 404,
    headers: {
      'Content-Type': `text/${html ? 'html' : 'plain'}; charset=utf-8`,
      'Cache-Control': 'no-store',
    },
  });
}

export function outboxList(dir: string, ids: readonly string[]) {
  const links = ids.map(
    (id) => `<li><a href="/outbox/${escapeHtml(id)}">${escapeHtml(id)}</a></li>`,
  );
  const list = links.length > 0 ? `<ol>${links.join('')}</ol>` : '<p>No mail yet.</p>';
  return page('Outbox', `<p>Folder: ${escapeHtml(dir)}</p>${list}`);
}

/** The HTML part sits in a sandbox without rights: it can run no script and reach no page. */
export const outboxMail = ({ subject, from, to, replyTo, date, html, text }: OutboxMail) =>
  page(
    subject,
    `<p><a href="/outbox">Outbox</a></p>
    <dl>
      <dt>From</dt><dd>${escapeHtml(`${from.name} <${from.email}>`)}</dd>
      <dt>To</dt><dd>${escapeHtml(to)}</dd>
      <dt>Reply to</dt><dd>${escapeHtml(replyTo)}</dd>
      <dt>Date</dt><dd>${escapeHtml(date)}</dd>
    </dl>
    <iframe sandbox title="HTML part" width="100%" height="900" srcdoc="${escapeHtml(html)}"></iframe>
    <h2>Plain text part</h2>
    <pre>${escapeHtml(text)}</pre>`,
  );

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>${escapeHtml(title)}</title>
  </head>
  <body>
    <h1>${escapeHtml(title)}</h1>
    ${body}
  </body>
</html>`;
