/** Slips of the pen that YAML notices only further down, or calls by another name. Pure. */

/** A line, counted from 1, and what to do there. */
export type Slip = { line: number; text: string };

type Slipped = {
  /** The lines up to where YAML gave up, and all of them. */
  lines: readonly string[];
  all: readonly string[];
  code: string;
};

/** The slip that lies before the place where YAML gave up, if there is one that can be told. */
export function earlierSlip(slipped: Slipped): Slip | undefined {
  for (const { find, text } of slips) {
    const index = find(slipped);
    if (index >= 0) return { line: index + 1, text };
  }
  return undefined;
}

const slips: { find: (slipped: Slipped) => number; text: string }[] = [
  {
    find: ({ lines }) => lines.findIndex((line) => /^ *\t/.test(line)),
    text: 'starts with a tab; use spaces, two for each step to the right',
  },
  {
    find: ({ lines }) => lines.findIndex(leavesQuoteOpen),
    text: 'a quote is opened and not closed; write the same quote at the end of the text',
  },
  {
    find: ({ all }) =>
      all.some((line) => line.startsWith('- '))
        ? all.findIndex((line) => /^\[\] *$/.test(line))
        : -1,
    text: '[] says that there are no entries; take it out, since there are some',
  },
  {
    find: ({ all }) => all.findIndex((line) => /^ *-[^\s-]/.test(line)),
    text: 'a space is missing after the dash',
  },
  {
    find: ({ all }) => fewer(all, isEntry, isField),
    text: 'a dash stands before a field of a file that is no list; take it out',
  },
  {
    find: ({ all }) => fewer(all, isField, isEntry),
    text: 'a dash and a space are missing at the start, with which each entry of this file begins',
  },
  {
    find: ({ lines, code }) =>
      code === 'BAD_INDENT' ? lines.map((line) => /\[[^\]]*$/.test(line)).lastIndexOf(true) : -1,
    text: 'a list that was opened with [ is not closed; write ] at its end, for example [3, 5]',
  },
  {
    find: ({ lines }) => lines.findIndex((line) => /^\{[^}]*$/.test(valueOf(line))),
    text: 'a group that was opened with { is not closed; write } at its end',
  },
  {
    find: ({ lines, all }) =>
      lines.findIndex((line, index) => index >= lines.length - 2 && lacksColon(line, all)),
    text: 'a colon and a space are missing after the name of the field, for example title: Mobile Number Selection',
  },
];

const isEntry = (line: string) => line.startsWith('- ');
const isField = (line: string) => /^[a-z][\w-]*(?::|\s*$)/i.test(line);

/** The first line of the one kind in a file that is mostly of the other; the front matter of a text is both. */
function fewer(all: readonly string[], kind: typeof isEntry, other: typeof isEntry) {
  if (all[0]?.trim() === '') return -1;
  const count = all.filter(kind).length;
  return count > 0 && count < all.filter(other).length ? all.findIndex(kind) : -1;
}

/** A value that starts with a quote, does not end with it, and holds an odd number of them. */
function leavesQuoteOpen(line: string) {
  const [, quote, rest] = /^(["'])(.*)$/.exec(valueOf(line)) ?? [];
  if (!quote || rest === undefined || rest.trimEnd().endsWith(quote)) return false;
  return rest.split(quote).length % 2 === 1;
}

/** A line that starts with a word which elsewhere in the file is a field. */
function lacksColon(line: string, all: readonly string[]) {
  const [, word] = /^ *(?:- +)?([a-z]\w*) +[^\s:]/i.exec(line) ?? [];
  if (!word || /:(\s|$)/.test(line)) return false;
  return all.some((other) => new RegExp(`^ *(?:- +)?${word}:(\\s|$)`).test(other));
}

/** What a line says after its dash and the name of its field. */
export const valueOf = (line: string) => line.replace(/^\s*(-\s+)*([\w-]+:\s+)?/, '');
