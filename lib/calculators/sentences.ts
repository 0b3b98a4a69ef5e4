/** Sentences that say only what the tables and the calculators' own texts (content/tools) say. */
import { listed } from '../lists';
import {
  bhagyankOf,
  bothWays,
  mulankOf,
  type Relation,
  relation,
  type RelationRow,
} from '../numerology/birth';
import type { PlainDate } from '../numerology/plain-date';
import { factsOf, type NumberFacts, type Pair } from './reading';

export function betweenTwo(where: string, { sides: [one, other] }: Pair): string {
  if (!one) return '';
  if (!other) return `${where} both are ${a(one.from)}, ${ofAKind[one.relation]}.`;
  if (one.relation === other.relation)
    return `${where} ${together[one.relation]} (${one.from} and ${other.from}).`;
  const first = { who: 'first', whom: 'second', ...one };
  const second = { who: 'second', whom: 'first', ...other };
  const isSecondWarmer = warmth.indexOf(other.relation) < warmth.indexOf(one.relation);
  const [warmer, cooler] = isSecondWarmer ? [second, first] : [first, second];
  return `${where} the ${warmer.who} person (${warmer.from}) ${takes(warmer)}, and the ${cooler.who} (${cooler.from}) ${takes(cooler)}.`;
}

const warmth: readonly Relation[] = ['friendly', 'neutral', 'unfriendly'];

const takes = ({ whom, relation }: { whom: string; relation: Relation }) =>
  ({
    friendly: `warms to the ${whom}`,
    neutral: `takes the ${whom} as they come`,
    unfriendly: `needs patience with the ${whom}`,
  })[relation];

const together: Readonly<Record<Relation, string>> = {
  friendly: 'the two warm to each other',
  neutral: 'each takes the other as they come',
  unfriendly: 'each needs patience with the other',
};

const ofAKind: Readonly<Record<Relation, string>> = {
  friendly: 'and warm to each other',
  neutral: 'and take each other as they come',
  unfriendly: 'which is held to need more room',
};

export function withinOne(mulank: number, bhagyank: number, numbers: readonly NumberFacts[]) {
  if (mulank === bhagyank)
    return `Both are ${a(mulank)}, so its gifts and its faults are read with double weight.`;
  const { there, back } = bothWays(numbers, mulank, bhagyank);
  const both = [there, back];
  if (both.includes('unfriendly'))
    return 'Between the two the way is said to go uphill, and to arrive.';
  if (there === back)
    return there === 'friendly'
      ? 'The two are friends, and are said to walk easily together.'
      : 'The two take each other as they come.';
  const [warm, cool] = there === 'friendly' ? [mulank, bhagyank] : [bhagyank, mulank];
  return `Your ${warm} warms to your ${cool}, which takes it as it comes.`;
}

export function besideOwn(
  whose: string,
  root: number,
  date: PlainDate,
  numbers: readonly NumberFacts[],
) {
  const birthRoots = [mulankOf(date).root, bhagyankOf(date).root] as const;
  const [byMulank, byBhagyank] = birthRoots.map((one) => relation(numbers, one, root));
  const isFriend = byMulank === 'friendly' && byBhagyank === 'friendly';
  const says = countedBy(`${whose} mulank`, root, date, numbers);
  const verdict = isFriend
    ? 'a very good total'
    : byMulank === 'friendly'
      ? 'a good total'
      : [byMulank, byBhagyank].includes('unfriendly')
        ? 'it can be kept all the same'
        : 'keep it without worry';
  return {
    isFriend,
    sentences: [`${says}: ${verdict}.`, ...(isFriend ? [] : better(birthRoots, numbers))],
  };
}

/** 'Mulank 4 asks for patience with it, and bhagyank 6 counts it as a friend', without a stop. */
export function countedBy(
  mulankName: string,
  root: number,
  date: PlainDate,
  numbers: readonly RelationRow[],
) {
  const [mulank, bhagyank] = [mulankOf(date).root, bhagyankOf(date).root];
  const [byMulank, byBhagyank] = [mulank, bhagyank].map((one) => relation(numbers, one, root));
  const names = [`${mulankName} ${mulank}`, `bhagyank ${bhagyank}`];
  return byMulank === byBhagyank
    ? `${names.join(' and ')} both ${counts[byMulank ?? 'neutral'].two}`
    : `${names[0]} ${counts[byMulank ?? 'neutral'].one}, and ${names[1]} ${counts[byBhagyank ?? 'neutral'].one}`;
}

const counts: Readonly<Record<Relation, { one: string; two: string }>> = {
  friendly: { one: 'counts it as a friend', two: 'count it as a friend' },
  neutral: { one: 'takes it as it comes', two: 'take it as it comes' },
  unfriendly: { one: 'asks for patience with it', two: 'ask for patience with it' },
};

function better(birthRoots: readonly [number, number], numbers: readonly NumberFacts[]) {
  const pleasing = numbers
    .map(({ number }) => number)
    .filter((total) => birthRoots.every((one) => relation(numbers, one, total) === 'friendly'));
  return pleasing.length > 0
    ? [`In another one, a total of ${listed(pleasing.map(String), 'or')} would please both.`]
    : [];
}

export function suits(root: number, numbers: readonly NumberFacts[]) {
  const those = (wanted: Relation) =>
    numbers
      .map(({ number }) => number)
      .filter((one) => relation(numbers, one, root) === wanted)
      .map(String);
  const [friends, neutral] = [those('friendly'), those('neutral')];
  return friends.length > 0
    ? `It suits mulank ${listed(friends, 'or')} best: ${friends.length > 1 ? 'each' : 'it'} counts ${a(root)} as a friend.`
    : `No mulank of our table has it as a friend; ${listed(neutral, 'and')} take it as it comes.`;
}

export function forThisMonth(root: number, numbers: readonly NumberFacts[]) {
  const facts = factsOf(numbers, root);
  return facts
    ? `For what matters this month, tradition picks a ${facts.day}, and ${listed(facts.colours, 'or')}.`
    : '';
}

export const a = (n: number) => (n === 8 ? 'an 8' : `a ${n}`);
