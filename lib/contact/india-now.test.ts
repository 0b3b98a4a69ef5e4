/** @jest-environment node */
import { indiaNow } from './india-now';

it.each([
  ['2026-11-20T19:19:00Z', '12:49 AM', false, '17 h 11 min'],
  ['2026-11-21T12:29:00Z', '5:59 PM', false, '1 min'],
  ['2026-11-21T12:30:00Z', '6:00 PM', true, ''],
  ['2026-11-21T15:29:00Z', '8:59 PM', true, '21 h 1 min'],
  ['2026-11-21T15:30:00Z', '9:00 PM', false, '21 h'],
])('at %s it is %s in India', (moment, time, isOpen, opensIn) => {
  expect(indiaNow(new Date(moment))).toMatchObject({ time, isOpen, opensIn });
});
