import type { Reading } from '@/lib/calculators/reading';
import type { Relation } from '@/lib/numerology/birth';
import { pathText, pathWords } from '@/lib/numerology/reduce';
import { Digits, inkClass } from '../reading/sums';
import { Icon, Link } from '../ui';
import { type Folded, Numeral, type ResultDrawing } from './result';
import styles from './drawings.module.scss';

/** Each line with both customs, and those that can't be counted below. */
export const comparedLines: ResultDrawing = {
  picture: ({ candidates = [], unread = [], school }) => (
    <div className="wrap below-4">
      <ol className={`ledger ${styles.compared}`}>
        {candidates.map(({ place, written, note, root, counts }) => (
          <li key={written}>
            <span
              className={`${styles.root} ${inkClass(root)}`}
              role="img"
              aria-label={String(root)}
            >
              {root}
            </span>
            <div className="shrink">
              <p className="between">
                <strong className="display anywhere">{written}</strong>
                {place && <span className="muted fine">Place {place}</span>}
              </p>
              {note && <p className="muted fine">{note}</p>}
              {counts.map(({ by, working, link, people }) => (
                <p key={by} className="fine above-1">
                  <span className="figures semi">{working}</span>{' '}
                  {link && <Link href={link.href}>{link.label}</Link>}{' '}
                  <span className="muted">({[by, ...people].join('; ')})</span>
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {unread.map(({ line, fault }) => (
        <p key={line} className="above-3 fine">
          <strong className="anywhere">{line}</strong>: {fault}
        </p>
      ))}
      {candidates[0]?.place && (
        <p className="above-3 muted fine">By the {school}. Other tables give other answers.</p>
      )}
    </div>
  ),
};

function comparedIfAny(reading: Reading) {
  return reading.candidates && comparedLines.picture?.(reading);
}

export const longNumber: ResultDrawing = {
  picture: (reading) => comparedIfAny(reading) ?? longDigits(reading),
  folds: (reading) => pairFold('Beside your own numbers', reading),
};

const longDigits = ({ digits }: Reading) => (
  <div className={`wrap ${styles.rows}`}>
    {digits?.map(({ title, values }) => (
      <div key={title}>
        <p className="faint fine">{title}</p>
        <Digits values={values} />
      </div>
    ))}
  </div>
);

export const twoPeople: ResultDrawing = {
  first: ({ plates, exchange = [] }) => (
    <div className={styles.facing}>
      {plates.map(({ whose = '', sum, link }) => (
        <div key={whose} className={`${styles.person} ${inkClass(sum.root)}`}>
          <p className="fine">{whose}</p>
          <Numeral n={sum.root} />
          <p className="fine figures" role="img" aria-label={`Mulank: ${pathWords(sum)}`}>
            {pathText(sum)}
          </p>
          <Link href={link.href} className="fine semi">
            Mulank {sum.root}
          </Link>
        </div>
      ))}
      {exchange.map(({ from, relation, says }) => (
        <p key={says} className={styles.gift}>
          <svg
            viewBox="0 0 120 24"
            aria-hidden="true"
            className={`${thickness[relation] ?? ''} ${isFirst(from, plates) ? '' : styles.back}`}
          >
            <path d="M2 12h108M98 3l12 9-12 9" />
          </svg>
          {says}
        </p>
      ))}
    </div>
  ),
  folds: (reading) => pairFold('Read both ways', reading),
};

// Named one by one, as an island has no other class of its sheet.
const thickness: Partial<Record<Relation, string>> = {
  friendly: styles.friendly,
  unfriendly: styles.unfriendly,
};

const isFirst = (from: number, [first]: Reading['plates']) => from === first?.sum.root;

const pairFold = (title: string, { pairs = [], school }: Reading): Folded[] =>
  pairs.length === 0 ? [] : [{ title, content: <Pairs pairs={pairs} school={school} /> }];

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

export const lettersOfName: ResultDrawing = {
  picture: comparedIfAny,
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

/** Indexed by how many of a line's three numbers are present. */
const fillings = ['empty', '1 of 3', '2 of 3', 'full'];

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
