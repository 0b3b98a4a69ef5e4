// `npm run mail`: writes every mail with sample data onto one page, with its subject, on phone and desktop, light and dark, and
// as plain text, and says where the page lies: there no check of the project looks.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { task } from './task';
import { sampleMails, type SampleMail } from './mail-samples';
import { escapeHtml } from '../lib/markup';

void task(async () => {
  const page = resolve('node_modules/.cache/mails/mails.html');
  mkdirSync(dirname(page), { recursive: true });
  const mails = await sampleMails();
  writeFileSync(page, pageOf(mails));
  console.log(`${mails.length} mails: ${pathToFileURL(page)}`);
});

function pageOf(all: readonly SampleMail[]) {
  const links = all.map(({ when }, n) => `<li><a href="#m${n}">${escapeHtml(when)}</a></li>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails</title>
<style>
body { margin: 2rem; background: #d9d6cf; color: #171a3a; font: 16px/1.5 system-ui, sans-serif }
.frames { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto }
figure { margin: 0 } iframe { border: 0; background: #fff } pre { padding: 1rem; background: #fff; overflow-x: auto }
</style>
<h1>Mails</h1><ol>${links.join('')}</ol>
${all.map(mailOf).join('\n')}`;
}

function mailOf({ when, message }: SampleMail, n: number) {
  const { to, replyTo, subject, html, text } = message;
  const frames = [390, 680].flatMap((width) =>
    ['light', 'dark'].map((theme) => frameOf(html, width, theme)),
  );
  return `<h2 id="m${n}">${escapeHtml(when)}</h2>
<p>To ${escapeHtml(to)}, answers to ${escapeHtml(replyTo)}<br><b>${escapeHtml(subject)}</b></p>
<div class="frames">${frames.join('')}</div>
<pre>${escapeHtml(text)}</pre>`;
}

/** A mail asks the system for its theme: here the question is answered by us. */
function frameOf(html: string, width: number, theme: string) {
  const themed = html.replaceAll(
    '(prefers-color-scheme:dark)',
    theme === 'dark' ? 'all' : 'not all',
  );
  const fit = 'this.height=this.contentDocument.documentElement.scrollHeight';
  return `<figure><figcaption>${width} pixels, ${theme}</figcaption>
<iframe width="${width}" height="100" sandbox="allow-same-origin" onload="${fit}" srcdoc="${escapeHtml(themed)}"></iframe></figure>`;
}
