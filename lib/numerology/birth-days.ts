import { listed } from '../listed';
import { reduceToRoot } from './reduce';

/** The days of a month on which a mulank is born: `birthDays(4)` is 4, 13, 22 and 31. */
export const birthDays = (mulank: number): number[] =>
  daysOfMonth.filter((day) => reduceToRoot(day).root === mulank);

/** The same in words: '4th, 13th, 22nd or 31st'. */
export const birthDaysText = (mulank: number): string =>
  listed(birthDays(mulank).map(ordinal), 'or');

const daysOfMonth = Array.from({ length: 31 }, (_, index) => index + 1);

const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** '29th' */
export const ordinal = (day: number) => `${day}${endings[rules.select(day)] ?? 'th'}`;
