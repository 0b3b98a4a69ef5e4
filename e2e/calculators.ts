import type { ToolSlug } from '../lib/calculators/calculators';

type Answer = {
  /** What is typed, by the label of the field, in the order of the keyboard's way through the form. */
  typed: [label: string, value: string][];
  /** The answer, with which the result begins. */
  verdict: string;
  /** Sentences and sums that the result holds. */
  shows: (string | RegExp)[];
  /** Further cases of its rule: what is typed after that, and the answer, or what stands beside the field. */
  also?: { typed: Answer['typed']; says: string }[];
};

export const date = (day: string, month: string, year: string): Answer['typed'] => [
  ['Day', day],
  ['Month', month],
  ['Year', year],
];

/** One answer of every calculator, which the compiler asks for. */
const answers: Record<ToolSlug, Answer> = {
  'mulank-bhagyank': {
    typed: date('29', '11', '1983'),
    verdict: 'Mulank 2, bhagyank 7',
    shows: [
      'Read about Mulank 2',
      'Read about the number 7',
      '2 + 9 + 1 + 1 + 1 + 9 + 8 + 3 = 34, 3 + 4 = 7',
    ],
  },
  'name-number': {
    typed: [['Name', 'Ravi Kumar']],
    verdict: 'RAVI KUMAR: Chaldean 7, Pythagorean 6',
    shows: ['Chaldean 7', 'Pythagorean 6', '25 → 7', '42 → 6'],
  },
  'lo-shu-grid': {
    typed: date('15', '3', '1990'),
    verdict: 'This grid has no 2, 4, 7, 8',
    shows: ['2, 4, 7, 8', '28 → 10 → 1'],
  },
  'mobile-number': {
    typed: [['Mobile number', '+91 98234 56710'], ...date('15', '3', '1992')],
    verdict: '98234 56710 comes to 9',
    shows: ['Read about the number 9', '6 counts 9 as neutral', '9 counts 3 as friendly'],
  },
  'vehicle-number': {
    typed: [['Vehicle number', 'MH 31 AB 1234']],
    verdict: '1234 comes to 1',
    shows: ['Read about the number 1', 'Whole plate 5', '3 + 1 + 1 + 2 + 3 + 4 = 14, 1 + 4 = 5'],
  },
  compatibility: {
    typed: [...date('14', '8', '1992'), ...date('9', '12', '1973')],
    verdict: 'Mulank 5 and 9: friendly on one side',
    shows: ['Read about Mulank 5', 'Read about Mulank 9', '9 counts 5 as friendly'],
  },
  'personal-year': {
    typed: [
      ['Day', '14'],
      ['Month', '8'],
      ['For which year?', '2026'],
    ],
    verdict: '2026 is a personal year 5',
    shows: ['Read about the number 5', '1 + 4 + 8 + 2 + 0 + 2 + 6 = 23, 2 + 3 = 5'],
    also: [
      { typed: [['For which year?', '2027']], says: '2027 is a personal year 6' },
      { typed: [['For which year?', '20']], says: '1900 to 2100' },
    ],
  },
};

export const calculators = Object.entries(answers).map(([slug, answer]) => ({
  path: `/tools/${slug}`,
  ...answer,
}));
