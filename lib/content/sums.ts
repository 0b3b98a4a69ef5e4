/** The sums of a text: those that its fields promise, and those that it works out. Pure. */
import { workExample, type WorkedExample } from '../numerology/name';

export type Sum = { kind: 'name' | 'digits'; value: string; path: string };

export const isStated = (html: string, { kind, value }: Sum) => {
  const worked = workExample({ kind, value });
  return sentencesOf(html).some((sentence) => states(sentence, value, worked));
};

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
