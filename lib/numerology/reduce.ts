/** Adding digits until one is left, as numerologists in India do: 11, 22 and 33 are reduced too. Pure. */

/** The single digits of a text, in order; whatever is not a digit is passed over. */
export const digitsOf = (text: string) => (text.match(/\d/g) ?? []).map(Number);

export const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** A total and what it comes to: `reduceToRoot(29)` is `{ root: 2, steps: [29, 11, 2] }`. */
export type Reduction = { root: number; steps: readonly number[] };

/** An addition with all of its working: what was added, the total, and the way down to one digit. */
export type Sum = Reduction & { values: readonly number[] };

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

/** Adds up and reduces; the values must come to 1 or more. */
export const addUp = (values: readonly number[]): Sum => ({
  values,
  ...reduceToRoot(sumOf(values)),
});

/** The working as a reader sees it: '29 → 11 → 2'. */
export const pathText = ({ steps }: Reduction) => steps.join(' → ');

/** The working read aloud: '29, then 11, then 2'. */
export const pathWords = ({ steps }: Reduction) => steps.join(', then ');

/** The addition as a reader sees it: '1 + 3 + 5 + 1 = 10'. */
export const sumText = (values: readonly number[]) =>
  values.length === 1 ? String(values[0]) : `${values.join(' + ')} = ${sumOf(values)}`;

/** Every addition of a way down: of 29, '2 + 9 = 11, 1 + 1 = 2'; of a single digit, the digit. */
export const stepsText = ({ steps }: Reduction) =>
  steps
    .slice(0, -1)
    .map((step) => sumText(digitsOf(String(step))))
    .join(', ') || String(steps[0]);

/** A whole addition and its way down: '2 + 9 + 1 + 1 = 13, 1 + 3 = 4'. */
export const workingText = (sum: Sum) =>
  sum.steps.length === 1 ? sumText(sum.values) : `${sumText(sum.values)}, ${stepsText(sum)}`;

/** The totals on a way down at which some schools stop and speak of a master number. */
export const mastersOn = ({ steps }: Reduction) =>
  steps.filter((step) => [11, 22, 33].includes(step));
