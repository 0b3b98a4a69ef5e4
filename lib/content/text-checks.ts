/** What may stand in a text: a short list of elements, and between them words with no sign left over. Pure. */
import { Marked, type Token, type Tokens } from 'marked';
import { wrongSums } from './sums';
import { unescapeHtml } from '../markup';
import { shortened } from './faults';

export type Fault = { piece: string; fault: string };

/** A fault, and the line of the text, counted from 1, on which it stands. */
export type Placed = { line: number; fault: string };

/** What is drawn of a text is checked, and not what somebody might type. `imageFault` knows which pictures there are. */
export function textFaults(
  body: string,
  imageFault: (image: Tokens.Image) => string | undefined,
): Placed[] {
  const text = body.replace(/\r\n?/g, '\n');
  let end = 0;
  return plain.lexer(text).flatMap((block, index, blocks) => {
    const start = end;
    end += block.raw.length;
    return blockFaults(block, blocks.slice(0, index), imageFault).map(({ piece, fault }) => ({
      line: text.slice(0, start + Math.max(0, block.raw.indexOf(piece))).split('\n').length,
      fault: `${shortened(piece.trim())} ${fault}`,
    }));
  });
}

const plain = new Marked();

/** As the reader of Markdown draws a block, without what was meant as it was typed: `code` and escaped signs. */
const drawn = new Marked({
  renderer: {
    text: (token) => ((token as Token).type === 'escape' ? '' : false),
    codespan: () => '<code></code>',
    image: () => '',
    html: () => '',
  },
});

function blockFaults(
  block: Token,
  before: readonly Token[],
  imageFault: (image: Tokens.Image) => string | undefined,
): Fault[] {
  const faults: Fault[] = [];
  const add = (piece: string, fault?: string) => fault && faults.push({ piece, fault });
  const above = before.at(-1);
  const first = block.raw.trimStart().split('\n')[0] ?? '';
  const tags: string[] = [];
  plain.walkTokens([block], (token) => {
    if (isImage(token)) add(token.raw, imageFault(token));
    if (isHtml(token)) tags.push(token.raw);
  });
  faults.push(...tagFaults(tags.join('')));

  if (block.type === 'def') add(block.raw, noDefinition);
  if (block.type === 'heading' && !first.startsWith('#')) add(first, underlined);
  if (block.type === 'list' && first.startsWith('+')) add(first, plusList);
  if (block.type === 'list' && above?.type === 'paragraph' && /\d$/.test(above.raw.trimEnd()))
    if (/^\S+ \d/.test(first) && !above.raw.endsWith('\n\n')) add(first, brokenSum);
  if (block.type === 'list' && block.start === 1 && block.items.length === 1) add(first, listOfOne);

  const html = drawn.parser([block]);
  for (const [, name = '', attributes = ''] of html.matchAll(/<([a-z]\w*)([^>]*)>/g))
    if (!elements.has(name) || /\bstart=/.test(attributes))
      add(
        first,
        misdrawn[name] ?? `would be drawn as ${name}, which no text may hold; take it out`,
      );
  if (/[\p{L}\p{N}]<(?:em|strong)>|<\/(?:em|strong)>\d/u.test(html))
    add(/\S*[\p{L}\p{N}][*_]+\S*/u.exec(block.raw)?.[0] ?? first, inWord);
  for (const text of textsIn(html)) {
    const left = signLeft(text);
    if (left) faults.push(left);
  }
  const entry = disguisedEntry(block, before);
  if (entry && faults.length === 0) add(entry, noEntry);
  if (['paragraph', 'list', 'table'].includes(block.type)) faults.push(...wrongSums(block.raw));
  return distinct(faults);
}

