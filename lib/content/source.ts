/** What is wrong with a file before anything is read in it: its letters, and two versions side by side. Pure. */
import { ContentError } from './check';

/** The text itself, or a ContentError that names the line. */
export function readable(file: string, text: string): string {
  const fault = faults.find(([mark]) => mark.test(text));
  if (!fault) return text;
  const [mark, sentence] = fault;
  throw new ContentError([`${file}, line ${lineOf(text, mark)}: ${sentence}.`]);
}

const faults: [RegExp, string][] = [
  [
    /[\0\uFFFD]/,
    "has letters that can't be read, since the file was not saved as UTF-8; copy the text from where you wrote it, and paste it into the file on GitHub",
  ],
  [
    /^(?:<{7}|>{7}) /m,
    'two versions of the same lines stand below each other, because two people changed them; keep the right ones, and take out the others and the lines that begin with <<<<<<<, ======= and >>>>>>>',
  ],
];

const lineOf = (text: string, mark: RegExp) =>
  text.slice(0, mark.exec(text)?.index).split('\n').length;

/** A space that is none, or a sign without width, before a field, within its name or behind its colon. */
const UNSEEN =
  /^[ -]*(?:[\w-]+:? *)?[\u00A0\u2000-\u200B\u202F\u2060\u3000\uFEFF]+(?=[ -]*[\w-]*:)|^[ -]*[\w-]+:[\u00A0\u2000-\u200B\u202F\u2060\u3000\uFEFF]/;

/** The first line, counted from 1, that begins with something unseen; 0 where there is none. */
export const unseenLine = (yaml: string) =>
  yaml
    .replace(/^\uFEFF/, '')
    .split('\n')
    .findIndex((line) => UNSEEN.test(line)) + 1;
