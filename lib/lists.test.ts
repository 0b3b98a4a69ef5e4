import { neighbours } from './lists';

it.each([
  [1, { next: 2 }],
  [2, { previous: 1, next: 3 }],
  [3, { previous: 2 }],
  [4, {}],
])('the neighbours of %i in 1, 2, 3 are %j', (entry, there) => {
  expect(neighbours([1, 2, 3], entry)).toEqual(there);
});
