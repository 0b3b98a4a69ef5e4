import { dated, draftDays, isOutdated } from './draft-age';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 23);

it('lets a draft grow 30 days old, whichever way the clock was set since', () => {
  const kept = dated({ note: 'Born 29-11-1983' }, now);
  expect(JSON.parse(kept)).toMatchObject({ note: 'Born 29-11-1983' });
  const ages = [-draftDays - 1, -draftDays, 0, draftDays, draftDays + 1];
  expect(ages.map((days) => isOutdated(kept, now + days * day))).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
});

it.each([null, '', '{', '7', '{"note":"x"}', '{"keptAt":"yesterday"}'])(
  'leaves %p alone, which says no moment',
  (stored) => expect(isOutdated(stored, now)).toBe(false),
);
