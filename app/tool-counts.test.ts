import { toolTables } from './tool-content';
import { loadTools } from '@/lib/content/load';
import { bhagyankOf, bothWays, gridOf, mulankOf } from '@/lib/numerology/birth';
import { compareDates, dateText, dayBefore, type PlainDate } from '@/lib/numerology/plain-date';
import { digitsOf, reduceToRoot, sumOf } from '@/lib/numerology/reduce';
import type { ToolSlug } from '@/lib/calculators/calculators';

const text = (slug: ToolSlug) =>
  (loadTools().find((tool) => tool.slug === slug)?.html ?? '').replace(/\s+/g, ' ');

/** What the texts say to have counted is counted here once more. */
describe('the counts in the texts', () => {
  const dates = daysBetween({ day: 1, month: 1, year: 1930 }, { day: 31, month: 12, year: 2025 });
  const percent = (share: number) => Math.round((share / dates.length) * 1000) / 10;

  it('mulank and bhagyank: where the two ways of adding part', () => {
    const parted = dates.filter(({ day, month, year }) => {
      const inOneLine = keepingMasters(sumOf([day, month, year].map(digitSum)));
      const inParts = keepingMasters(sumOf([day, month, year].map(keepingMasters)));
      return inOneLine !== inParts;
    });
    expect(text('mulank-bhagyank')).toContain('35,064 dates from 1930 to 2025');
    expect(dates).toHaveLength(35_064);
    expect(text('mulank-bhagyank')).toContain('about one date in eight');
    expect(Math.round(dates.length / parted.length)).toBe(8);
  });

  it('mulank and bhagyank: how often they are the same', () => {
    const same = dates.filter((date) => mulankOf(date).root === bhagyankOf(date).root);
    expect(text('mulank-bhagyank')).toContain('about eleven dates out of a hundred');
    expect(Math.round(percent(same.length))).toBe(11);
  });

  it('Lo Shu grid: how many cells stay empty', () => {
    const empty = daysBetween(
      { day: 1, month: 1, year: 1950 },
      { day: 31, month: 12, year: 1999 },
    ).map((date) => ({ date, count: gridOf(date, { withRoots: true }).missing.length }));
    const threeOrFour = empty.filter(({ count }) => count === 3 || count === 4);
    expect(text('lo-shu-grid')).toContain('in about seven of ten, three or four cells stay empty');
    expect(Math.round((threeOrFour.length / empty.length) * 10)).toBe(7);
    const full = empty.filter(({ count }) => count === 0).map(({ date }) => dateText(date));
    expect(text('lo-shu-grid')).toContain(`fill all nine: ${[...full].reverse().join(' and ')}`);
  });

  it('vehicle number: how many numbers have each root', () => {
    const roots = Array.from({ length: 9999 }, (_, n) => reduceToRoot(n + 1).root);
    expect(text('vehicle-number')).toContain('exactly 1,111 numbers');
    for (const root of [1, 2, 3, 4, 5, 6, 7, 8, 9])
      expect(roots.filter((one) => one === root)).toHaveLength(1111);
  });

  it('compatibility: how the table counts the pairs', () => {
    const { numbers } = toolTables().pair;
    const pairs = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((a) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((b) => b > a).map((b) => bothWays(numbers, a, b)),
    );
    const kinds = pairs.map(({ there, back }) => [there, back].sort().join(' and '));
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    expect(text('compatibility')).toContain(
      'thirty-six pairs of different numbers. In this table twelve are friendly on both sides, eleven on one side only, six are neutral in both directions, and seven',
    );
    expect([
      kinds.length,
      count('friendly and friendly'),
      count('friendly and neutral'),
      count('neutral and neutral'),
      count('unfriendly and unfriendly'),
    ]).toEqual([36, 12, 11, 6, 7]);
  });
});

function daysBetween(first: PlainDate, last: PlainDate): PlainDate[] {
  const days: PlainDate[] = [];
  for (let day = last; compareDates(day, first) >= 0; day = dayBefore(day)) days.push(day);
  return days;
}

const digitSum = (n: number) => sumOf(digitsOf(String(n)));

function keepingMasters(n: number): number {
  return n <= 9 || [11, 22, 33].includes(n) ? n : keepingMasters(digitSum(n));
}
