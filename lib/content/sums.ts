/** Whether a text states the sums that stand in its fields. Pure. */
import { workExample, type WorkedExample } from '../numerology/example';

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
