import type { Faults } from './faults';
import { type Section, sectionsOf } from './sections';
import type { Year } from './text-schemas';

type NumberedSection = Section & { number: number };

const isNumbered = (section: Section): section is NumberedSection => section.number !== undefined;

/** The nine numbered parts, and the parts before and after them. */
export function partsOfYear(html: string) {
  const { intro, sections } = sectionsOf(html);
  const first = sections.findIndex(isNumbered);
  return {
    intro,
    before: sections.slice(0, Math.max(first, 0)),
    nine: sections.filter(isNumbered),
    after: sections.slice(first).filter((section) => !isNumbered(section)),
  };
}

export function checkYear({ id, html, sums }: Year, faults: Faults) {
  const file = `years/${id}.md`;
  const numbers = partsOfYear(html).nine.map(({ number }) => number);
  faults.at(
    file,
    numbers.join() !== '1,2,3,4,5,6,7,8,9' &&
      'needs a part for each personal year, in order; write nine headings from ## 1. to ## 9.',
  );
  faults.at(
    `${file}, sums`,
    !sums.some(({ kind, value }) => kind === 'digits' && value === String(id)) &&
      `the sum of the year itself is missing; write { kind: digits, value: '${id}', path: what it adds up to }`,
  );
}
