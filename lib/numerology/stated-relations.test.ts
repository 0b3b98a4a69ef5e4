/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { loadList } from '../content/load';
import { relation } from './relations';

const stated = parse(readFileSync('lib/numerology/stated-relations.yaml', 'utf8')) as Record<
  string,
  Record<string, string>
>;

const rows = loadList('numerology').mulanks;

describe.each(Object.entries(stated))(
  '%s says of the table of friendly numbers',
  (file, claims) => {
    const text = readFileSync(`content/${file}`, 'utf8').replace(/\s+/g, ' ');

    it.each(Object.entries(claims))('%s', (words, claim) => {
      expect(text).toContain(words);
      for (const row of claim.split(', ')) {
        const [from, kind, ...others] = row.split(' ');
        expect(others).not.toEqual([]);
        for (const other of others)
          expect(`${from} ${relation(rows, Number(from), Number(other))} ${other}`).toBe(
            `${from} ${kind} ${other}`,
          );
      }
    });
  },
);
