// `npm run mail`: shows every sample mail on one page: phone and desktop, light, dark, plain text.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runScript } from './run-script';
import { sampleMails, type SampleMail } from './mail-samples';
import { markup, plainPage } from '../lib/markup';

const styles = markup`
body { margin: 2rem; background: #d9d6cf; color: #171a3a; font: 16px/1.5 system-ui, sans-serif }
.frames { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto }
figure { margin: 0 } iframe { border: 0; background: #fff } pre { padding: 1rem; background: #fff; overflow-x: auto }
`;

void runScript(() => {
  const page = resolve('node_modules/.cache/mails/mails.html');
  mkdirSync(dirname(page), { recursive: true });
  const mails = sampleMails();
  writeFileSync(page, pageOf(mails));
  console.log(`${mails.length} mails: ${pathToFileURL(page)}`);
});

function pageOf(all: readonly SampleMail[]) {
  const links = all.map(({ when }, n) => markup`<li><a href="#m${n}">${when}</a></li>`);
  return plainPage('Mails', markup`<ol>${links}</ol>${all.map(mailOf)}`, styles);
}

function mailOf({ when, message }: SampleMail, n: number) {
  const { to, replyTo, subject, html, text } = message;
  const frames = [390, 680].flatMap((width) =>
    ['light', 'dark'].map((theme) => frameOf(html, width, theme)),
  );
  return markup`<h2 id="m${n}">${when}</h2>
<p>To ${to}, answers to ${replyTo}<br><b>${subject}</b></p>
<div class="frames">${frames}</div>
<pre>${text}</pre>`;
}

/** Overrides the theme query of the mail's CSS. */
function frameOf(html: string, width: number, theme: string) {
  const themed = html.replaceAll(
    '(prefers-color-scheme:dark)',
    theme === 'dark' ? 'all' : 'not all',
  );
  const fit = 'this.height=this.contentDocument.documentElement.scrollHeight';
  return markup`<figure><figcaption>${width} pixels, ${theme}</figcaption>
<iframe width="${width}" height="100" sandbox="allow-same-origin" onload="${fit}" srcdoc="${themed}"></iframe></figure>`;
}
