import { DIGIT_WIDTH, digitPath, laneColours, lanes, type Lane } from '@/lib/art/digits';
import { digitalRoot, inks } from '@/lib/art/lo-shu';
import { digitsOf, pathWords, type Reduction } from '@/lib/numerology/reduce';
import styles from './digit-path.module.scss';

/**
 * A sum as a run, drawn on no ground: small numerals for each total on the way, joined by a track, and the
 * root large at its end. In the ink of the root, so it stands on that ink.
 */
export function DigitPath({ sum }: { sum: Reduction }) {
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
