import type { ReactNode } from 'react';
import type { LetterSchool } from '@/lib/calculators/definition';
import type { ToolText } from '@/lib/content/text-schemas';
import { listed } from '@/lib/lists';
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

type SecondTable = {
  name: string;
  about: string;
  rows: readonly Pick<RelationRow, 'friendly' | 'unfriendly'>[];
};

/** Each pair by two schools: rows are drivers (mulank), columns conductors (bhagyank). */
export function DriverTable({ school, rows, second }: FriendTableProps & { second: SecondTable }) {
  const relations = rows.map(({ number, friendly, unfriendly }) => {
    const other = second.rows[number - 1] ?? { friendly: [], unfriendly: [] };
    const cells = rows.map(({ number: to }) =>
      [markOf(to, { friendly, unfriendly }), markOf(to, other)].join(''),
    );
    return { number, cells, says: agreement(number, cells) };
  });
  return (
    <section className="above-6" aria-labelledby="driver">
      <h3 id="driver">Driver and conductor, by two schools</h3>
      <p className="muted rem above-2">
        Driver is another word for mulank, conductor for bhagyank. Go along the row of the driver to
        the column of the conductor. The first letter is the view of our table, the second that of{' '}
        {second.name}: F friend, N neutral, P patience. {second.about}
      </p>
      <Table
        caption={`${school}, and ${second.name}`}
        heads={['Driver', ...rows.map(({ number }) => String(number))]}
      >
        {relations.map(({ number, cells }) => row(number, ...cells))}
      </Table>
      <ul className="flow above-4 rem">
        {relations.map(({ number, says }) => (
          <li key={number}>{says}</li>
        ))}
      </ul>
    </section>
  );
}

function markOf(to: number, { friendly, unfriendly }: SecondTable['rows'][number]) {
  if (friendly.includes(to)) return 'F';
  return unfriendly.includes(to) ? 'P' : 'N';
}

/** One sentence on what both tables say of a driver, and on where they contradict each other. */
function agreement(driver: number, cells: readonly string[]) {
  const those = (mark: RegExp) =>
    cells.flatMap((cell, index) => (mark.test(cell) ? String(index + 1) : []));
  const [friends, hard, against] = [those(/FF/), those(/PP/), those(/FP|PF/)];
  const both = `Driver ${driver} has ${listed(friends, 'and')} as friends in both tables`;
  const apart = `they contradict each other on ${listed(against, 'and')}`;
  if (hard.length > 0 && against.length > 0)
    return `${both} and is asked for patience with ${listed(hard, 'and')} in both; ${apart}.`;
  if (hard.length > 0)
    return `${both} and is asked for patience with ${listed(hard, 'and')} in both.`;
  return against.length > 0 ? `${both}; ${apart}.` : `${both}, and neither contradicts the other.`;
}

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

type DigitTableProps = { digits: readonly { missing: string; repeated: string }[] };

export const DigitTable = ({ digits }: DigitTableProps) => (
  <Table caption="Missing and repeated numbers" heads={['No.', 'Missing', 'Repeated']}>
    {digits.map(({ missing, repeated }, index) => row(index + 1, missing, repeated))}
  </Table>
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
