import 'server-only';
import { Marked, type Tokens } from 'marked';
import { devanagari } from '../typed-words';
import { escapeHtml } from '../markup';
import { photoPath, photoSet, widthsOf } from '../photo';
import { videoFrame } from '../video-frame';
import { ContentError } from './faults';
import { missingPhoto, photoNamed, type Photos } from './photos';
import { curledHtml } from './sections';
import { TAG, textFaults, VIDEO } from './text-checks';
import { lineAt } from './yaml';

type MarkdownSource = { file: string; source: string; body: string; title: string; photos: Photos };

/** Draws a text as HTML. Throws a ContentError, with lines of `source`, for forbidden elements. */
export function drawText({ file, source, body, title, photos }: MarkdownSource): string {
  const above = lineAt(source, source.length - body.length) - 1;
  const faults = textFaults(body, (image) => imageFault(image, photos)).map(
    ({ line, fault }) => `${file}, line ${above + line}: ${fault}.`,
  );
  if (faults.length > 0) throw new ContentError(faults);
  const html = drawing(title, photos).parse(body, { async: false });
  return languageMarked(keptTogether(curledHtml(html)));
}

function imageFault({ href, text }: Tokens.Image, photos: Photos): string | undefined {
  if (/^data:/i.test(href))
    return 'is a picture written as letters; save it as a file, put that into content/photos, and write ../photos/ and its name';
  if (/^(https?:)?\/\//i.test(href))
    return 'stands on another site; put the file into content/photos, where you may use it, and write ../photos/ and its name';
  const missing = missingPhoto(photos, href);
  if (missing) return `is not there: ${missing}`;
  return text.trim()
    ? undefined
    : `has no words; say between [ and ] what can be seen, for whoever can't see it: ![A chart of numbers](${href})`;
}

function drawing(title: string, photos: Photos) {
  return new Marked({
    renderer: {
      html: ({ raw }) =>
        raw.replace(/<\/iframe\s*>/gi, '').replace(TAG, (tag, name: string, rest: string) => {
          const id = name.toLowerCase() === 'iframe' && VIDEO.exec(rest)?.[1];
          return id ? player(id, titleIn(rest) ?? title) : tag;
        }),
      image: ({ href, text }) => picture(photos, href, text),
      // A digit alone does not say where it leads.
      link: ({ href, text }) =>
        href === `/mulank${text}` && `<a href="${href}" aria-label="Mulank ${text}">${text}</a>`,
    },
  });
}

const titleIn = (attributes: string) =>
  /\btitle="(?!YouTube)([^"]+)"/i.exec(attributes)?.[1]?.trim();

function player(id: string, title: string) {
  const frame = videoFrame(id, title);
  return `<iframe title="${escapeHtml(frame.title)}" srcdoc="${escapeHtml(frame.srcDoc)}" referrerpolicy="${frame.referrerPolicy}" allow="${frame.allow}" allowfullscreen></iframe>`;
}

function picture(photos: Photos, href: string, alt: string) {
  const photo = photoNamed(photos, href, alt);
  if (!photo) return '';
  const { name, width, height } = photo;
  const sizes = 'sizes="auto, (min-width: 48rem) 42rem, 100vw"';
  return `<picture><source type="image/avif" srcset="${photoSet(photo, 'avif')}" ${sizes}><img src="${photoPath(name, widthsOf(width)[0] ?? width, 'webp')}" srcset="${photoSet(photo, 'webp')}" ${sizes} width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async"></picture>`;
}

const languageMarked = (html: string) =>
  html.replace(/>[^<]+/g, (text) => text.replace(devanagari, '<span lang="hi">$&</span>'));

/** Prevents line breaks within '28-10-1995', '33 → 6' or a short '1 + 4'. */
const keptTogether = (html: string) =>
  html.replace(/>[^<]+/g, (text) => text.replace(unbroken, '<span class="nowrap">$&</span>'));

const unbroken = /\d+(?:(?:-| → )\d+)+|(?<!\+ |\d)\d+(?: \+ \d+){1,2}(?! \+|\d)/g;
