import 'server-only';
import { Marked, type Token, type Tokens } from 'marked';
import { devanagari } from '../devanagari';
import { escapeHtml } from '../escape-html';
import { photoPath, photoSet, widthsOf } from '../photo';
import { videoFrame } from '../video-frame';
import { ContentError } from './faults';
import { missingPhoto, photoNamed, type Photos } from './photos';
import { curledHtml } from './quotes';
import { slipsIn, type Slip } from './text-slips';
import { lineAt } from './yaml';

type Typed = { file: string; source: string; body: string; title: string; photos: Photos };

/** A text as HTML, or a ContentError for what may not stand in it. `source` is the whole file, by which lines count. */
export function drawText({ file, source, body, title, photos }: Typed): string {
  const faults = faultsOfBody(body, photos).map(
    ({ piece, fault }) => `${file}, line ${lineAt(source, source.indexOf(piece))}: ${fault}.`,
  );
  if (faults.length > 0) throw new ContentError(faults);
  return htmlOf(body, title, photos);
}

/**
 * A text as HTML: its photographs in three sizes, YouTube's frames as our own player, quotes curled, Devanagari marked. `title` is
 * the text's own, for a video that brings none.
 */
export const htmlOf = (body: string, title: string, photos: Photos): string =>
  languageMarked(keptTogether(curledHtml(drawing(title, photos).parse(body, { async: false }))));

/** What may not stand in a text, or lacks something: the piece itself, and what to do about it. */
export function faultsOfBody(body: string, photos: Photos): Slip[] {
  const faults: Slip[] = [];
  const marked = new Marked();
  marked.walkTokens(marked.lexer(body), (token) => {
    if (isHtml(token))
      for (const [piece, name = '', rest = ''] of token.raw.matchAll(TAG)) {
        const fault = tagFault(name.toLowerCase(), rest);
        if (fault)
          faults.push({ piece, fault: `${piece.length > 60 ? `<${name} ...>` : piece} ${fault}` });
      }
    faults.push(...slipsIn(token));
    if (isImage(token)) {
      const fault = imageFault(token, photos);
      if (fault)
        faults.push({ piece: token.raw, fault: `the picture ${token.href || '()'} ${fault}` });
    }
  });
  return faults;
}

const isHtml = (token: Token): token is Tokens.HTML | Tokens.Tag => token.type === 'html';
const isImage = (token: Token): token is Tokens.Image => token.type === 'image';

/** A tag of HTML that opens: its name, and the rest of it. */
const TAG = /<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
const COMMENT = /<!--[^]*?-->/g;
const VIDEO =
  /\bsrc=["']?(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?![\w-])/i;

const plain = [
  'abbr',
  'b',
  'br',
  'em',
  'hr',
  'i',
  'kbd',
  'mark',
  's',
  'small',
  'strong',
  'sub',
  'sup',
  'u',
  'wbr',
];

function tagFault(name: string, rest: string): string | undefined {
  if (name === 'img')
    return 'is a picture; put its file into content/photos and write ![What can be seen](../photos/name.jpg)';
  if (name === 'a')
    return `is a link; write it as [the words](${/\bhref\s*=\s*["']?([^"'\s>]+)/i.exec(rest)?.[1] ?? '/services'})`;
  if (/^t(able|head|body|r|d|h)$/.test(name))
    return 'is of a table; write each of its lines as | one | two |, with a line | --- | --- | below the first';
  if (name === 'script')
    return 'is a script, which never runs in a text; take it out, with all that stands in it';
  if (/\bstyle\s*=/i.test(rest))
    return `says how it looks; take ${plain.includes(name) ? 'style' : `it and </${name}>`} out, the site gives every text its look`;
  const action = /\s(on\w+)\s*=/i.exec(rest)?.[1];
  if (action) return `does something by a script; take ${action} out, scripts never run in a text`;
  if (name === 'iframe')
    return VIDEO.test(rest)
      ? undefined
      : 'shows another site, which only videos of YouTube may; write a link: [what is there](https://example.com/page)';
  if (plain.includes(name)) return undefined;
  return "can't stand in a text; take it out: an empty line begins a paragraph, ## a heading, - a list";
}

function imageFault({ href, text }: Tokens.Image, photos: Photos): string | undefined {
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
        raw
          .replace(COMMENT, '')
          .replace(/<\/iframe\s*>/gi, '')
          .replace(TAG, (tag, name: string, rest: string) => {
            const id = name.toLowerCase() === 'iframe' && VIDEO.exec(rest)?.[1];
            return id ? player(id, titleIn(rest) ?? title) : tag;
          }),
      image: ({ href, text }) => picture(photos, href, text),
      // A digit alone says nothing of where it leads.
      link: ({ href, text }) =>
        href === `/mulank${text}` && `<a href="${href}" aria-label="Mulank ${text}">${text}</a>`,
    },
  });
}

/** The title that somebody gave to the frame; the service's own is the same for all. */
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

/** Devanagari is announced as Hindi, so that whoever writes a text just types it. Tags stay as they are. */
const languageMarked = (html: string) =>
  html.replace(/>[^<]+/g, (text) => text.replace(devanagari, '<span lang="hi">$&</span>'));

/** No line ends within '28-10-1995', '33 → 6' or a short '1 + 4'. Tags stay as they are. */
const keptTogether = (html: string) =>
  html.replace(/>[^<]+/g, (text) => text.replace(unbroken, '<span class="nowrap">$&</span>'));

const unbroken = /\d+(?:(?:-| → )\d+)+|(?<!\+ |\d)\d+(?: \+ \d+){1,2}(?! \+|\d)/g;
