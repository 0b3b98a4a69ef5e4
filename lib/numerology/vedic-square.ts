import { reduceToRoot } from './reduce';

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The table of 1 to 9 multiplied with each other, every product added down to one digit. Row by row. */
export const vedicSquare = (): number[][] =>
  digits.map((row) => digits.map((column) => reduceToRoot(row * column).root));
