import type { ToolSlug } from '../lib/calculators/calculators';

type Answer = {
  /** Labels and values, in the order of the Tab key's way through the form. */
  typed: [label: string, value: string][];
  /** The answer at the beginning of the result. */
  verdict: string;
};

export const date = (day: string, month: string, year: string): Answer['typed'] => [
  ['Day', day],
  ['Month', month],
  ['Year', year],
];

/** The type asks for an answer of every calculator. */
const answers: Record<ToolSlug, Answer> = {
  'mulank-bhagyank': { typed: date('29', '11', '1983'), verdict: 'Mulank 2, bhagyank 7' },
  'name-number': {
    typed: [['Name', 'Ravi Kumar']],
    verdict: 'RAVI KUMAR: Chaldean 7, Pythagorean 6',
  },
  'lo-shu-grid': { typed: date('15', '3', '1990'), verdict: 'This grid has no 2, 4, 7, 8' },
  'mobile-number': {
    typed: [['Mobile number', '+91 98234 56710'], ...date('15', '3', '1992')],
    verdict: '98234 56710 comes to 9',
  },
  'vehicle-number': {
    typed: [['Vehicle number', 'MH 31 AB 1234']],
    verdict: '1234 comes to 1',
  },
  compatibility: {
    typed: [...date('14', '8', '1992'), ...date('9', '12', '1973')],
    verdict: 'Mulank 5 and mulank 9, both ways',
  },
  'personal-year': {
    typed: [
      ['Day', '14'],
      ['Month', '8'],
      ['For which year?', '2026'],
    ],
    verdict: '2026 is a personal year 5',
  },
  'different-number': {
    typed: [
      ['The number you were told', '3'],
      ['Name or date of birth', 'Priya Sharma'],
    ],
    verdict: 'Told 3: one rule gives it',
  },
  'house-number': {
    typed: [
      ['House or flat numbers, one on each line', 'A-1204\n12B\nFlat no 7, Wing C'],
      ...date('15', '3', '1992'),
    ],
    verdict: '12B and Flat no 7, Wing C come first',
  },
  'business-name': {
    typed: [
      ['Business names, one on each line', 'Patang Dor\nPatang Dor Stores'],
      ...date('23', '9', '1990'),
    ],
    verdict: 'PATANG DOR STORES comes first',
  },
};

export const calculators = Object.entries(answers).map(([slug, answer]) => ({
  path: `/tools/${slug}`,
  ...answer,
}));
