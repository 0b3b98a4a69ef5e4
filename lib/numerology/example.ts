import { signsOf, type Sign } from './name';
import { digitsOf, pathText, reduceToRoot, sumOf, sumText } from './reduce';

/** A name whose letters are added up, or a number whose digits are. */
export type Example = { kind: 'name' | 'digits'; value: string };

/** A sum laid out for drawing: rows of cells, the addition in words, and the way down to one digit. */
export type WorkedExample = {
  rows: { label: string; cells: (string | number)[] }[];
  /** '1 + 3 + 5 + 1 = 10' */
  sum: string;
  /** '10 → 1' */
  path: string;
  root: number;
};

/** Whether there is something to add up: the content check refuses an example that has nothing. */
export const canBeWorked = (example: Example) => sumOf(valuesOf(example)) > 0;

/** Works out an example of the catalogue; '0' or a name without Latin letters is a mistake of ours. */
export function workExample(example: Example): WorkedExample {
  const values = valuesOf(example);
  const reduction = reduceToRoot(sumOf(values));
  return {
    rows:
      example.kind === 'name'
        ? [
            { label: 'Letters', cells: signs(example).map(({ sign }) => sign) },
            { label: 'Numbers', cells: values },
          ]
        : [{ label: 'Digits', cells: values }],
    sum: sumText(values),
    path: pathText(reduction),
    root: reduction.root,
  };
}

const valuesOf = (example: Example) =>
  example.kind === 'name' ? signs(example).map(({ value }) => value) : digitsOf(example.value);

const signs = ({ value }: Example): Sign[] => signsOf(value) ?? [];
