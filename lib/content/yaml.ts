/** Reads the text of a content file: its letters, its front matter, its YAML. Each fault names the line and the likely slip. Pure. */
import { isScalar, parseDocument, visit, type Document } from 'yaml';
import { ContentError, type TypedAt } from './faults';

/** The value of a YAML text, and how each value in it was typed; or a ContentError. */
export function parseYaml(file: string, text: string): { value: unknown; typedAt: TypedAt } {
  refuse(file, text.replace(/^\uFEFF/, ''), [...unreadable, unseen]);
  const lines = text.split(/\r?\n/);
  const document = parseDocument(text);
  // Only the first: what follows is mostly its echo.
  const [error] = document.errors;
  if (error) {
    const said = `${error.code} ${error.message.split(/ at line \d|\n/)[0]}`;
    const { line, hint } = slipOf(said, lines, error.linePos?.[0].line ?? 1);
    throw faultOn(file, [line], hint);
  }
  const cut = cutTexts(document, text);
  if (cut.length > 0) throw faultOn(file, cut, beforeHash);
  try {
    const typedAt: TypedAt = (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    };
    return { value: document.toJS(), typedAt };
  } catch {
    // To YAML a text that starts with * is a reference to another place in the file.
    throw faultOn(file, [lines.findIndex((line) => /^[^'"#]*: +\*/.test(line)) + 1], marked('*'));
  }
}

const faultOn = (file: string, lines: readonly number[], sentence: string) =>
  new ContentError(lines.map((line) => `${file}, line ${line}: ${sentence}.`));

/** The fields of a text, with an empty line for the dashes above them so that lines count as in the file, and what stands below. */
export function partsOf(file: string, text: string): { front: string; body: string } {
  refuse(file, text, unreadable);
  const [, front, body] =
    /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text) ?? [];
  if (front !== undefined && body?.trim()) return { front: `\n${front}`, body };
  throw new ContentError([`${file}: ${shapeFault(text, front)}.`]);
}

function shapeFault(text: string, front?: string) {
  const shape = 'a line of three dashes, the fields, three dashes again, and the text below';
  if (/^[ \t]*-*[–—][-–—]*[ \t]*\r?$/m.test(text))
    return 'three hyphens in a line have become a long dash, as Word writes it; write --- again above the fields and below them';
  if (text.trim() === '') return `is empty; write ${shape}`;
  if (front !== undefined)
    return 'has no text below its fields; write it under the second line of three dashes';
  return /^\uFEFF?---/.test(text)
    ? 'has no second line of three dashes; write it between the last field and the text'
    : `does not begin with three dashes; it needs ${shape}`;
}

type Mark = [RegExp, string];

function refuse(file: string, text: string, marks: readonly Mark[]) {
  for (const [mark, sentence] of marks) {
    const index = text.search(mark);
    if (index >= 0) throw faultOn(file, [lineAt(text, index)], sentence);
  }
}

/** What files hold that were saved in another encoding, or two versions side by side. */
const unreadable: Mark[] = [
  [
    /[\0\uFFFD]/,
    "has letters that can't be read, since the file was not saved as UTF-8; copy the text from where you wrote it, and paste it into the file on GitHub",
  ],
  [
    // Of none of them is anything seen, and a feed with one is no XML.
    /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uE000-\uF8FF\uFFF9-\uFFFC\uFFFE\uFFFF]/,
    'holds a sign that is none for people, as Word and PDF files bring it; delete what stands at that place, and type it again',
  ],
  [
    /^(?:<{7}|>{7}) /m,
    'two versions of the same lines stand below each other, because two people changed them; keep the right ones, and take out the others and the lines that begin with <<<<<<<, ======= and >>>>>>>',
  ],
];

/** A space that is none, or a sign without width, before a field, within its name or behind its colon. */
const unseen: Mark = [
  /^[ -]*(?:[\w-]+:? *)?[\u00A0\u2000-\u200B\u202F\u2060\u3000\uFEFF]+(?=[ -]*[\w-]*:)|^[ -]*[\w-]+:[\u00A0\u2000-\u200B\u202F\u2060\u3000\uFEFF]/m,
  "holds a space or a sign that can't be seen and doesn't count, as copied text brings it; delete the line up to its text, and type it again",
];

/** The line, counted from 1, of a place in a text. */
export const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

const beforeHash =
  'the text ends before the #; put the whole text in quotes, or write the remark on a line of its own';
const marked = (sign: string) =>
  `a text that starts with ${sign} needs quotes around it, for example '${sign} and the rest'`;

/** The lines on which a # ends a text: YAML takes the rest for a remark, and says nothing. */
function cutTexts(document: Document, text: string): number[] {
  const lines: number[] = [];
  visit(document, {
    Scalar(_, { type, value, range }) {
      if (!range) return;
      const rest = text.slice(range[1]);
      // A text that begins with # is nothing at all to YAML.
      if (
        value === null
          ? /^ *#\S/.test(rest)
          : type === 'PLAIN' && typeof value === 'string' && /^ +#/.test(rest)
      )
        lines.push(lineAt(text, range[1]));
    },
  });
  return lines;
}

const value = String.raw`^\s*(?:- +)*(?!- )(?:[\w-]+: +)?`;

/**
 * What to write, by what YAML says (its code and sentence) and by the line where it stopped; the first that fits. `back`
 * finds the line where the slip began, since YAML notices some only further down.
 */
const hints: { said?: RegExp; line?: RegExp; back?: RegExp; hint: (found: string) => string }[] = [
  { back: /^ *\t/, hint: () => 'starts with a tab; use spaces, two for each step to the right' },
  {
    said: /closing .quote/,
    back: new RegExp(String.raw`${value}(?:'(?:[^']|'')*$|"(?:[^"\\]|\\.)*$)`),
    hint: () => 'a quote is opened and not closed; write the same quote at the end of the text',
  },
  {
    line: new RegExp(`${value}[‘’“”]`),
    hint: () =>
      'the quotes around the text are curly, as Word and phones write them, and count as letters; write straight ones',
  },
  {
    line: new RegExp(
      String.raw`${value}([@${'`'}%&*!|]|[>-](?= +\S)|\[(?=[^\]]*\] *[^\s#])|\{(?=[^}]*\} *[^\s#]))`,
    ),
    hint: marked,
  },
  {
    said: /^BAD_DQ_ESCAPE/,
    hint: () =>
      'between double quotes a \\ begins a sign of its own; write \\\\ for a single one, or put the text in single quotes',
  },
  {
    said: /^DUPLICATE_KEY/,
    line: /([\w-]+)\s*:/,
    hint: (field) =>
      `the field ${field} is written twice in one entry; keep one of them, or put a dash before it where a new entry begins`,
  },
  {
    said: /end with a [\]}]/,
    back: /\[[^\]]*$|\{[^}]*$/,
    hint: () => 'what was opened with [ or { is not closed; write ] or } at its end, as in [3, 5]',
  },
  {
    said: /seq-item-ind at node end/,
    back: /^\[\] *$/,
    hint: () => '[] says that there are no entries; take it out, since there are some',
  },
  { line: /^ *-[^\s-]/, hint: () => 'a space is missing after the dash' },
  {
    said: /at node end/,
    line: new RegExp(`${value}["']`),
    hint: () =>
      'the text goes on after its closing quote; put the whole text in double quotes, and use single ones inside it',
  },
  {
    line: /:\s.*:(\s|$)/,
    hint: () =>
      "a colon inside a text splits it; put the text in quotes, for example title: 'Names: a guide'",
  },
  {
    line: /^(?!\s*(?:- +)*[\w-]+:)/,
    hint: () =>
      'does not begin with the name of a field; where it goes on with the text above, put two more spaces at its start than the field above has, and where it is a field, write a colon and a space after its name',
  },
  {
    said: /^MULTILINE_IMPLICIT_KEY/,
    hint: () => 'a space is missing after the colon, for example title: Mobile Number Selection',
  },
  {
    said: /^(?:BLOCK|MISSING|UNEXPECTED|BAD_INDENT)/,
    hint: () =>
      'this line or one beside it does not start as it should; fields of one entry start in the same column, and each entry of a list, and nothing else, with a dash and a space',
  },
];

function slipOf(said: string, lines: readonly string[], stopped: number) {
  for (const { said: saying, line: looks, back, hint } of hints) {
    if (saying && !saying.test(said)) continue;
    const at = back
      ? lines
          .slice(0, stopped)
          .map((line) => back.test(line))
          .lastIndexOf(true)
      : stopped - 1;
    const [whole, found = whole] = looks?.exec(lines[at] ?? '') ?? [];
    if (at >= 0 && (!looks || whole !== undefined))
      return { line: at + 1, hint: hint(found ?? '') };
  }
  return { line: stopped, hint: `YAML says: ${said.replace(/^\w+ /, '')}` };
}
