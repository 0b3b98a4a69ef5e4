/** Allows few elements in a text, and no stray signs of markup between them. */
import { Marked, type Token, type Tokens } from 'marked';
import { wrongSums } from './sums';
import { unescapeHtml } from '../markup';
import { shortened } from './faults';

export type MarkupFault = { piece: string; fault: string };

export type LineFault = { line: number; fault: string };

export function textFaults(
  body: string,
  imageFault: (image: Tokens.Image) => string | undefined,
): LineFault[] {
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

/** Draws blocks without `code` and escaped signs, which are meant as typed. */
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
): MarkupFault[] {
  const faults: MarkupFault[] = [];
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
  if (block.type === 'list' && first.startsWith('+')) add(first, noList);
  if (block.type === 'list' && above?.type === 'paragraph' && /\d$/.test(above.raw.trimEnd()))
    if (/^\S+ \d/.test(first) && !above.raw.endsWith('\n\n')) add(first, noList);
  if (block.type === 'list' && block.start === 1 && block.items.length === 1) add(first, noList);

  const html = drawn.parser([block]);
  for (const [, name = '', attributes = ''] of html.matchAll(/<([a-z]\w*)([^>]*)>/g))
    if (!elements.has(name) || /\bstart=/.test(attributes))
      add(first, name === 'ol' ? noList : misdrawn(name));
  if (/[\p{L}\p{N}]<(?:em|strong)>|<\/(?:em|strong)>\d/u.test(html))
    add(/\S*[\p{L}\p{N}][*_]+\S*/u.exec(block.raw)?.[0] ?? first, inWord);
  for (const text of textsIn(html)) {
    const left = signLeft(text);
    if (left) faults.push(left);
  }
  const entry = disguisedEntry(block, before);
  if (entry && faults.length === 0) add(entry, noEntry);
  if (['paragraph', 'list', 'table'].includes(block.type)) faults.push(...wrongSums(block.raw));
  return withoutRepeats(faults);
}

const textsIn = (html: string) =>
  html
    .split(/<[^>]*>/)
    .map((text) => unescapeHtml(text.replace(/&(?!(?:amp|lt|gt|quot|#39);)#?\w+;/g, '')));

/** List signs at the start of a line, except quotes and sums; or a counter. */
const entrySign = /^(?!["'&]|\p{Sm}\s?\p{Nd})[\p{Pd}\p{Po}\p{So}\p{Sm}\p{No}\p{Nl}]/u;
const entryCounter =
  /^[([]?(?:\p{Nd}\p{M}|(?:(?:[\p{L}\p{M}]+ )?\p{Nd}+|\p{L}\p{M}*|[ivx]{2,4})(?:[.)\]:।](?!\p{Nd})|\s?[-–—=]\s(?!\p{Nd})))/u;

/** A list that lacks its blank line or its sign, and would be drawn as a paragraph. */
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

const withoutRepeats = (faults: readonly MarkupFault[]) => [
  ...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values(),
];

const elements = new Set(
  'a blockquote br code em h2 h3 hr li ol p strong table tbody td th thead tr ul'.split(' '),
);

const misdrawn = (name: string) =>
  `would be drawn as <${name}>, which no text may hold; begin a heading with ## or ###, no line with spaces or a tab, and write a \\ before a sign that is meant as it is`;
const noDefinition =
  'is a footnote, or an address without its link; write a note into its sentence, and a link where it belongs, as [the words](/services)';
const underlined =
  'is made a heading by the signs below it; write ## before it, or an empty line between the two';
const noList =
  'begins a list; keep a sentence or a sum on one line, write a \\ before the full stop (1\\. January), and an empty line above a list';
const noEntry =
  'is no entry of a list yet; begin it with - and a space, or with 1. and a space, with an empty line above the list';
const inWord =
  'has stars that slant or thicken what follows; write × for times (3 × 4), or \\* for a star';
const noLink =
  'is no link or picture yet; take out the space between ] and ( and in its address, and out of the name of the file too';
const noHeading = 'is no heading yet; write a space after its signs, as in ## Years';
const noTable =
  'is no table yet; write | between its columns, and below its first line | --- | --- |, with an empty line above it';
const asTyped =
  'marks nothing there, and would be seen as it is typed; take it out, write × for times, or \\ before a sign that is meant as it is';

const signs: [RegExp, string][] = [
  [/!?\[[^\][]*\]\([^()\n]*\s[^()\n]*\)|\[[^\][]+\]\s+\([^()\s]*\)/, noLink],
  [/\[\^[^\][]*\]/, noDefinition],
  [/^#{2,6}[^#\s].*$/m, noHeading],
  [/^\|.*\|[ ]*$|^[ ]*:?-+:?[ ]*\|[ :|-]*$/m, noTable],
  [/^[ ]*[•·▪▫◦‣⁃●○■□◆➢➤✓✔–—-][ ]?\t.*|^[ ]*[•▪▫◦‣⁃●○■□◆➢➤✓✔].*/m, noEntry],
  [/.*\S\t+\S.*/, noTable],
  [/<\/?[a-z!?][^<>\n]*>?|&#?\w+;|(?<=\d ?)\*(?= ?\d)/i, asTyped],
  [/\{[{%:].*?\}|\{.*?\}|\[\[.*?\]\]|:::+ ?\w*|={2,}|\+{3,}|\$\$|:[a-z]+_[a-z_]+:/, asTyped],
  [/\*+|`+|~~+|[\\^{}[\]]|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/u, asTyped],
];

export function signLeft(text: string): MarkupFault | undefined {
  for (const [pattern, fault] of signs) {
    const [piece] = pattern.exec(text) ?? [];
    if (piece !== undefined) return { piece, fault };
  }
  return undefined;
}

export const TAG = /<\/?([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
export const VIDEO =
  /\bsrc=["']?(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?![\w-])/i;

const marks = 'abbr b br em hr i kbd mark s small strong sub sup u wbr'.split(' ');
const alone = ['br', 'hr', 'wbr'];

function tagFaults(html: string): MarkupFault[] {
  const remark = /<!--.*/.exec(html)?.[0];
  if (remark) return [{ piece: remark, fault: 'is a remark within the text; take it out' }];
  const open: string[] = [];
  for (const [piece, tag = '', attributes = ''] of html.matchAll(TAG)) {
    const name = tag.toLowerCase();
    const closes = piece.startsWith('</');
    if (!closes && !mayStand(name, attributes)) return [{ piece, fault: unfit }];
    if (alone.includes(name)) continue;
    if (!closes) open.push(name);
    else if (open.pop() !== name) return [{ piece, fault: 'closes what is not open; take it out' }];
  }
  const [unclosed] = open;
  if (unclosed)
    return [{ piece: `<${unclosed}>`, fault: `is not closed; write </${unclosed}> where it ends` }];
  const odd = /<[^>]*>?/.exec(html.replace(TAG, ''))?.[0];
  return odd ? [{ piece: odd, fault: unfit }] : [];
}

function mayStand(name: string, attributes: string) {
  if (/\bstyle\s*=|\son\w+\s*=/i.test(attributes)) return false;
  return marks.includes(name) || (name === 'iframe' && VIDEO.test(attributes));
}

const unfit =
  "can't stand in a text; take it out, or write [the words](/services) for a link, ![What can be seen](../photos/name.jpg) for a picture and | one | two | for a table: of HTML only small marks and videos of YouTube may stand";
