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
import type { NumberPlate, Reading, WorkingLine } from '@/lib/calculators/reading';
import { digitsOf, pathWords, type Reduction } from '@/lib/numerology/reduce';
import { inkClass } from '../reading/sums';
import { Fold, Icon, Link } from '../ui';
import styles from './result.module.scss';

export type ResultProps = {
  reading: Reading;
  /** A result is a part of its page; a worked example is a part of a part, with its working open. */
  heading?: 'h2' | 'h3';
};

type DrawnProps = ResultProps & {
  /** What is drawn below the answer, above its plates; where there are none, beside what is folded. */
  picture?: ReactNode;
  /** What stands before the lines of the working. */
  counted?: ReactNode;
  /** What else is folded below the answer. */
  children?: ReactNode;
};

/** A reading, drawn: the answer, its numbers on their inks from edge to edge, and folded below them every step. */
export function Result({ reading, heading = 'h2', picture, counted, children }: DrawnProps) {
  const { verdict, answer, plates, working } = reading;
  const Heading = heading;
  const mainPlates = plates.filter(({ isOther }) => !isOther);
  return (
    <>
      <div className={`wrap ${styles.verdict}`}>
        <Heading tabIndex={heading === 'h2' ? -1 : undefined}>{verdict}</Heading>
        {/* A worked example is about nobody. */}
        {heading === 'h2' &&
          answer.map((says) => (
            <p key={says} className="measure above-1">
              {says}
            </p>
          ))}
      </div>
      <div className={mainPlates.length > 0 ? undefined : `wrap ${styles.beside}`}>
        {picture}
        {mainPlates.length > 0 && <Plates plates={mainPlates} heading={heading} />}
        <div className={`wrap ${styles.folds}`}>
          <ResultPart title="How it was worked out" heading={heading} open={heading === 'h3'}>
            {counted}
            <Working lines={working} />
          </ResultPart>
          {children}
          {plates.map(
            (plate) =>
              plate.isOther && (
                <ResultPart
                  key={plate.title}
                  title={`By another custom: ${plate.title} ${plate.sum.root}`}
                  heading={heading}
                >
                  <Plates plates={[plate]} heading={heading} />
                </ResultPart>
              ),
          )}
        </div>
      </div>
    </>
  );
}

type ResultPartProps = { title: string; heading: 'h2' | 'h3'; open?: boolean; children: ReactNode };

/** A part below the answer, for whoever wants to know. */
export function ResultPart({ title, heading, open, children }: ResultPartProps) {
  const Heading = below[heading];
  return (
    <Fold title={<Heading>{title}</Heading>} open={open}>
      {children}
    </Fold>
  );
}

const below = { h2: 'h3', h3: 'h4' } as const;

function Plates({ plates, heading }: { plates: readonly NumberPlate[]; heading: 'h2' | 'h3' }) {
  const Heading = below[heading];
  return (
    <div className={styles.plates}>
      {plates.map(({ title, rule, sum, says, link }) => (
        <div key={title} className={`shrink ${styles.plate} ${inkClass(sum.root)}`}>
          <Heading>{title}</Heading>
          <p className="above-2">{rule}</p>
          <div className={styles.drawn}>
            <DigitPath sum={sum} />
          </div>
          <p className={`above-2 ${styles.says}`}>{says}</p>
          <Link href={link.href} className={`semi above-2 ${styles.more}`}>
            {link.label}
            <Icon name="arrow" />
          </Link>
        </div>
      ))}
    </div>
  );
}

function Working({ lines }: { lines: readonly WorkingLine[] }) {
  return (
    <dl className={`ledger ${styles.lines}`}>
      {lines.map(({ term, sum, about }) => (
        <div key={term}>
          <dt className="faint fine">{term}</dt>
          <dd className="shrink">
            <p className={styles.sum}>{sum}</p>
            <p className="muted fine measure">{about}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * A sum as a run, drawn on no ground: small numerals for each total on the way, joined by a track, and the
 * root large at its end. In the ink of the root, so it stands on that ink.
 */
function DigitPath({ sum }: { sum: Reduction }) {
  const { pieces, width } = layOut(sum.steps);
  const ink = inks[digitalRoot(sum.root)];
  const numeral = lanes(DIGIT_WIDTH, laneColours(ink, 4));
  const track = lanes(TRACK_WIDTH, laneColours(ink, 3));
  return (
    <svg
      className={styles.path}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      role="img"
      aria-label={pathWords(sum)}
    >
      {pieces.map(({ d, at, isTrack, isRoot }) => (
        <g key={at} transform={at} className={isRoot ? styles.root : undefined}>
          <Strokes d={d} lanes={isTrack ? track : numeral} />
          {isTrack && <path d={HEAD} fill={ink.ink} />}
        </g>
      ))}
    </svg>
  );
}

/** One numeral in its lanes, on no ground. */
export function Numeral({ n }: { n: number }) {
  const ink = inks[digitalRoot(n)];
  return (
    <svg viewBox="-70 -110 140 220" aria-hidden="true">
      <Strokes d={digitPath(n)} lanes={lanes(DIGIT_WIDTH, laneColours(ink, 4))} />
    </svg>
  );
}

function Strokes({ d, lanes }: { d: string; lanes: readonly Lane[] }) {
  return lanes.map(({ stroke, width }) => (
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
}

type Piece = { d: string; at: string; isTrack?: boolean; isRoot?: boolean };

const SMALL = 0.62;
const LARGE = 1.3;
const TRACK_WIDTH = 15;
/** A numeral is 210 high with its lanes. */
const HEIGHT = 210 * LARGE + 8;
/** The track between two totals, and the head of its arrow. */
const TRACK = 'M8 0h58';
const TRACK_LENGTH = 96;
const HEAD = 'M60-17l24 17l-24 17z';

/** Places each digit after the one before; a 1 is narrow and stands left in its field. */
function layOut(steps: readonly number[]) {
  const pieces: Piece[] = [];
  let x = 0;
  steps.forEach((step, index) => {
    const isRoot = index === steps.length - 1;
    const scale = isRoot ? LARGE : SMALL;
    if (index > 0) {
      pieces.push({ d: TRACK, at: move(x), isTrack: true });
      x += TRACK_LENGTH;
    }
    for (const digit of digitsOf(String(step))) {
      const advance = (digit === 1 ? 96 : 140) * scale;
      const middle = x + advance / 2 + (digit === 1 ? 14 * scale : 0);
      pieces.push({ d: digitPath(digit), at: `${move(middle)} scale(${scale})`, isRoot });
      x += advance;
    }
  });
  return { pieces, width: round(x) };
}

const move = (x: number) => `translate(${round(x)} ${HEIGHT / 2})`;
const round = (value: number) => Math.round(value * 10) / 10;
