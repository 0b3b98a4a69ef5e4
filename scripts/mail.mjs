// `npm run mail [file]`: writes every mail with sample data onto one page, with its subject, on phone and
// desktop, light and dark, and as plain text, and opens the page in a browser.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

// Here no check of the project looks, and the packages that the bundle needs are found.
const folder = resolve('node_modules/.cache/mails');
mkdirSync(folder, { recursive: true });
const mails = await readSamples();
const page = process.argv[2] ? resolve(process.argv[2]) : join(folder, 'mails.html');
writeFileSync(page, pageOf(mails));
console.log(`${mails.length} mails: ${page}`);
if (!process.argv[2]) openInBrowser(page);

/** The mails as the site writes them: their sources are TypeScript, so they are bundled first. */
async function readSamples() {
  const bundle = join(folder, 'mails.mjs');
  await build({
    entryPoints: ['lib/email/samples.ts'],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    logLevel: 'error',
  });
  const { sampleMails } = await import(pathToFileURL(bundle).href);
  return sampleMails();
}

function pageOf(all) {
  const links = all.map(({ when }, n) => `<li><a href="#m${n}">${escape(when)}</a></li>`);
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

function mailOf({ when, message }, n) {
  const { to, replyTo, subject, html, text } = message;
  const frames = [390, 680].flatMap((width) =>
    ['light', 'dark'].map((theme) => frameOf(html, width, theme)),
  );
  return `<h2 id="m${n}">${escape(when)}</h2>
<p>To ${escape(to)}, answers to ${escape(replyTo)}<br><b>${escape(subject)}</b></p>
<div class="frames">${frames.join('')}</div>
<pre>${escape(text)}</pre>`;
}

/** A mail asks the system for its theme: here the question is answered by us. */
function frameOf(html, width, theme) {
  const themed = html.replaceAll(
    '(prefers-color-scheme:dark)',
    theme === 'dark' ? 'all' : 'not all',
  );
  const fit = 'this.height=this.contentDocument.documentElement.scrollHeight';
  return `<figure><figcaption>${width} pixels, ${theme}</figcaption>
<iframe width="${width}" height="100" sandbox="allow-same-origin" onload="${fit}" srcdoc="${escape(themed)}"></iframe></figure>`;
}

function openInBrowser(file) {
  const openers = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };
  const [command, ...options] = openers[process.platform] ?? ['xdg-open'];
  // Where there is none, the path above has to do.
  spawn(command, [...options, file], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

function escape(text) {
  const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => entities[sign]);
}
