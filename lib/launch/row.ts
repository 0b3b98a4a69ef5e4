/** One thing that stands between this copy and going live. Pure. */
export type Row = {
  /**
   * `order`: an order, or the money for it, would be lost; `open`: to be done before going live;
   * `advice`: the site works without it.
   */
  weight: 'order' | 'open' | 'advice';
  /** The variable or the content file. */
  location: string;
  /** 'is not set' */
  problem: string;
  /** A whole sentence. */
  fix: string;
};

/** Whether these rows are a reason not to go live. */
export const mustWait = (rows: readonly Row[]) => rows.some(({ weight }) => weight !== 'advice');

const headings = {
  order: 'Would lose orders',
  open: 'To do before going live',
  advice: 'Advised; the site works without it',
};

/** The rows as a text for the terminal, or nothing where there are none. */
export const tableOf = (rows: readonly Row[]) =>
  (['order', 'open', 'advice'] as const)
    .map((weight) => rows.filter((row) => row.weight === weight))
    .flatMap((group) => (group[0] ? [partOf(headings[group[0].weight], group)] : []))
    .join('\n\n');

function partOf(heading: string, rows: readonly Row[]) {
  const alike = (one: Row, other: Row) => one.location === other.location && one.fix === other.fix;
  const entries = rows
    .filter((row, index) => rows.findIndex((other) => alike(row, other)) === index)
    .map((row) => entryOf(rows.filter((other) => alike(row, other))));
  return [`${heading}: ${rows.length}`, ...entries].join('\n\n');
}

/** What has to be done in one place: in a sentence, or once for a list. */
function entryOf(rows: readonly Row[]) {
  const [{ location, problem, fix } = { location: '', problem: '', fix: '' }] = rows;
  if (rows.length === 1) return folded(`${location}: ${problem}. ${fix}`.trimEnd());
  return [
    folded(`${location}: ${fix}`),
    ...rows.map((row) => folded(`- ${row.problem}`, '    ')),
  ].join('\n');
}

const WIDTH = 100;

/** Broken between words; further lines are set in. */
function folded(text: string, indent = '  ') {
  const lines: string[] = [];
  for (const word of `${indent}${text}`.split(/(?<=\S) /)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(last === undefined ? word : `${indent}  ${word}`);
  }
  return lines.join('\n');
}
