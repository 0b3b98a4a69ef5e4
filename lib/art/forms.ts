import {
  block,
  cells,
  circlePath,
  digitPath,
  disc,
  type PrintInk,
  pointAt,
  range,
  starPath,
  turns,
} from './drawing';

/** Skeletons around (0, 0), from about -80 to 80. */
export const formPaths = {
  wheel: circlePath(66) + 'M-66 0h132M0 0v66',
  gem: 'M-66-18l28-40h76l28 40L0 74z M-66-18H66',
  keypad:
    'M-50-66a20 20 0 0 1 20-20h60a20 20 0 0 1 20 20v132a20 20 0 0 1-20 20h-60a20 20 0 0 1-20-20z',
  rings: circlePath(44, -30) + circlePath(44, 30),
  letter: circlePath(44, -6, 12) + 'M38-56V56',
  awning: 'M-78-66H78v34a26 26 0 0 1-52 0a26 26 0 0 1-52 0a26 26 0 0 1-52 0z M-60 8V78H60V8',
  door: 'M-52 80V-14a52 52 0 0 1 104 0v94',
  tiles:
    'M-72-6v-30a36 36 0 0 1 36-36h30M6-72h30a36 36 0 0 1 36 36v30' +
    'M72 6v30a36 36 0 0 1-36 36h-30M-6 72h-30a36 36 0 0 1-36-36v-30' +
    circlePath(18),
  waves: 'M-58 14a44 44 0 0 1 44 44M-58-30a88 88 0 0 1 88 88M-58-74a132 132 0 0 1 132 132',
  people: person(-42) + person(42),
  glass: 'M-48-72h96L-48 72h96z',
  screen:
    'M-80-36a20 20 0 0 1 20-20h120a20 20 0 0 1 20 20v72a20 20 0 0 1-20 20h-120a20 20 0 0 1-20-20z' +
    circlePath(24),
  globe: circlePath(70) + 'M-70 0h140M0-70a44 70 0 0 1 0 140a44 70 0 0 1 0-140',
  reel: circlePath(72) + holesOfReel(),
  towers: 'M-72 80V0h44v80M-22 80V-72h44v152M28 80V-30h44v110',

  initial: 'M-54 84V-24a54 54 0 0 1 108 0V84M-54 30H54',
  grid: 'M-96-32H96M-96 32H96M-32-96V96M32-96V96',
  crossing: 'M-120-58C-20-58 20 58 120 58M-120 58C-20 58 20-58 120-58',
  numberPlate:
    'M-84-44H84a18 18 0 0 1 18 18V26a18 18 0 0 1-18 18H-84a18 18 0 0 1-18-18V-26a18 18 0 0 1 18-18z',
  cycle: circlePath(68),

  seamedSix: digitPath(6),
  stairs: 'M-80 72h40V32h40V-8h40v-40h40v-32',
  road: 'M-54 90v-40a36 36 0 0 1 36-36h36a36 36 0 0 0 0-72h-72v-40',
  thread: 'M-112 48' + 'c44 0 74-104 22-104s-22 104 22 104'.repeat(4),
  track: 'M-36-58h72a58 58 0 0 1 0 116h-72a58 58 0 0 1 0-116z',
  crown: 'M-72 56V-34l36 34L0-58L36 0l36-34V56z',
  star: starPath(9, 2, 74),
  blade: 'M-62 66L30-26',
  blades: 'M-66 72L30-24M66 72L-30-24',
  stumps: 'M-46 84V-56M0 84V-56M46 84V-56',
  cup: 'M-44-72v44a44 44 0 0 0 88 0v-44zM0 16v56M-36 76h72M-44-58h-14a20 20 0 0 0 14 38M44-58h14a20 20 0 0 1-14 38',
  ballot: 'M-76-8H76V78H-76z M-34-8V-86H34V-8',
  van: 'M-92-54H24V44H-92z M24-18H58L88 10V44H24',
  runner: 'M10-46L-8 12L38 36L24 84M-8 12L-32 50L-78 54M8-38L44-12L70-34M8-38L-36-30L-52 4',
  flats: 'M-56 84V-84H56V84z',
  cake: 'M-76 78V12H76V78z',
  passport: 'M-58-84H42a16 16 0 0 1 16 16V68a16 16 0 0 1-16 16H-58z',
  signboard: 'M-84 88V-84H84 M-50-40H84V36H-50z',
  calendar: 'M-78-62H78V80H-78z M-78-22H78',
  jersey: 'M-32-78L-90-46L-70-2L-46-14V82H46V-14L70-2L90-46L32-78a32 24 0 0 1-64 0z',
  clapboard: 'M-84-18H84V80H-84z',
  teamSheet: 'M-64-86H64V86H-64z',

  bat: 'M-9-40V-84H9V-40C22-36 24-28 24-18V60a24 20 0 0 1-48 0V-18C-24-28-22-36-9-40z',
  ball: circlePath(62) + 'M-30-54a62 62 0 0 1 0 108M30-54a62 62 0 0 0 0 108',
  shield: 'M-56-66h112v56c0 46-28 70-56 84c-28-14-56-38-56-84z',
  clap: starPath(5, 2, 76),
  beam: 'M-15-80h30L60 50a60 20 0 0 1-120 0z',
  mic: 'M-24-40a24 24 0 0 1 48 0v26a24 24 0 0 1-48 0zM-48-14a48 48 0 0 0 96 0M0 34v42',
  hall: 'M-76-20L0-70L76-20zM-52-14V60M-17.5-14V60M17.5-14V60M52-14V60M-78 66H78',
} as const satisfies Record<string, string>;

export type FormName = keyof typeof formPaths;

function person(x: number) {
  return circlePath(17, x, -48) + `M${x - 32} 66v-38a32 32 0 0 1 64 0v38`;
}

