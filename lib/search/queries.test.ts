/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { searchData } from '../pages/search-entries';
import { openSearch } from './engine';

const table = z.array(z.strictObject({ good: z.array(z.string()), typed: z.array(z.string()) }));

/** How many of the first hits have to be good. */
const LEAST = 0.9;

it.each(['queries.yaml', 'queries-later.yaml'])(
  '%s: the first hit is a good one',
  async (file) => {
    const rows = table
      .parse(parse(readFileSync(resolve('lib/search', file), 'utf8')))
      .flatMap(({ good, typed }) => typed.map((one) => ({ good, typed: one })));
    const find = await openSearch(searchData());
    const missed = rows.flatMap(({ good, typed }) => {
      const first = find(typed).hits[0]?.path.replace(/#.*/, '') ?? 'nothing';
      return good.includes(first) ? [] : [`${typed}: ${first}`];
    });
    const share = 1 - missed.length / rows.length;
    process.stdout.write(
      [
        `${file}: ${(share * 100).toFixed(1)} % of ${rows.length} first hits are good`,
        ...missed,
        '',
      ].join('\n  '),
    );
    expect(share).toBeGreaterThanOrEqual(LEAST);
  },
  60_000,
);
