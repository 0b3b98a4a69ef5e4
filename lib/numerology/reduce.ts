/** Adding digits until one is left, as numerologists in India do: 11, 22 and 33 are reduced too. Pure. */

/** The single digits of a text, in order; whatever is not a digit is passed over. */
export const digitsOf = (text: string) => (text.match(/\d/g) ?? []).map(Number);

export const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** A total and what it comes to: `reduceToRoot(29)` is `{ root: 2, steps: [29, 11, 2] }`. */
export type Reduction = { root: number; steps: readonly number[] };

export function reduceToRoot(total: number): Reduction {
  if (!Number.isInteger(total) || total < 1)
    throw new RangeError(`Only whole numbers above 0 can be reduced, not ${total}`);
  const steps = [total];
  let root = total;
  while (root > 9) {
    root = sumOf(digitsOf(String(root)));
    steps.push(root);
  }
  return { root, steps };
}

/** The working as a reader sees it: '29 → 11 → 2'. */
export const pathText = ({ steps }: Reduction) => steps.join(' → ');

/** The addition as a reader sees it: '1 + 3 + 5 + 1 = 10'. */
export const sumText = (values: readonly number[]) => `${values.join(' + ')} = ${sumOf(values)}`;
