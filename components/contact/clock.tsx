import { pointAt } from '@/lib/art/drawing';
import { DIGIT_WIDTH, digitPath, laneColours, lanes } from '@/lib/art/digits';
import { inks } from '@/lib/art/lo-shu';
import { ClockHands } from './clock-hands';

const { ground, ink, pop, second } = inks[4];

/** The track that the hours run on, and the quarter of it from 6 to 9. */
const radius = 62;
const closed = `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}M${-radius} 0A${radius} ${radius} 0 0 1 0 ${-radius}`;
const open = `M0 ${radius}A${radius} ${radius} 0 0 1 ${-radius} 0`;

const marks = Array.from({ length: 12 }, (_, index) => index + 1).map((hour) => {
  const [x, y] = pointAt(84, hour * 30 - 90);
  return { hour, x, y, lit: hour >= 6 && hour <= 9 };
});

/** A dial that is lit for one quarter, from 6 to 9. Its hands show the time in India, once a browser knows it. */
export function Clock() {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <g transform="translate(100 100)" fill="none">
        <circle r={radius + 14} fill={second} />
        {[28, 20, 12, 4].map((width, index) => (
          <path key={width} d={closed} stroke={index % 2 ? second : ground} strokeWidth={width} />
        ))}
        <Lanes d={open} width={28} colours={laneColours(inks[4], 4)} />
        {marks.map(({ hour, x, y, lit }) => (
          <circle key={hour} cx={x} cy={y} r={lit ? 3.4 : 2.2} fill={lit ? ink : pop} />
        ))}
        <g transform="translate(0 33) scale(.13)">
          <Lanes d={digitPath(6)} width={DIGIT_WIDTH} colours={laneColours(inks[4], 3)} />
        </g>
        <g transform="translate(-33 0) scale(.13)">
          <Lanes d={digitPath(9)} width={DIGIT_WIDTH} colours={laneColours(inks[4], 3)} />
        </g>
        <ClockHands stroke={ink} />
        <circle r={4.5} fill={pop} />
      </g>
    </svg>
  );
}

const Lanes = ({ d, width, colours }: { d: string; width: number; colours: readonly string[] }) =>
  lanes(width, colours).map((lane) => (
    <path key={lane.width} d={d} stroke={lane.stroke} strokeWidth={lane.width} />
  ));
