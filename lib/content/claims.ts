/** Whether texts say what they have to: the sums of their fields, and every market, which no compiler can tell when one is added. Pure. */
import { serviceListPath } from '../markets/currency';
import { currencies, markets } from '../markets/markets';
import { workExample, type WorkedExample } from '../numerology/name';
import type { Synonyms } from './list-schemas';

export type Sum = { kind: 'name' | 'digits'; value: string; path: string };

/** A sentence for each sum that no sentence of the text states. */
export function unstatedSums(file: string, html: string, sums: readonly Sum[]): string[] {
  const sentences = sentencesOf(html);
  return sums.flatMap(({ kind, value, path }, index) => {
    const worked = workExample({ kind, value });
    return sentences.some((sentence) => states(sentence, value, worked))
      ? []
      : [
          `${file}, sums, item ${index + 1}: the text does not say ${value}: ${path}; write it there, or take the line out.`,
        ];
  });
}

/** Up to a full stop or the end of a block; '3.5' and 'No. 4' do not matter to a sum. */
const sentencesOf = (html: string) => plainText(html).split(/(?<=[.!?])\s|\n/);

const plainText = (html: string) => html.replace(/<[^>]+>/g, '').replace(/&[#\w]+;/g, ' ');

/**
 * Whether a sentence states a sum. A way down such as '33 → 6' can't be there by chance. A result of
 * one digit could, so it has to follow close on what was added: the addition, or the number or name.
 * Where that is a digit already, there is nothing to add and it is enough to name it.
 */
function states(sentence: string, value: string, { sum, path }: WorkedExample) {
  if (path.includes('→') || path === value)
    return new RegExp(`(?<!\\d)${path}(?!\\d)`).test(sentence);
  const [addition = sum] = sum.split(' =');
  return [addition, value]
    .map((added) => added.replaceAll(/[.+]/g, String.raw`\$&`))
    .some((added) =>
      new RegExp(`(?<![\\d+] ?)${added}(?![\\da-z]| \\+).{0,40}?(?<!\\d)${path}(?!\\d)`, 'i').test(
        sentence,
      ),
    );
}

/** '1 + 9 + 9 + 6 = 25 → 7', which somebody may add up at home. */
const ADDITION = /(?<![\d.,+×−=*/-] ?)(\d+(?: \+ \d+)+) = (\d+(?: → \d+)*)(?![\d.,]*\d| [+×−*])/g;

/** The sums in a piece of text that do not add up, each as it was typed. */
export const wrongSums = (text: string) =>
  [...text.matchAll(ADDITION)].flatMap(([piece, added = '', path = '']) => {
    const steps = path.split(' → ').map(Number);
    const right = [totalOf(added.split(' + '))];
    while (right.length < steps.length) right.push(totalOf([...String(right.at(-1))]));
    return right.join() === steps.join()
      ? []
      : [{ piece, fault: `does not add up; write ${added} = ${right.join(' → ')}` }];
  });

const totalOf = (numbers: readonly string[]) =>
  numbers.reduce((total, number) => total + Number(number), 0);

const lists: string[] = currencies.map(serviceListPath);

/** A sentence for each market that is forgotten in the terms or in the search. */
export const forgottenMarkets = (terms: { html: string }, { pages, same }: Synonyms) => [
  // A word that leads to one list may not mean the same as a word that leads to another.
  ...same.flatMap((line) => {
    const [first, ...others] = pages
      .filter(({ path }) => lists.includes(path))
      .flatMap(({ path, typed }) =>
        line.filter((word) => typed.includes(word)).map((word) => ({ path, word })),
      );
    const other = others.find(({ path }) => path !== first?.path);
    return first && other
      ? [
          `synonyms.yaml, same: ${first.word} and ${other.word} stand in one line, and lead to ${first.path} and to ${other.path}; give one of them a line of its own.`,
        ]
      : [];
  }),
  ...currencies
    .map((currency) => markets[currency].money)
    .filter((money) => !terms.html.toLowerCase().includes(money))
    .map(
      (money) =>
        `pages/terms.md: says nothing of ${money}, in which services are sold; name the currency where it tells the prices.`,
    ),
  ...lists
    .filter((list) => !pages.some(({ path }) => path === list))
    .map(
      (list) =>
        `synonyms.yaml, pages: nothing leads to ${list}; add it with what its buyers type, and take those words from the list that has them now.`,
    ),
];
