/** @jest-environment node */
import { shorten, titleCase } from './titles';

describe('the title of a video', () => {
  test.each([
    ['how to find  your mulank', 'How To Find Your Mulank'],
    ['mulank 4 / birth no. 4', 'Mulank 4 / Birth No. 4'],
    ["today's number (part one)", "Today's Number (Part One)"],
    ['IPL final: who wins', 'IPL Final: Who Wins'],
    ['ALL IN CAPITALS', 'All In Capitals'],
    ['मूलांक 4', 'मूलांक 4'],
  ])('%j is written %j', (title, written) => {
    expect(titleCase(title)).toBe(written);
  });

  it('stays whole up to 40 characters, and is cut to 35 and an ellipsis beyond', () => {
    expect(shorten('a'.repeat(40))).toBe('a'.repeat(40));
    expect(shorten('a'.repeat(41))).toBe(`${'a'.repeat(35)}…`);
  });

  it('is never cut inside a sign', () => {
    expect(shorten('😀'.repeat(41))).toBe(`${'😀'.repeat(35)}…`);
  });
});
