import type { Relation } from '../numerology/birth';
import { pairInShort } from './reading';

const pair = (...relations: Relation[]) => ({
  title: '',
  sides: relations.map((relation) => ({ from: 1, to: 2, relation, text: '' })),
});

it.each<[string, Relation[]]>([
  ['friendly on both sides', ['friendly', 'friendly']],
  ['friendly on one side', ['neutral', 'friendly']],
  ['neutral', ['neutral', 'neutral']],
  ['needs more patience on one side', ['unfriendly', 'neutral']],
  ['friendly on one side, needs more patience on the other', ['friendly', 'unfriendly']],
  ['needs more patience', ['unfriendly']],
])('a pair is %s', (words, relations) => {
  expect(pairInShort(pair(...relations))).toBe(words);
});
