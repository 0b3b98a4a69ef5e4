import type { Reading } from '@/lib/calculators/reading';
import { Digits, inkClass } from '../reading/sums';
import { Icon } from '../ui';
import { Result, type ResultProps, ResultPart, Numeral } from './result';
import styles from './drawings.module.scss';

/** A number as it is written: its digits on their inks, the sum, and the owner's numbers beside it. */
export function LongNumberResult({ reading, heading = 'h2' }: ResultProps) {
  return (
    <Result
      reading={reading}
      heading={heading}
      picture={
        <div className={`wrap ${styles.rows}`}>
          {reading.digits?.map(({ title, values }) => (
            <div key={title}>
              <p className="faint fine">{title}</p>
              <Digits values={values} />
            </div>
          ))}
        </div>
      }
    >
      <Pairs title="Beside your own numbers" reading={reading} heading={heading} />
    </Result>
  );
}

/** Two people: the mulank of each, and how their numbers count each other from both sides. */
export function PairResult({ reading, heading = 'h2' }: ResultProps) {
  return (
    <Result reading={reading} heading={heading}>
      <Pairs title="Read both ways" reading={reading} heading={heading} />
    </Result>
  );
}

type PairsProps = { title: string; reading: Reading; heading: 'h2' | 'h3' };

/** How numbers count each other, each pair from both sides. */
function Pairs({ title, reading: { pairs = [], school }, heading }: PairsProps) {
  if (pairs.length === 0) return null;
  return (
    <ResultPart title={title} heading={heading}>
      <p className="muted fine">By the {school}. Other tables give other answers.</p>
      <ul className={`ledger above-4 ${styles.pairs}`}>
        {pairs.map(({ title, sides }) => (
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
    </ResultPart>
  );
}

/** A name by both tables, letter by letter, never averaged. */
export function NameResult({ reading, heading }: ResultProps) {
  return (
    <Result
      reading={reading}
      heading={heading}
      counted={reading.letters?.map((school) => (
        <Letters key={school.name} {...school} />
      ))}
    />
  );
}

function Letters({ name, usual, counted }: NonNullable<Reading['letters']>[number]) {
  return (
    <div className={`flow ${styles.school}`}>
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
  );
}

/** A personal year, and the cycle of nine in which it stands. */
export function YearResult({ reading, heading = 'h2' }: ResultProps) {
  return (
    <Result reading={reading} heading={heading}>
      <ResultPart title="The nine years around it" heading={heading}>
        <ol className={styles.cycle}>
          {reading.cycle?.map(({ year, root, isAsked, says }) => (
            <li key={year} aria-current={isAsked ? 'date' : undefined}>
              <span className={`${styles.root} ${inkClass(root)}`}>{root}</span>
              <span className="figures">{year}</span>
              <span className={`fine ${isAsked ? '' : 'muted'} ${styles.says}`}>{says}</span>
            </li>
          ))}
        </ol>
      </ResultPart>
    </Result>
  );
}

/** A date in the Lo Shu square by both customs, and what its eight lines hold. */
export function GridResult({ reading, heading = 'h2' }: ResultProps) {
  const { grids: [own, ...others] = [], lines = [] } = reading;
  return (
    <Result reading={reading} heading={heading} picture={own && <Square {...own} />}>
      <ResultPart title="The eight lines" heading={heading}>
        <ul className={`ledger ${styles.lines}`}>
          {lines.map(({ name, about, digits, present }) => (
            <li key={name}>
              <p className="figures">
                <strong className="display">{name}</strong>{' '}
                <span className="muted">{digits.join(' ')}</span>{' '}
                <span className={`semi ${styles.state}`}>{stateOf(present)}</span>
              </p>
              <p className="muted fine">{about}</p>
            </li>
          ))}
        </ul>
      </ResultPart>
      {others.map((other) => (
        <ResultPart key={other.title} title={`By another custom: ${other.title}`} heading={heading}>
          <Square {...other} />
        </ResultPart>
      ))}
    </Result>
  );
}

/** Three rows of three: what is there as a plate with its numeral, what is missing as a plain figure. */
function Square({ title, about, grid }: NonNullable<Reading['grids']>[number]) {
  return (
    <table className={styles.square} data-uncovered="">
      <caption className="muted">
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
}

const cellWords = (n: number, count: number) => {
  if (count === 0) return `${n} is missing`;
  return count === 1 ? `${n}, once` : `${n}, ${count} times`;
};

const stateOf = (present: number) =>
  present === 3 ? 'full' : present === 0 ? 'empty' : `${present} of 3`;
