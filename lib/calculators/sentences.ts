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
import { factsOf, type Gift, type NumberFacts, type Pair, type Side } from './reading';

export function onTheRoad({ sides: [one, other] }: Pair): string {
  const where = 'On the long road, by bhagyank,';
  if (!one) return '';
  if (!other) return `${where} both are ${a(one.from)}, ${ofAKind[one.relation]}.`;
  if (one.relation === other.relation)
    return `${where} ${together[one.relation]} (${one.from} and ${other.from}).`;
  const first = { who: 'first', whom: 'second', ...one };
  const second = { who: 'second', whom: 'first', ...other };
  const [warmer, cooler] = isWarmer(other, one) ? [second, first] : [first, second];
  return `${where} the ${warmer.who} person (${warmer.from}) ${takes(warmer)}, and the ${cooler.who} (${cooler.from}) ${takes(cooler)}.`;
}

const warmth: readonly Relation[] = ['friendly', 'neutral', 'unfriendly'];

const isWarmer = (one: Side, other: Side) =>
  warmth.indexOf(one.relation) < warmth.indexOf(other.relation);

/** What each brings the other and how it is met, the warmest first: a strength before a care. */
export function exchange({ sides }: Pair, numbers: readonly NumberFacts[]): Gift[] {
  const [one, other] = sides;
  const inOrder = one && other && isWarmer(other, one) ? [other, one] : sides;
  return inOrder.map(({ from: to, to: from, relation }) => {
    const gift = factsOf(numbers, from)?.says ?? '';
    const says =
      from === to
        ? `Both bring ${gift}. ${met[relation](to, `another ${to}`)}`
        : `${from} brings ${to} ${gift}. ${met[relation](to, String(from))}`;
    return { from, to, relation, says };
  });
}

const met: Readonly<Record<Relation, (to: number, from: string) => string>> = {
  friendly: (to, from) => `${capital(a(to))} counts ${from} as a friend.`,
  neutral: (to, from) => `${capital(a(to))} takes ${from} as it comes.`,
  unfriendly: (to, from) => `${capital(a(to))} is said to need patience with ${from}.`,
};

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

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

/** One sentence on both numbers of a person. */
export function meeting(mulank: number, bhagyank: number, rows: readonly RelationRow[]) {
  const both = `${mulank} meets ${bhagyank}:`;
  if (mulank === bhagyank) return `${both} its gifts and its faults are read with double weight.`;
  const { there, back } = bothWays(rows, mulank, bhagyank);
  if ([there, back].includes('unfriendly'))
    return `${both} the way is said to go uphill, and to arrive.`;
  if (there === back)
    return there === 'friendly'
      ? `${both} friends, said to walk easily together.`
      : `${both} each takes the other as it comes.`;
  const [warm, cool] = there === 'friendly' ? [mulank, bhagyank] : [bhagyank, mulank];
  return `${both} your ${warm} warms to your ${cool}, which takes it as it comes.`;
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
