import { parseDocument, visit, type Document } from 'yaml';
import { ContentError } from './check';
import { unseenLine } from './source';
import { earlierSlip, valueOf } from './slips';

/** The value of a YAML text, or a ContentError that names the line and the likely slip. Pure. */
export function parseYaml(file: string, text: string): unknown {
  const unseen = unseenLine(text);
  if (unseen > 0) throw new ContentError([at(file, unseen, UNSEEN)]);
  const document = parseDocument(text);
  // Only the first: what follows is mostly its echo.
  const error = document.errors[0];
  if (error) throw syntaxFault(file, text, error.code, error.linePos?.[0].line ?? 1);
  const cut = cutTexts(document, text);
  if (cut.length > 0) throw new ContentError(cut.map((line) => at(file, line, hash)));
  try {
    return document.toJS();
  } catch {
    // To YAML a text that starts with * is a reference to another place in the file.
    const line = text.split(/\r?\n/).findIndex((one) => valueOf(one).startsWith('*'));
    throw new ContentError([at(file, line + 1, startsWithMark('*'))]);
  }
}

/** The lines on which a # ends a text: YAML takes the rest for a remark, and says nothing. */
function cutTexts(document: Document, text: string): number[] {
  const lines: number[] = [];
  visit(document, {
    Scalar(_, { type, value, range }) {
      // A text that begins with # is nothing at all to YAML.
      if (value === null && range && /^ *#\S/.test(text.slice(range[1])))
        lines.push(text.slice(0, range[1]).split('\n').length);
      if (type !== 'PLAIN' || typeof value !== 'string' || !range) return;
      if (/^ +#/.test(text.slice(range[1]))) lines.push(text.slice(0, range[1]).split('\n').length);
    },
  });
  return lines;
}

const UNSEEN =
  "holds a space or a sign that can't be seen and doesn't count, as copied text brings it; delete the line up to its text, and type it again";
const hash =
  'the text ends before the #; put the whole text in quotes, or write the remark on a line of its own';

function syntaxFault(file: string, text: string, code: string, line: number) {
  const all = text.split(/\r?\n/);
  const lines = all.slice(0, line);
  const slip = earlierSlip({ lines, all, code }) ?? {
    line,
    text: slipAt(lines.at(-1) ?? '', code),
  };
  return new ContentError([at(file, slip.line, slip.text)]);
}

const at = (file: string, line: number, text: string) => `${file}, line ${line}: ${text}.`;

function slipAt(line: string, code: string): string {
  const value = valueOf(line);
  const start = (/^[@`%&*!|]/.exec(value) ??
    /^[>-](?= +\S)/.exec(value) ??
    MORE_AFTER.exec(value))?.[0];
  if (start) return startsWithMark(start);
  if (/^[‘’“”]/.test(value))
    return 'the quotes around the text are curly, as Word and phones write them, and count as letters; write straight ones';
  if (code === 'BAD_DQ_ESCAPE')
    return 'between double quotes a \\ begins a sign of its own; write \\\\ for a single one, or put the text in single quotes';
  if (code === 'DUPLICATE_KEY')
    return `the field ${/([\w-]+)\s*:/.exec(line)?.[1] ?? ''} is written twice in one entry; keep one of them, or put a dash before it where a new entry begins`;
  if (/^["']/.test(value))
    return 'the text goes on after its closing quote; put the whole text in double quotes, and use single ones inside it';
  if (/:\s.*:(\s|$)/.test(line))
    return "a colon inside a text splits it; put the text in quotes, for example title: 'Names: a guide'";
  if (!/^\s*(- +)?[\w-]+:|^\s*-/.test(line))
    return 'does not begin with the name of a field; where it goes on with the text above, put two more spaces at its start than the field above has, and where it is a field, write a colon and a space after its name';
  if (code === 'MULTILINE_IMPLICIT_KEY')
    return 'a space is missing after the colon, for example title: Mobile Number Selection';
  return 'the spaces at the start of this line or the next are not like those of its neighbours; fields of one entry start in the same column';
}

/** A bracket that is closed before the text is over. */
const MORE_AFTER = /^(?:\[(?=[^\]]*\] *[^\s#])|\{(?=[^}]*\} *[^\s#]))/;

const startsWithMark = (mark: string) =>
  `a text that starts with ${mark} needs quotes around it, for example '${mark} and the rest'`;
