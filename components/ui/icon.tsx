import { lanes } from '@/lib/art/drawing';
import styles from './icon.module.scss';

const drawings = {
  arrow: 'M4 12h16M14 6l6 6-6 6',
  back: 'M20 12H4M10 6l-6 6 6 6',
  down: 'M6 9l6 6 6-6',
  external: 'M8 16L17 7M9 7h8v8',
  cart: 'M3 4h2.4l2.2 11h10.2l2-8H6.4M7.7 19.5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0M15.2 19.5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7.5v5.5M12 16.2v.1',
  chat: 'M4 20l1.3-4.2A8.3 8.3 0 1 1 8.4 18.8zM9 10.5h6M9 13.5h4',
  mail: 'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM4 7l8 6 8-6',
  picture:
    'M5.5 4.5h13a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5zM4 17l5-5 4 4 3-3 4 4M15 9v.1',
  copy: 'M11 9h7.500a2 2 0 0 1 2 2v7.500a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2V11a2 2 0 0 1 2-2zM15 9V5.500a2 2 0 0 0-2-2H5.500a2 2 0 0 0-2 2V13a2 2 0 0 0 2 2H9',
  print:
    'M7 9V3.500h10V9M7 17H5a1.500 1.500 0 0 1-1.500-1.500v-5A1.500 1.500 0 0 1 5 9h14a1.500 1.500 0 0 1 1.500 1.500v5A1.500 1.500 0 0 1 19 17h-2M7 14h10v6.500H7z',
} as const;

/** Apart: pages draw them and islands hardly ever; scripts have them by `PageIcon` alone. */
const ofPages = {
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.2 15.2l5.3 5.3',
  menu: 'M4 8h16M4 16h16',
  close: 'M6 6l12 12M18 6L6 18',
  calendar:
    'M6 5h12a2.5 2.5 0 0 1 2.5 2.5v10.5a2.5 2.5 0 0 1-2.5 2.5h-12a2.5 2.5 0 0 1-2.5-2.5v-10.5a2.5 2.5 0 0 1 2.5-2.5zM3.5 10h17M8 3v4M16 3v4',
  phone:
    'M6 3.5h3.2l1.6 4.2-2.2 1.7a12 12 0 0 0 6 6l1.7-2.2 4.2 1.6V18a2.5 2.5 0 0 1-2.6 2.5C10.3 20 4 13.7 3.5 6.1A2.5 2.5 0 0 1 6 3.5z',
  lock: 'M8 10.5h8a2.5 2.5 0 0 1 2.5 2.5v4.500a2.5 2.5 0 0 1-2.5 2.5H8a2.5 2.5 0 0 1-2.5-2.5V13A2.5 2.5 0 0 1 8 10.5zM8 10.5V8a4 4 0 0 1 8 0v2.5',
} as const;

export type IconName = keyof typeof drawings | keyof typeof ofPages;

/** Decorative: its meaning always stands beside it in words. */
export const Icon = ({ name }: { name: keyof typeof drawings }) => drawIcon(drawings[name]);

export const PageIcon = ({ name }: { name: IconName }) =>
  drawIcon({ ...drawings, ...ofPages }[name]);

const drawIcon = (d: string) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);

export function Tick() {
  const path = 'M28 62l24 24 42-48';
  return (
    <svg className={`no-print ${styles.tick}`} viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="60" cy="60" r="60" />
      <path d={path} />
      <path className={styles.between} d={path} />
      <path className={styles.inner} d={path} />
    </svg>
  );
}

type LanesProps = { d: string; width: number; colours: readonly string[] };

/** A stroke in bands of equal width. */
export const Lanes = ({ d, width, colours }: LanesProps) =>
  lanes(width, colours).map((lane) => (
    <path key={lane.width} d={d} stroke={lane.stroke} strokeWidth={lane.width} />
  ));

/** Nine dots, whose radius grows with their number; one is lit. */
const loShu = [4, 9, 2, 3, 5, 7, 8, 1, 6];
const radii = [0, 3.1, 3.8, 4.6, 5.3, 6, 6.7, 7.4, 8.2, 8.9];

export function LoShuMark({ lit, className }: { lit: number; className?: string }) {
  return (
    <svg viewBox="0 0 60 60" aria-hidden="true" className={className}>
      {loShu.map((n, cell) => (
        <circle
          key={n}
          cx={10 + 20 * (cell % 3)}
          cy={10 + 20 * Math.floor(cell / 3)}
          r={radii[n]}
          fill="currentColor"
          className={n === lit ? styles.lit : undefined}
        />
      ))}
    </svg>
  );
}

export function Inks() {
  return (
    <div className={`no-print ${styles.inks}`} aria-hidden="true">
      {loShu.map((n) => (
        <i key={n} className={`ink${n}`} />
      ))}
    </div>
  );
}
