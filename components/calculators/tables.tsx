import type { ReactNode } from 'react';
import type { LetterSchool } from '@/lib/calculators/definition';
import type { ToolText } from '@/lib/content/text-schemas';
import { birthDays, planetNames, type RelationRow } from '@/lib/numerology/birth';
import { artPath, mulankPath } from '@/lib/site';
import { inkClass } from '../reading/sums';
import { Link } from '../ui';
import styles from './tables.module.scss';

type Cells = readonly ReactNode[];

/** A table whose first column is a number on its ink. */
function Table({
  caption,
  heads,
  rows,
}: {
  caption: string;
  heads: Cells;
  rows: readonly { key: number; cells: Cells }[];
}) {
  return (
    <table className={`figures sun-line ${styles.table}`}>
      <caption className="display">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head, index) => (
            <th key={index} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            <th scope="row" className={inkClass(key)}>
              {key}
            </th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Planet = RelationRow & { planet: string; planetHindi: string };

/** The nine numbers, the days on which each is born, and its planet; each leads to its page. */
export function PlanetTable({ numbers }: { numbers: readonly Planet[] }) {
  return (
    <Table
      caption="The nine numbers"
      heads={['No.', 'Born on', 'Graha (planet)']}
      rows={numbers.map(({ number, planet, planetHindi }) => ({
        key: number,
        cells: [
          birthDays(number).join(', '),
          <Link key="link" href={mulankPath(number)}>
            {planetNames({ planet, planetHindi })}
          </Link>,
        ],
      }))}
    />
  );
}

/** Both tables of letters. */
export function LetterTable({ schools }: { schools: readonly LetterSchool[] }) {
  const values = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  return (
    <Table
      caption="What each letter is worth"
      heads={['Value', ...schools.map(({ name }) => name)]}
      rows={values.map((value) => ({
        key: value,
        cells: schools.map(({ rows }) => [...(rows[value - 1] ?? '–')].join(' ')),
      }))}
    />
  );
}

/** Which numbers each number counts as friendly, and which as needing patience. */
export function FriendTable({ school, rows }: { school: string; rows: readonly RelationRow[] }) {
  return (
    <Table
      caption={school}
      heads={['No.', 'Friendly', 'Neutral', 'More patience']}
      rows={rows.map(({ number, friendly, neutral, unfriendly }) => ({
        key: number,
        cells: [friendly, neutral, unfriendly].map((list) => list.join(' ') || '–'),
      }))}
    />
  );
}

/** What a calculator's own text says of each number. */
export function MeaningTable({ caption, heads, rows }: NonNullable<ToolText['meanings']>) {
  return (
    <Table
      caption={caption}
      heads={heads}
      rows={rows.map((says, index) => ({ key: index + 1, cells: [says] }))}
    />
  );
}

/** The square itself, for whoever looks for a picture of it. */
export function LoShuFigure() {
  return (
    <figure className={styles.figure}>
      <img
        src={artPath('lo-shu-square', 1)}
        alt="Lo Shu square: 4, 9, 2 in the top row, 3, 5, 7 in the middle row, 8, 1, 6 in the bottom row"
        width={400}
        height={400}
        loading="lazy"
        decoding="async"
      />
      <figcaption className="muted fine above-2">
        The Lo Shu square. Every row, column and diagonal adds up to 15.
      </figcaption>
    </figure>
  );
}

type Line = { digits: readonly number[]; name: string; about: string };

/** The eight lines of the square by the names that this site uses. */
export function LineTable({ lines }: { lines: readonly Line[] }) {
  return (
    <table className={`figures sun-line ${styles.table}`}>
      <caption className="display">The eight lines of the square</caption>
      <thead>
        <tr>
          <th scope="col">Digits</th>
          <th scope="col">Name</th>
          <th scope="col">What it stands for</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ digits, name, about }) => (
          <tr key={name}>
            <td className="nowrap">{digits.join(' ')}</td>
            <th scope="row" className="semi">
              {name}
            </th>
            <td>{about}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
