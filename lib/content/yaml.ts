import { isCollection, isNode, parseDocument, visit, type Document, type YAMLError } from 'yaml';
import { ContentError, shortened, type SourceLookup } from './faults';

/** Throws a ContentError. `typed` tells how and where a value was written. */
export function parseYaml(file: string, text: string): { value: unknown; typed: SourceLookup } {
  refuse(file, text.replace(/^\uFEFF/, ''), [...unreadable, unseen]);
  const document = parseDocument(text);
  // Later errors are mostly consequences of the first.
  const [error] = document.errors;
  if (error) throw faultOn(file, lineAt(text, startOf(error, document)), explainYamlError(error));
  const misread = misreadTexts(document, text);
  if (misread.length > 0) throw new ContentError(misread.map((fault) => `${file}, ${fault}`));
  const typed: SourceLookup = (path) => {
    const node = document.getIn(path, true);
    const [start, end] = (isNode(node) && node.range) || [];
    if (start === undefined) return path.length > 0 ? { line: typed(path.slice(0, -1)).line } : {};
    const [first = ''] = text
      .slice(start, end)
      .replace(/^[>|]\S*\s+/, '')
      .trim()
      .split('\n');
    return { line: lineAt(text, start), as: shortened(first) };
  };
  return { value: document.toJS(), typed };
}

const faultOn = (file: string, line: number, sentence: string) =>
  new ContentError([`${file}, line ${line}: ${sentence}.`]);

const explainYamlError = ({ message }: YAMLError) =>
  `${message.trimEnd()}\nPut a text in straight quotes where it has a colon, # or another sign in it, close what is opened, begin the fields of one entry in one column, after spaces, and write entries in place of []`;

/** YAML reports the end of an open quote or bracket; a reader looks for its beginning. */
function startOf({ pos: [at] }: YAMLError, document: Document): number {
  let start = at;
  visit(document, {
    Value(_, node) {
      const [from = at, , to = at] = node.range ?? [];
      const isOpened = isCollection(node)
        ? node.flow
        : 'type' in node && /^QUOTE/.test(node.type ?? '');
      if (isOpened && from < at && at <= to) start = from;
    },
  });
  return start;
}

export function partsOf(file: string, text: string): { front: string; body: string } {
  refuse(file, text, unreadable);
  const [, front, body] =
    /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text) ?? [];
  if (front !== undefined && body?.trim()) return { front: `\n${front}`, body };
  throw new ContentError([
    `${file}: ${text.trim() ? 'is not in its form' : 'is empty'}; write a line of three hyphens (no long dash), the fields, three hyphens again, and the text below.`,
  ]);
}

type TextPattern = [RegExp, string];

function refuse(file: string, text: string, marks: readonly TextPattern[]) {
  for (const [mark, sentence] of marks) {
    const index = text.search(mark);
    if (index >= 0) throw faultOn(file, lineAt(text, index), sentence);
  }
}

const unreadable: TextPattern[] = [
  [
    // Other control characters are invisible, and make a feed invalid XML.
    /[\0\uFFFD\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uE000-\uF8FF\uFFF9-\uFFFC\uFFFE\uFFFF]/,
    "has a letter or sign that can't be read, as Word, PDF files and other encodings than UTF-8 bring it; delete what stands at that place, and type it again",
  ],
  [
    /^(?:<{7}|>{7}) /m,
    'two versions of the same lines stand below each other, because two people changed them; keep the right ones, and take out the others and the lines that begin with <<<<<<<, ======= and >>>>>>>',
  ],
];

const unseen: TextPattern = [
  /^[ -]*(?:[\w-]+:? *)?[\u00A0\u2000-\u200B\u202F\u2060\u3000\uFEFF]+(?=[ -]*[\w-]*:)|^[ -]*[\w-]+:[\u00A0\u2000-\u200B\u202F\u2060\u3000\uFEFF]/m,
  "holds a space or a sign that can't be seen and doesn't count, as copied text brings it; delete the line up to its text, and type it again",
];

export const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** Values that YAML silently cuts at a # or reads as an alias because of a *. */
function misreadTexts(document: Document, text: string): string[] {
  const faults: string[] = [];
  const add = (at: number, sign: string) =>
    faults.push(
      `line ${lineAt(text, at)}: a text with ${sign} needs quotes around the whole of it; a remark stands on a line of its own.`,
    );
  visit(document, {
    Scalar(_, { type, value, range }) {
      const [, end = 0] = range ?? [];
      const isText = value === null || (type === 'PLAIN' && typeof value === 'string');
      // YAML reads a text that begins with # as a comment.
      if (isText && (value === null ? /^ *#\S/ : /^ +#/).test(text.slice(end))) add(end, '#');
    },
    Alias(_, { range }) {
      add(range?.[0] ?? 0, '*');
    },
  });
  return faults;
}
