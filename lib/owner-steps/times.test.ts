import { clockOf } from './clocks';
import { alsoBy, dayBy, indiaClock, momentBy } from '../time';
import { readTimes } from './times';

const moment = Date.parse('2026-11-27T13:00:00Z');
const now = Date.parse('2026-11-20T10:00:00Z');

const nothing = { day1: '', time1: '', day2: '', time2: '', day3: '', time3: '' };
const one = { ...nothing, day1: '2026-11-27', time1: '18:30' };

it('says a moment by the clock in India', () => {
  expect(momentBy(moment, indiaClock)).toBe('Friday 27 November, 6:30 PM in India');
  expect(dayBy(Date.parse('2026-11-27T18:30:00Z'), indiaClock)).toBe('Saturday 28 November');
});

it.each([
  ['United Kingdom', 'Friday 27 November, 1:00 PM United Kingdom time'],
  [' U.K. ', 'Friday 27 November, 1:00 PM U.K. time'],
  ['england', 'Friday 27 November, 1:00 PM england time'],
  ['Germany', 'Friday 27 November, 2:00 PM Germany time'],
  ['United Arab Emirates', 'Friday 27 November, 5:00 PM United Arab Emirates time'],
  ['Nepal', 'Friday 27 November, 6:45 PM Nepal time'],
  ['Malaysia', 'Friday 27 November, 9:00 PM Malaysia time'],
  ['New Zealand', 'Saturday 28 November, 2:00 AM Wellington time'],
  ['China', 'Friday 27 November, 9:00 PM Beijing time'],
  ['Portugal', 'Friday 27 November, 1:00 PM Lisbon time'],
  ['Spain', 'Friday 27 November, 2:00 PM Madrid time'],
  ['Chile', 'Friday 27 November, 10:00 AM Santiago time'],
  ['Ecuador', 'Friday 27 November, 8:00 AM Quito time'],
  ['St. Lucia', 'Friday 27 November, 9:00 AM St. Lucia time'],
  ['United States', 'Friday 27 November, 1:00 PM UTC'],
  ['Australia', 'Friday 27 November, 1:00 PM UTC'],
  ['Atlantis', 'Friday 27 November, 1:00 PM UTC'],
])('says it by the clock of %s, or by UTC where that would be a guess', (country, words) => {
  const clock = clockOf(country, moment);
  expect(clock && momentBy(moment, clock)).toBe(words);
});

it('sets another clock beside it, with the day where that is another', () => {
  const at = (zone: string) => ({ zone, name: 'your time' });
  expect(alsoBy(moment, indiaClock, at('Europe/London'))).toBe('6:30 PM in India');
  expect(alsoBy(moment, at('Pacific/Auckland'), indiaClock)).toBe(
    'Saturday 28 November, 2:00 AM your time',
  );
});

it('minds summer time, and has no second clock in India', () => {
  const summer = Date.parse('2026-07-01T13:00:00Z');
  expect(momentBy(summer, clockOf('United Kingdom', summer) ?? indiaClock)).toMatch(/2:00 PM/);
  expect(clockOf('India', moment)).toBeUndefined();
});

it('reads one to three times, within a year', () => {
  expect(readTimes(one, now)).toEqual({ ok: true, times: [moment] });
  const third = { ...one, day3: '2027-11-21', time3: '15:30' };
  expect(readTimes(third, now)).toMatchObject({ ok: true, times: { length: 2 } });
});

it.each([
  [nothing, 'day1', 'Choose a day'],
  [{ ...one, time1: '' }, 'time1', 'Choose a time'],
  [{ ...one, day1: '2026-11-31' }, 'day1', 'Choose a day that exists'],
  [{ ...one, day1: '27.11.2026' }, 'day1', 'Choose a day that exists'],
  [{ ...one, time1: '25:00' }, 'day1', 'Choose a day that exists'],
  [{ ...one, day1: '2026-11-20', time1: '15:30' }, 'day1', 'Choose a time that is still to come'],
  [{ ...one, day1: '2027-11-21', time1: '15:31' }, 'day1', 'Choose a day within a year'],
  [{ ...one, day2: '2026-11-27', time2: '18:30' }, 'day2', 'Choose three different times'],
  [{ ...one, time2: '18:30' }, 'day2', 'Choose a day'],
  [{ ...one, day2: '2026-11-28' }, 'time2', 'Choose a time'],
])('names what is wrong with %j', (typed, field, message) => {
  expect(readTimes(typed, now)).toEqual({ ok: false, errors: [{ field, message }] });
});
