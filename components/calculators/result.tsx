import type { ReactNode } from 'react';
import {
  DIGIT_WIDTH,
  digitalRoot,
  digitPath,
  inks,
  type Lane,
  laneColours,
  lanes,
} from '@/lib/art/drawing';
import { type NumberPlate, type Reading, totalLink } from '@/lib/calculators/reading';
import { digitsOf, pathWords, type Reduction } from '@/lib/numerology/reduce';
import { inkClass } from '../reading/sums';
import { Fold, Icon, Link } from '../ui';
import styles from './result.module.scss';

export type ResultDrawing = {
  /** Right below the heading, in place of plates. */
  first?(reading: Reading): ReactNode;
  picture?(reading: Reading): ReactNode;
  counted?(reading: Reading): ReactNode;
  folds?(reading: Reading): readonly Folded[];
};

export type Folded = { title: string; content: ReactNode };

type ResultProps = {
  reading: Reading;
  drawing: ResultDrawing;
  /** A worked example sits deeper in its page, is about nobody, and shows its working. */
  isExample?: boolean;
  /** Stands between the answer and what explains it. */
  children?: ReactNode;
};

export function Result({ reading, drawing, isExample = false, children }: ResultProps) {
  const Heading = isExample ? 'h3' : 'h2';
  const Title = isExample ? 'h4' : 'h3';
  const plates = drawing.first ? [] : reading.plates.filter(({ isOther }) => !isOther);
  const folds = [
    { title: 'How it was worked out', content: drawWorking(reading, drawing) },
    ...(drawing.folds?.(reading) ?? []),
  ];
  const working = (
    <div className={`wrap no-print ${styles.folds}`}>
      {folds.map(({ title, content }, index) => (
        <Fold key={title} title={<Title>{title}</Title>} open={isExample && index === 0}>
          {content}
        </Fold>
      ))}
      {reading.plates.map(
        (plate) =>
          plate.isOther && (
            <Fold
              key={plate.title}
              title={<Title>{`By another custom: ${plate.title} ${plate.sum.root}`}</Title>}
            >
              <Plates plates={[plate]} Title={Title} />
            </Fold>
          ),
      )}
    </div>
  );
  return (
    <>
      <div className={`wrap ${styles.verdict}`}>
        <Heading className="title-1" tabIndex={isExample ? undefined : -1}>
          {reading.verdict}
        </Heading>
        {drawing.first?.(reading)}
        {!isExample &&
          reading.answer.map((says) => (
            <p key={says} className="measure">
              {says}
            </p>
          ))}
      </div>
      <div className={plates.length > 0 || drawing.first ? undefined : `wrap ${styles.beside}`}>
        {drawing.picture?.(reading)}
        {plates.length > 0 && <Plates plates={plates} Title={Title} />}
        {plates.length > 1 && reading.together && (
          <p className={`wrap display ${styles.together}`}>{reading.together}</p>
        )}
        {children ?? working}
      </div>
      {children && working}
      {!isExample && <PrintedBelow subjects={reading.subjects} />}
    </>
  );
}

/** On paper alone. */
const PrintedBelow = ({ subjects }: Pick<Reading, 'subjects'>) => (
  <div className={`wrap ${styles.printed}`}>
    {subjects.map((subject) => (
      <p key={subject}>{subject}</p>
    ))}
    <p>
      {location.host}
      {location.pathname}, {new Date().toLocaleDateString('en-GB', { dateStyle: 'long' })}
    </p>
  </div>
);

const drawWorking = (reading: Reading, { counted }: ResultDrawing) => (
  <>
    {counted?.(reading)}
    <dl className={`ledger ${styles.lines}`}>
      {reading.working.map(({ term, sum, about }) => (
        <div key={term}>
          <dt className="faint fine">{term}</dt>
          <dd className="shrink">
            {sum && <p className={styles.sum}>{sum}</p>}
            <p className="muted fine measure">{about}</p>
          </dd>
        </div>
      ))}
    </dl>
  </>
);

function Plates({ plates, Title }: { plates: readonly NumberPlate[]; Title: 'h3' | 'h4' }) {
  return (
    <div className={styles.plates}>
      {plates.map(({ title, rule, sum, says, link, isFromDay }) => (
        <div key={title} className={`shrink ${styles.plate} ${inkClass(sum.root)}`}>
          <Title>{title}</Title>
          <p className="above-2">{rule}</p>
          <div className={styles.drawn}>
            <DigitPath sum={sum} />
          </div>
          <p className={`above-2 ${styles.says}`}>{says}</p>
          {[link, totalLink(sum, isFromDay)].map(
            (way) =>
              way && (
                <Link key={way.href} href={way.href} className={`semi above-2 ${styles.more}`}>
                  {way.label}
                  <Icon name="arrow" />
                </Link>
              ),
          )}
        </div>
      ))}
    </div>
  );
}

export function numeralOf(n: number) {
  const ink = inks[digitalRoot(n)];
  return { ink, d: digitPath(n), lanes: lanes(DIGIT_WIDTH, laneColours(ink, 4)) };
}

export const Numeral = ({ n }: { n: number }) => (
  <svg viewBox="-70 -110 140 220" aria-hidden="true">
    <Strokes {...numeralOf(n)} />
  </svg>
);

const Strokes = ({ d, lanes }: { d: string; lanes: readonly Lane[] }) =>
  lanes.map(({ stroke, width }) => (
    // With pathLength 1, CSS can run every stroke with the same dash.
    <path
      key={width}
      d={d}
      pathLength={1}
      fill="none"
      stroke={stroke}
      strokeWidth={width}
      strokeLinejoin="round"
    />
  ));

/** Drawn in the ink of the root, so it has to stand on that ink. */
function DigitPath({ sum }: { sum: Reduction }) {
  const { pieces, width } = layOut(sum);
  return (
    <svg
      className={styles.path}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      role="img"
      aria-label={pathWords(sum)}
    >
      {pieces}
    </svg>
  );
}

const SMALL = 0.62;
const LARGE = 1.3;
const HEIGHT = 210 * LARGE + 8;
const TRACK_LENGTH = 96;

/** A 1 is narrow and stands left in its field. */
function layOut({ steps, root }: Reduction) {
  const { ink, lanes: numeral } = numeralOf(root);
  const pieces: ReactNode[] = [];
  let x = 0;
  for (const [index, step] of steps.entries()) {
    const isRoot = index === steps.length - 1;
    const scale = isRoot ? LARGE : SMALL;
    if (index > 0) {
      pieces.push(
        <g key={x} transform={move(x)}>
          <Strokes d="M8 0h58" lanes={lanes(15, laneColours(ink, 3))} />
          <path d="M60-17l24 17l-24 17z" fill={ink.ink} />
        </g>,
      );
      x += TRACK_LENGTH;
    }
    for (const digit of digitsOf(String(step))) {
      const advance = (digit === 1 ? 96 : 140) * scale;
      const middle = x + advance / 2 + (digit === 1 ? 14 * scale : 0);
      pieces.push(
        <g
          key={x}
          transform={`${move(middle)} scale(${scale})`}
          className={isRoot ? styles.root : undefined}
        >
          <Strokes d={digitPath(digit)} lanes={numeral} />
        </g>,
      );
      x += advance;
    }
  }
  return { pieces, width: round(x) };
}

const move = (x: number) => `translate(${round(x)} ${HEIGHT / 2})`;
const round = (value: number) => Math.round(value * 10) / 10;