/** What stands between the tags, as a browser reads it, without the signs that are written by their names. */
const textsIn = (html: string) =>
  html
    .split(/<[^>]*>/)
    .map((text) => unescapeHtml(text.replace(/&(?!(?:amp|lt|gt|quot|#39);)#?\w+;/g, '')));

/** How lines begin that are meant as entries: with a sign, of no quotation and no sum, or counted. */
const entrySign = /^(?!["'&]|\p{Sm}\s?\p{Nd})[\p{Pd}\p{Po}\p{So}\p{Sm}\p{No}\p{Nl}]/u;
const entryCounter =
  /^[([]?(?:\p{Nd}\p{M}|(?:(?:[\p{L}\p{M}]+ )?\p{Nd}+|\p{L}\p{M}*|[ivx]{2,4})(?:[.)\]:।](?!\p{Nd})|\s?[-–—=]\s(?!\p{Nd})))/u;

/** One of several lines, or of two paragraphs, that begin so and would be drawn as words. */
function disguisedEntry(block: Token, before: readonly Token[]): string | undefined {
  const [last, space] = before.slice(-2);
  const isNext = `${last?.type} ${space?.type} ${block.type}` === 'paragraph space paragraph';
  const heads =
    last && isNext ? [block, last].flatMap((one) => drawnLines(one).flat()[0] ?? []) : [];
  const paragraphs = drawnLines(block);
  return [
    ...[heads, ...paragraphs].map((lines) => lines.filter((line) => entrySign.test(line))),
    ...paragraphs.map((lines) => lines.filter((line) => entryCounter.test(line))),
  ].find(({ length }) => length > 1)?.[0];
}

const drawnLines = (block: Token) =>
  textsIn(drawn.parser([block]).replace(/<\/?(?:a|br|code|em|strong)\b[^>]*>/g, '')).map((text) =>
    text
      .split('\n')
      .map((line) => line.replace(/^[\s\p{Cf}]+/u, ''))
      .filter(Boolean),
  );

const isHtml = (token: Token): token is Tokens.HTML | Tokens.Tag => token.type === 'html';
const isImage = (token: Token): token is Tokens.Image => token.type === 'image';

const distinct = (faults: readonly Fault[]) => [
  ...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values(),
];

const elements = new Set(
  'a blockquote br code em h2 h3 hr li ol p strong table tbody td th thead tr ul'.split(' '),
);

/** How the others, and a list that begins anywhere, come about. */
const misdrawn: Record<string, string> = {
  h1: 'would be a second title of the page; write ## for a heading',
  pre: 'would stand in a box as wide as its longest line, because it begins with four spaces, a tab or three backticks; take those out',
  ol: 'begins a list at that number; where it is a sentence write a \\ before the full stop (2023\\. That was), and a list begins with 1.',
  del: 'would be struck through, because of its signs ~; write about or to for them',
  input: 'would be a box to tick; write - and the words alone',
  ...Object.fromEntries(
    ['h4', 'h5', 'h6'].map((name) => [name, 'is a heading too deep; write ## or ###']),
  ),
};

const noDefinition =
  'stands nowhere on the page; write a link where it belongs, as [the words](/services), and a note into its sentence';
const underlined =
  'is made a heading by the signs below it; write ## before it, or an empty line between the two';
const plusList =
  'begins a list by its +; keep a sum on one line, and begin the entries of a list with - and a space';
const brokenSum =
  'begins a list in the middle of a sum; keep the sum on one line, or write an empty line above the list';
const listOfOne =
  'is a list of one; where it is a sentence write a \\ before the full stop, for example 1\\. January';
const noEntry =
  'is no entry of a list yet; begin it with - and a space, or with 1. and a space, with an empty line above the list';
const inWord =
  'has stars that slant or thicken what follows; write × for times (3 × 4), or \\* for a star';

/** Signs that mark nothing where they stand, and what would be right: the first that is found. */
const signs: [RegExp, string][] = [
  [
    /!?\[[^\][]*\]\([^()\n]*\s[^()\n]*\)/,
    'is no link or picture yet, because its address holds a space; take the space out, and out of the name of the file too',
  ],
  [/\[[^\][]+\]\s+\([^()\s]*\)/, 'is no link yet; take out the space between ] and ('],
  [
    /\[\^[^\][]*\]/,
    'is a footnote, which there are none of here; write the note into its sentence',
  ],
  [/^#{2,6}[^#\s].*$/m, 'is no heading yet; write a space after its signs, as in ## Years'],
  [
    /^\|.*\|[ ]*$|^[ ]*:?-+:?[ ]*\|[ :|-]*$/m,
    'is no table yet; write below its first line a line of dashes with as many columns, for example | --- | --- |, and an empty line above it',
  ],
  [/^[ ]*[•·▪▫◦‣⁃●○■□◆➢➤✓✔–—-][ ]?\t.*|^[ ]*[•▪▫◦‣⁃●○■□◆➢➤✓✔].*/m, noEntry],
  [
    /.*\S\t+\S.*/,
    'holds a tab, as tables and lists from Word and Excel do, and runs together; write | between columns, or a space',
  ],
  [/<\/?[a-z!?][^<>\n]*>?/i, 'is a tag that no text may hold, as Word brings it; take it out'],
  [/&#?\w+;/, 'would be seen as it is typed; write the letter or the sign itself'],
  [/(?<=\d ?)\*(?= ?\d)/, 'would be seen as a star; write × for times, for example 3 × 4'],
  [
    /\{[{%:].*?\}|\{.*?\}|\[\[.*?\]\]|:::+ ?\w*|={2,}|\+{3,}|\$\$|:[a-z]+_[a-z_]+:/,
    'means something to other programs only, and would be seen as it is typed; take it out',
  ],
  [
    /\*+|`+|~~+|[\\^{}[\]]|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/u,
    'marks nothing there, and would be seen; take it out, or write \\ before it where it is meant',
  ],
];

/** The first sign of Markdown, tag or the like that is left in words for people. */
export function signLeft(text: string): Fault | undefined {
  for (const [pattern, fault] of signs) {
    const [piece] = pattern.exec(text) ?? [];
    if (piece !== undefined) return { piece, fault };
  }
  return undefined;
}

/** A tag of HTML that opens or closes: its name, and the rest of it. */
export const TAG = /<\/?([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
export const VIDEO =
  /\bsrc=["']?(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?![\w-])/i;

/** The marks that may be typed as HTML, and those of them that stand alone. */
const marks = 'abbr b br em hr i kbd mark s small strong sub sup u wbr'.split(' ');
const alone = ['br', 'hr', 'wbr'];

function tagFaults(html: string): Fault[] {
  const comment = /<!--.*/.exec(html)?.[0];
  if (comment) return [{ piece: comment, fault: 'is a remark within the text; take it out' }];
  const open: string[] = [];
  for (const [piece, tag = '', rest = ''] of html.matchAll(TAG)) {
    const name = tag.toLowerCase();
    const closes = piece.startsWith('</');
    const fault = closes ? undefined : tagFault(name, rest);
    if (fault) return [{ piece, fault }];
    if (alone.includes(name)) continue;
    if (!closes) open.push(name);
    else if (open.pop() !== name) return [{ piece, fault: 'closes what is not open; take it out' }];
  }
  const [unclosed] = open;
  if (unclosed)
    return [{ piece: `<${unclosed}>`, fault: `is not closed; write </${unclosed}> where it ends` }];
  const odd = /<[^>]*>?/.exec(html.replace(TAG, ''))?.[0];
  return odd ? [{ piece: odd, fault: 'is no part of a text; take it out' }] : [];
}

function tagFault(name: string, rest: string): string | undefined {
  if (name === 'a')
    return `is a link; write it as [the words](${/\bhref\s*=\s*["']?([^"'\s>]+)/i.exec(rest)?.[1] ?? '/services'})`;
  const isMark = marks.includes(name);
  if (/\bstyle\s*=/i.test(rest))
    return `says how it looks; take ${isMark ? 'style' : `it and </${name}>`} out, the site gives every text its look`;
  const action = /\s(on\w+)\s*=/i.exec(rest)?.[1];
  if (action) return `does something by a script; take ${action} out, scripts never run in a text`;
  if (isMark || (name === 'iframe' && VIDEO.test(rest))) return undefined;
  return unfit[name] ?? unfit[/^t(able|head|body|r|d|h)$/.test(name) ? 'table' : 'other'];
}

const unfit: Record<string, string> = {
  img: 'is a picture; put its file into content/photos and write ![What can be seen](../photos/name.jpg)',
  table:
    'is of a table; write each of its lines as | one | two |, with a line | --- | --- | below the first',
  script: 'is a script, which never runs in a text; take it out, with all that stands in it',
  iframe:
    'shows another site, which only videos of YouTube may; write a link: [what is there](https://example.com/page)',
  other:
    "can't stand in a text; take it out: an empty line begins a paragraph, ## a heading, - a list",
};
