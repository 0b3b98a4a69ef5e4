import type { Reading } from '@/lib/calculators/reading';
import { Digits, inkClass } from '../reading/sums';
import { Icon } from '../ui';
import { type Folded, Numeral, type ResultDrawing } from './result';
import styles from './drawings.module.scss';

/** Numbers as they are written: the digits on their inks, and the owner's numbers beside their sum. */
export const longNumber: ResultDrawing = {
  picture: ({ digits }) => (
    <div className={`wrap ${styles.rows}`}>
      {digits?.map(({ title, values }) => (
        <div key={title}>
          <p className="faint fine">{title}</p>
          <Digits values={values} />
        </div>
      ))}
    </div>
  ),
  folds: (reading) => pairFold('Beside your own numbers', reading),
};

/** Two people: how their numbers count each other from both sides. */
export const twoPeople: ResultDrawing = { folds: (reading) => pairFold('Read both ways', reading) };

const pairFold = (title: string, { pairs = [], school }: Reading): Folded[] =>
  pairs.length === 0 ? [] : [{ title, content: <Pairs pairs={pairs} school={school} /> }];

/** How numbers count each other, each pair from both sides. */
const Pairs = ({ pairs, school }: Pick<Reading, 'pairs' | 'school'>) => (
  <>
    <p className="muted fine">By the {school}. Other tables give other answers.</p>
    <ul className={`ledger above-4 ${styles.pairs}`}>
      {pairs?.map(({ title, sides }) => (
        <li key={title}>
          <p className="faint fine">{title}</p>
          {sides.map(({ from, to, relation, text }) => (
            <p key={text} className={`${styles.side} ${relation === 'friendly' ? 'semi' : ''}`}>
              <span aria-hidden="true">
                <Digits values={[from]} />
                <Icon name="arrow" />
                <Digits values={[to]} />
              </span>
              <span>{text}</span>
            </p>
          ))}
        </li>
      ))}
    </ul>
  </>
);

/** A name by both tables, letter by letter, never averaged. */
export const lettersOfName: ResultDrawing = {
  counted: ({ letters }) =>
    letters?.map(({ name, usual, counted }) => (
      <div key={name} className="flow below-5">
        <p className="faint fine">
          {name}, {usual}
        </p>
        {counted.words.map(({ signs, sum }, word) => (
          <div key={word} className={styles.word}>
            <ol aria-label={`${signs.map(({ sign }) => sign).join('')}, ${name} values`}>
              {signs.map(({ sign, value }, index) => (
                <li key={index}>
                  <p className="title-3 display">{sign}</p>
                  <span className={`${styles.value} ${inkClass(value)}`}>{value}</span>
                </li>
              ))}
            </ol>
            <p className={`muted ${styles.sum}`}>
              <span className="visually-hidden">adds up to </span>
              {sum}
            </p>
          </div>
        ))}
      </div>
    )),
};

/** A personal year, and the cycle of nine in which it stands. */
export const nineYears: ResultDrawing = {
  folds: ({ cycle }) => [
    {
      title: 'The nine years around it',
      content: (
        <ol className={styles.cycle}>
          {cycle?.map(({ year, root, isAsked, says }) => (
            <li key={year} aria-current={isAsked ? 'date' : undefined}>
              <span className={`${styles.root} ${inkClass(root)}`}>{root}</span>
              <span className="figures">{year}</span>
              <span className={`fine ${isAsked ? '' : 'muted'} ${styles.says}`}>{says}</span>
            </li>
          ))}
        </ol>
      ),
    },
  ],
};

/** A date in the Lo Shu square by both customs, and what its eight lines hold. */
export const loShuSquare: ResultDrawing = {
  picture: ({ grids: [own] = [] }) => own && <Square {...own} />,
  folds: ({ grids: [, ...others] = [], lines }) => [
    {
      title: 'The eight lines',
      content: (
        <ul className={`ledger ${styles.lines}`}>
          {lines?.map(({ name, about, digits, present }) => (
            <li key={name}>
              <p className="figures">
                <strong className="display">{name}</strong>{' '}
                <span className="muted">{digits.join(' ')}</span>{' '}
                <span className="semi to-end">{fillings[present]}</span>
              </p>
              <p className="muted fine">{about}</p>
            </li>
          ))}
        </ul>
      ),
    },
    ...others.map((other) => ({
      title: `By another custom: ${other.title}`,
      content: <Square {...other} />,
    })),
  ],
};

/** How many of a line's three numbers are there. */
const fillings = ['empty', '1 of 3', '2 of 3', 'full'];

/** Three rows of three: what is there as a plate with its numeral, what is missing as a plain figure. */
const Square = ({ title, about, grid }: NonNullable<Reading['grids']>[number]) => (
  <table className={styles.square}>
    <caption className="muted below-3 flush-left">
      <span className="visually-hidden">Lo Shu grid, {title}: </span>
      {about}
    </caption>
    <tbody>
      {[0, 3, 6].map((start) => (
        <tr key={start}>
          {grid.cells.slice(start, start + 3).map(({ n, count }) => (
            <td key={n} className={count > 0 ? inkClass(n) : `sunk faint ${styles.none}`}>
              <span className="visually-hidden">{cellWords(n, count)}</span>
              {count > 0 ? <Numeral n={n} /> : <span aria-hidden="true">{n}</span>}
              {count > 1 && (
                <span className={`fine semi ${styles.times}`} aria-hidden="true">
                  × {count}
                </span>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const cellWords = (n: number, count: number) => {
  if (count === 0) return `${n} is missing`;
  return count === 1 ? `${n}, once` : `${n}, ${count} times`;
};
