/** What is mistyped in a Markdown text, and would stand on the page as it is: marks that mark nothing, sums that are none. Pure. */
import type { Token } from 'marked';

/** A piece of the text, and what to do about it. */
export type Slip = { piece: string; fault: string };

/** The slips of one part of a text, as the reader of Markdown hands it over. */
export function slipsIn(token: Token): Slip[] {
  if (token.type === 'heading' && token.depth === 1)
    return [slip(token.raw.trim(), 'would be a second title of the page; write ## for a heading')];
  if (token.type === 'paragraph') return [...marks, addition].flatMap((find) => find(token.raw));
  if (token.type === 'table' || token.type === 'list') return addition(token.raw);
  return [];
}

const slip = (piece: string, fault: string): Slip => ({ piece, fault: `${piece} ${fault}` });

const marks = [
  (text: string) =>
    [...text.matchAll(/\[[^\][]+\](\s+)\([/.h][^)\s]*\)/g)].map(([piece]) =>
      slip(piece, 'is no link yet; take out the space between ] and ('),
    ),
  (text: string) =>
    [...text.matchAll(/^(#{2,6})([^#\s].*)$/gm)].map(([piece, signs, words]) =>
      slip(piece, `is no heading yet; write a space after the signs: ${signs} ${words}`),
    ),
  (text: string) =>
    [...text.matchAll(/^\|.*\|[ \t]*$/gm)]
      .slice(0, 1)
      .map(([piece]) =>
        slip(
          piece,
          'is no table yet; write below its first line a line of dashes with as many columns, for example | --- | --- |, and an empty line above it',
        ),
      ),
];

/** '1 + 9 + 9 + 6 = 25 → 7', which somebody may add up at home. */
const ADDITION = /(?<![\d.,+×−=*/-] ?)(\d+(?: \+ \d+)+) = (\d+(?: → \d+)*)(?![\d.,]*\d| [+×−*])/g;

const addition = (text: string) =>
  [...text.matchAll(ADDITION)].flatMap(([piece, added = '', path = '']) => {
    const steps = path.split(' → ').map(Number);
    const right = [totalOf(added.split(' + '))];
    while (right.length < steps.length) right.push(totalOf([...String(right.at(-1))]));
    return right.join() === steps.join()
      ? []
      : [slip(piece, `does not add up; write ${added} = ${right.join(' → ')}`)];
  });

const totalOf = (numbers: readonly string[]) =>
  numbers.reduce((total, number) => total + Number(number), 0);
