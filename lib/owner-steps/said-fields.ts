/** The three lines, for the page and the mail. */
export const saidFields = [
  {
    name: 'came',
    label: 'What did you come with?',
    hint: 'A name, a number, a question.',
  },
  {
    name: 'took',
    label: 'What did you take home?',
    hint: 'A spelling, a date, a clear no.',
  },
  {
    name: 'unclear',
    label: 'What stayed unclear?',
    hint: 'We explain it, at no price.',
  },
] as const;

export type SaidField = (typeof saidFields)[number]['name'];
