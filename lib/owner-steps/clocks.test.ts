import { clockOf } from './clocks';

const moment = Date.UTC(2026, 10, 27, 11);

it.each(['United Kingdom', 'united kingdom', ' uk ', 'U.K.', 'England'])(
  'reads a time by the clock of London where %p was typed',
  (typed) => {
    expect(clockOf(typed, moment)).toEqual({ zone: 'Europe/London', name: `${typed.trim()} time` });
  },
);
