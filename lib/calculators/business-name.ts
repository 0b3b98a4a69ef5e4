import { chaldean, countName, pythagorean, readName } from '../numerology/name';
import type { PlainDate } from '../numerology/plain-date';
import { oneLine } from '../typed-words';
import { candidateFields, readCandidates } from './candidates';
import type { Definition, Tables } from './definition';
import type { FormValues } from './reading';

export const businessName = {
  slug: 'business-name',
  picture: { form: 'awning', behind: 'floor', width: 16, scale: 1.75 },
  fields: [
    {
      name: 'names',
      label: 'Business names, one on each line',
      rows: 2,
      autoComplete: 'organization',
      required: true,
      hint: 'Up to ten, as customers say them.',
    },
    ...candidateFields,
  ],
  tables: 'pair',
  read: (typed: FormValues, tables: Tables['pair'], today: PlainDate) =>
    readCandidates('names', typed, tables, today, readBusiness, { one: 'name', many: 'names' }),
  drawing: 'candidates',
} as const satisfies Definition<'pair'>;

/** A legal ending is counted apart, and a tagline left out. */
export function readBusiness(line: string) {
  const [said = '', tagline] = oneLine(line).split(/ [-–—|] |[|:]/, 2);
  const [short = said] = said.split(legalEnding);
  const ending = said.slice(short.length).trim();
  const name = readName(short);
  if (name.kind === 'empty') return { fault: `‘${line}’ is an ending without a name.` };
  if (name.kind === 'other-script')
    return { fault: `Write ‘${line}’ in Latin letters, as the board will show it.` };
  if (name.kind === 'no-letter') return { fault: `There is no letter to count in ‘${line}’.` };
  const whole = ending ? readName(said) : name;
  return {
    written: name.words.join(' '),
    note: tagline?.trim() ? `Left out, as a tagline: ${tagline.trim()}` : undefined,
    counts: [
      { by: 'As it is said, Chaldean', sum: countName(name.words, chaldean).total },
      { by: 'As it is said, Pythagorean', sum: countName(name.words, pythagorean).total },
      ...(ending && whole.kind === 'latin'
        ? [{ by: `With ${ending}, Chaldean`, sum: countName(whole.words, chaldean).total }]
        : []),
    ] as const,
  };
}

const legalEnding = / (?=(?:\(?p(?:vt|rivate)?\)?\.? )?(?:ltd|limited)\.?$|llp\.?$)/i;
