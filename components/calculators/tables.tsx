import type { ReactNode } from 'react';
import type { LetterSchool } from '@/lib/calculators/definition';
import type { ToolText } from '@/lib/content/text-schemas';
import { birthDays, planetNames, type RelationRow } from '@/lib/numerology/birth';
import { artPath, mulankPath } from '@/lib/site';
import { inkClass } from '../reading/sums';
import { Link, LazyPicture } from '../ui';
import styles from './tables.module.scss';

type TableProps = { caption: string; heads: readonly string[]; children: ReactNode };

const Table = ({ caption, heads, children }: TableProps) => (
  <table className={`figures sun-line ${styles.table}`}>
    <caption className="display below-3 flush-left">{caption}</caption>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

const row = (number: number, ...cells: readonly ReactNode[]) => (
  <tr key={number}>
    <th scope="row" className={inkClass(number)}>
      {number}
    </th>
    {cells.map((cell, index) => (
      <td key={index}>{cell}</td>
    ))}
  </tr>
);

type Planet = RelationRow & { planet: string; planetHindi: string };

export const PlanetTable = ({ numbers }: { numbers: readonly Planet[] }) => (
  <Table caption="The nine numbers" heads={['No.', 'Born on', 'Graha (planet)']}>
    {numbers.map(({ number, ...names }) =>
      row(
        number,
        birthDays(number).join(', '),
        <Link href={mulankPath(number)}>{planetNames(names)}</Link>,
      ),
    )}
  </Table>
);

export const LetterTable = ({ schools }: { schools: readonly LetterSchool[] }) => (
  <Table caption="What each letter is worth" heads={['Value', ...schools.map(({ name }) => name)]}>
    {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) =>
      row(value, ...schools.map(({ rows }) => [...(rows[value - 1] ?? '–')].join(' '))),
    )}
  </Table>
);

type FriendTableProps = { school: string; rows: readonly RelationRow[] };

export const FriendTable = ({ school, rows }: FriendTableProps) => (
  <Table caption={school} heads={['No.', 'Friendly', 'Neutral', 'Patience']}>
    {rows.map(({ number, friendly, neutral, unfriendly }) =>
      row(number, ...[friendly, neutral, unfriendly].map((list) => list.join(' ') || '–')),
    )}
  </Table>
);

export const MeaningTable = ({ rows, ...table }: NonNullable<ToolText['meanings']>) => (
  <Table {...table}>{rows.map((says, index) => row(index + 1, says))}</Table>
);

export const LoShuFigure = () => (
  <figure className={`below-4 ${styles.figure}`}>
    <LazyPicture
      src={artPath('lo-shu-square', 1)}
      alt="Lo Shu square: 4, 9, 2 in the top row, 3, 5, 7 in the middle row, 8, 1, 6 in the bottom row"
      width={400}
      height={400}
    />
    <figcaption className="muted fine above-2">
      The Lo Shu square. Every row, column and diagonal adds up to 15.
    </figcaption>
  </figure>
);

type Line = { digits: readonly number[]; name: string; about: string };

export const LineTable = ({ lines }: { lines: readonly Line[] }) => (
  <Table caption="The eight lines of the square" heads={['Digits', 'Name', 'What it stands for']}>
    {lines.map(({ digits, name, about }) => (
      <tr key={name}>
        <td className="nowrap">{digits.join(' ')}</td>
        <th scope="row" className="semi">
          {name}
        </th>
        <td>{about}</td>
      </tr>
    ))}
  </Table>
);
