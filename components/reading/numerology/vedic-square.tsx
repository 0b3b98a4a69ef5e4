import { vedicSquare } from '@/lib/numerology/relations';
import styles from './vedic-square.module.scss';

/** The Vedic square in nine inks. Resting on a number shows where else it stands. */
export function VedicSquare() {
  return (
    <table className={styles.square}>
      <caption className="visually-hidden">
        The Vedic square: 1 to 9 multiplied with each other, each product reduced to one digit
      </caption>
      <tbody>
        {vedicSquare().map((row, line) => (
          <tr key={line}>
            {row.map((value, column) => (
              <Cell key={column} value={value} line={line} column={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The first row and the first column are what is multiplied. */
function Cell({ value, line, column }: { value: number; line: number; column: number }) {
  const className = styles[`v${value}`];
  if (line > 0 && column > 0) return <td className={className}>{value}</td>;
  return (
    <th scope={line === 0 ? 'col' : 'row'} className={className}>
      {value}
    </th>
  );
}
