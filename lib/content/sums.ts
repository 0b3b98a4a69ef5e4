import { workExample, type WorkedExample } from '../numerology/name';

export type StatedSum = { kind: 'name' | 'digits'; value: string; path: string };

export const isStated = (html: string, { kind, value }: StatedSum) => {
  const worked = workExample({ kind, value });
  return sentencesOf(html).some((sentence) => states(sentence, value, worked));
};

/** Splits at full stops and the ends of blocks; a split after 'No.' does not harm a sum. */
const sentencesOf = (html: string) => plainText(html).split(/(?<=[.!?])\s|\n/);

const plainText = (html: string) => html.replace(/<[^>]+>/g, '').replace(/&[#\w]+;/g, ' ');

/** Accepts a path such as '33 → 6' anywhere, a single digit only close behind its sum or name. */
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

const ADDITION = /(?<![\d.,+×−=*/-] ?)(\d+(?: \+ \d+)+) = (\d+(?: → \d+)*)(?![\d.,]*\d| [+×−*])/g;

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
