import { leave, take } from './waiting-html';

it('a piece is taken as often as it was left', () => {
  leave('a', '<p>One</p>');
  leave('a', '<p>One</p>');
  leave('b', '<p>Two</p>');
  expect([take('a'), take('b'), take('a')]).toEqual(['<p>One</p>', '<p>Two</p>', '<p>One</p>']);
});

it('what was not left, or is gone, stops the build', () => {
  leave('c', '');
  expect(take('c')).toBe('');
  expect(() => take('c')).toThrow('No HTML waits as c.');
});
