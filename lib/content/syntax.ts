import { parseDocument, visit, type Document } from 'yaml';
import { ContentError } from './check';

/** The value of a YAML text, or a ContentError that names the line and the likely slip. Pure. */
export function parseYaml(file: string, text: string): unknown {
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
      if (type !== 'PLAIN' || typeof value !== 'string' || !range) return;
      if (/^ +#/.test(text.slice(range[1]))) lines.push(text.slice(0, range[1]).split('\n').length);
    },
  });
  return lines;
}

const hash =
  'the text ends before the #; put the whole text in quotes, or write the remark on a line of its own';

function syntaxFault(file: string, text: string, code: string, line: number) {
  const lines = text.split(/\r?\n/).slice(0, line);
  const slip = earlierSlip(lines, code) ?? { line, text: slipAt(lines.at(-1) ?? '', code) };
  return new ContentError([at(file, slip.line, slip.text)]);
}

const at = (file: string, line: number, text: string) => `${file}, line ${line}: ${text}.`;

/** Slips that YAML notices only further down: a tab, a quote or a list that is never closed. */
function earlierSlip(lines: readonly string[], code: string) {
  const tab = lines.findIndex((line) => /^ *\t/.test(line));
  if (tab >= 0)
    return { line: tab + 1, text: 'starts with a tab; use spaces, two for each step to the right' };
  const quote = lines.findIndex(leavesQuoteOpen);
  if (quote >= 0)
    return {
      line: quote + 1,
      text: 'a quote is opened and not closed; write the same quote at the end of the text',
    };
  const list = code === 'BAD_INDENT' ? lines.findLastIndex((line) => /\[[^\]]*$/.test(line)) : -1;
  if (list >= 0)
    return {
      line: list + 1,
      text: 'a list that was opened with [ is not closed; write ] at its end, for example [india, abroad]',
    };
  return undefined;
}

/** A value that starts with a quote, does not end with it, and holds an odd number of them. */
function leavesQuoteOpen(line: string) {
  const [, quote, rest] = /^(["'])(.*)$/.exec(valueOf(line)) ?? [];
  if (!quote || rest === undefined || rest.trimEnd().endsWith(quote)) return false;
  return rest.split(quote).length % 2 === 1;
}

function slipAt(line: string, code: string): string {
  const start = /^[@`%&*!|]/.exec(valueOf(line))?.[0];
  if (start) return startsWithMark(start);
  if (code === 'DUPLICATE_KEY')
    return `the field ${/([\w-]+)\s*:/.exec(line)?.[1] ?? ''} is written twice in one entry; keep one of them`;
  if (/^["']/.test(valueOf(line)))
    return 'the text goes on after its closing quote; put the whole text in double quotes, and use single ones inside it';
  if (/:\s.*:(\s|$)/.test(line))
    return "a colon inside a text splits it; put the text in quotes, for example title: 'Names: a guide'";
  if (code === 'MULTILINE_IMPLICIT_KEY')
    return 'a colon and a space are missing after the name of the field, for example title: Mobile Number Selection';
  return 'the spaces at the start of this line or the next are not like those of its neighbours; fields of one entry start in the same column';
}

const startsWithMark = (mark: string) =>
  `a text that starts with ${mark} needs quotes around it, for example '${mark} and the rest'`;

/** What a line says after its dash and the name of its field. */
const valueOf = (line: string) => line.replace(/^\s*(-\s+)*([\w-]+:\s+)?/, '');
