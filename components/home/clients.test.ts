import { rangeText, turn, type VisibleRange } from './clients';

const count = 17;

const ranges = (towards: 'previous' | 'next', turns: number) => {
  let shown: VisibleRange = { first: 0, last: 3 };
  return Array.from({ length: turns }, () => {
    shown = turn(shown, towards, count);
    return rangeText(shown, count);
  });
};

it('shows everybody on the way forward, and begins anew after the last', () => {
  expect(ranges('next', 5)).toEqual([
    '5-8 of 17',
    '9-12 of 17',
    '13-16 of 17',
    '14-17 of 17',
    '1-4 of 17',
  ]);
});

it('shows the last four before the first, and everybody on the way back', () => {
  expect(ranges('previous', 5)).toEqual([
    '14-17 of 17',
    '10-13 of 17',
    '6-9 of 17',
    '2-5 of 17',
    '1-4 of 17',
  ]);
});

it('goes nowhere in a row that is shown whole', () => {
  expect(turn({ first: 0, last: 2 }, 'next', 3)).toEqual({ first: 0, last: 2 });
  expect(turn({ first: 0, last: 2 }, 'previous', 3)).toEqual({ first: 0, last: 2 });
});