function holesOfReel() {
  return turns(5)
    .map((angle) => circlePath(13, ...pointAt(38, angle)))
    .join('');
}

export const accent = (form: FormName, ink: PrintInk) => accents[form]?.(ink) ?? '';

const accents: Partial<Record<FormName, (ink: PrintInk) => string>> = {
  wheel: dot(17),
  star: dot(17),
  clap: dot(12),
  reel: dot(7),
  door: dot(6, 16, 26),
  waves: dot(15, -58, 58),
  towers: dot(13, -50, -62),
  cup: dot(11, 0, -34),
  bat: dot(14, 58, 44),
  shield: dot(13, 0, -6),
  beam: dot(15, 0, 40),
  awning: ({ ink, pop }) => block(-120, 84, 240, 6, ink) + disc(7, 0, 44, pop),
  stumps: ({ pop }) =>
    range(2)
      .map((bail) => block(-56 + 62 * bail, -70, 50, 9, pop))
      .join('') + disc(14, 78, -34, pop),
  keypad: ({ ink, pop }) =>
    cells
      .map(({ n, column, row }) => disc(2.6 + n * 0.62, column * 24, row * 30 - 6, pop))
      .join('') + line('M-10 62h20', ink, 5),
  grid: ({ ink, pop }) =>
    cells
      .map(({ n, column, row }) => disc(3.2 + n * 1.15, column * 64, row * 64, n === 5 ? pop : ink))
      .join(''),
  numberPlate: ({ ink }) =>
    [1, 5, 4, 8]
      .map(
        (n, index) =>
          `<path fill="none" stroke="${ink}" stroke-width="34" transform="translate(${[-61, -25, 20, 61][index]} 0) scale(0.3)" d="${digitPath(n)}"/>`,
      )
      .join(''),
  cycle: ({ ink, pop }) =>
    turns(9)
      .map((angle, index) => disc(15, ...pointAt(68, angle), index === 0 ? pop : ink))
      .join(''),
  gem: ({ ink, pop }) =>
    disc(5, 0, -86, pop) + line('M0-86C-30-110-60-120-90-130M0-86C30-110 60-120 90-130', ink, 4),
  thread: ({ ink }) => line('M64 48L104-4', ink, 7),
  seamedSix: ({ pop }) =>
    `<path fill="none" stroke="${pop}" stroke-width="2.5" stroke-dasharray="4 5" d="M-14 12a60 60 0 0 1 0 56M14 12a60 60 0 0 0 0 56"/>`,
  runner: dot(19, 26, -76),
  blade: ({ ink, pop }) => line('M34-30L68-64', ink, 13) + disc(15, 58, 62, pop),
  blades: ({ ink, pop }) => line('M34-28L70-64M-34-28L-70-64', ink, 12) + disc(14, 0, -62, pop),
  ballot: ({ pop }) => line('M-15-46l11 14l20-28', pop, 9),
  van: ({ ink, ground, pop }) =>
    [-50, 50]
      .map((x) => disc(25, x, 52, ground) + disc(21, x, 52, ink) + disc(9, x, 52, pop))
      .join(''),
  flats: ({ ink, pop }) =>
    range(12)
      .map((index) => {
        const [column, row] = [index % 3, Math.floor(index / 3)];
        return block(-38 + column * 28, -64 + row * 34, 20, 24, index === 7 ? pop : ink);
      })
      .join(''),
  cake: ({ ink, pop }) =>
    [-40, 0, 40].map((x) => line(`M${x} 0V-34`, ink, 10) + disc(10, x, -54, pop)).join('') +
    line('M-62 34c12 16 29 16 41 0c12 16 29 16 41 0c12 16 29 16 41 0', pop, 7),
  passport: ({ ink, pop }) =>
    line(`${circlePath(28, 0, -22)}M-28-22H28M0-50c-20 18-20 38 0 56c20-18 20-38 0-56`, pop, 5) +
    line('M-28 34H28M-18 54H18', ink, 7),
  signboard: ({ ink, pop }) =>
    line('M-26-76V-46M60-76V-46', ink, 5) +
    range(9)
      .map((letter) => disc(4.4, -28 + letter * 11.2, -2, letter === 8 ? pop : ink))
      .join(''),
  calendar: ({ ink, pop }) =>
    line('M-40-84V-50M40-84V-50', ink, 11) +
    line(circlePath(21, -14, 30) + circlePath(21, 14, 30), pop, 7),
  jersey: ({ pop }) =>
    `<path fill="none" stroke="${pop}" stroke-width="38" transform="translate(0 28) scale(0.4)" d="${digitPath(7)}"/>`,
  clapboard: ({ ink, ground, pop }) =>
    `<g transform="rotate(-13 -84 -30)">${block(-90, -64, 180, 30, ink)}${range(4)
      .map((stripe) => `<path fill="${ground}" d="M${-70 + stripe * 44}-64h20l-16 30h-20z"/>`)
      .join('')}</g>` +
    line('M-52 58l17-52l17 52M-46 40h22', ink, 9) +
    line('M18 58l17-52l17 52M24 40h22', pop, 9),
  teamSheet: ({ ink, pop }) =>
    range(5)
      .map((row) => {
        const y = -52 + row * 26;
        const isChosen = row === 2;
        return (
          line(`M-12 ${y}H40`, isChosen ? pop : ink, 8) +
          (isChosen ? line(`M-44 ${y - 2}l8 9l14-18`, pop, 7) : disc(5, -34, y, ink))
        );
      })
      .join(''),
};

function dot(r: number, x = 0, y = 0) {
  return ({ pop }: PrintInk) => disc(r, x, y, pop);
}

function line(d: string, stroke: string, width: number) {
  return `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`;
}
