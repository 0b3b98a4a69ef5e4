import type { OutboxMail } from '@/lib/mail/outbox';
import { markup, plainPage } from '@/lib/markup';

/** 404 in production too, where mails are nobody's to read. */
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
  const links = ids.map((id) => markup`<li><a href="/outbox/${id}">${id}</a></li>`);
  const list = links.length > 0 ? markup`<ol>${links}</ol>` : markup`<p>No mail yet.</p>`;
  return plainPage('Outbox', markup`<p>Folder: ${dir}</p>${list}`);
}

/** A sandbox without rights: the mail's HTML can run no script and reach no page. */
export const outboxMail = ({ subject, from, to, replyTo, date, html, text }: OutboxMail) =>
  plainPage(
    subject,
    markup`<p><a href="/outbox">Outbox</a></p>
    <dl>
      <dt>From</dt><dd>${from.name} &lt;${from.email}&gt;</dd>
      <dt>To</dt><dd>${to}</dd>
      <dt>Reply to</dt><dd>${replyTo}</dd>
      <dt>Date</dt><dd>${date}</dd>
    </dl>
    <iframe sandbox title="HTML part" width="100%" height="900" srcdoc="${html}"></iframe>
    <h2>Plain text part</h2>
    <pre>${text}</pre>`,
  );
