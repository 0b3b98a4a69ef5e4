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
  ['asks for patience on one side', ['unfriendly', 'neutral']],
  ['friendly on one side, asks for patience on the other', ['friendly', 'unfriendly']],
  ['asks for patience', ['unfriendly']],
])('a pair is %s', (words, relations) => {
  expect(pairInShort(pair(...relations))).toBe(words);
});
