/** Imports only types from the page: a shared chunk would be one more file for every page. */
import type { NumberPlate, Reading } from '@/lib/calculators/reading';
import type { numeralOf } from './result';

type PrintOf = (n: number) => ReturnType<typeof numeralOf> & { isDark: boolean };

type ResultImage = {
  tool: { name: string; path: string };
  reading: Reading;
  isSigned: boolean;
  /** First names, in the order of the plates where these are of two people; empty ones count too. */
  people: readonly string[];
};

const size = { w: 1080, h: 1920 };

/** A date of birth is left out, also where it is the first step of a sum. */
export function imageTexts({ tool, reading, isSigned, people }: ResultImage) {
  const { plates, grids, verdict, answer, together, subjects, working, candidates } = reading;
  // Spellings are names, and stand among the subjects.
  const isHidden = !isSigned && candidates?.some(({ written }) => subjects.includes(written));
  const list = (!isHidden && candidates) || [];
  const bhagyank = working.find(({ term }) => term === 'Bhagyank')?.sum;
  const isOfTwo = plates.some(({ whose }) => whose);
  return {
    name: (!isOfTwo && people[0]) || tool.name,
    // A list has them in its lines.
    numbers: plates
      .filter(({ isOther }) => !isOther && list.length === 0)
      .map((plate, index) => ({
        n: plate.sum.root,
        title: `${(isOfTwo && people[index]) || (isHidden ? plate.rule : plate.title)} ${plate.sum.root}`,
        sum: stepsOf(plate, isSigned).join(' → '),
      })),
    list: list.map(({ place, written, root }) => ({
      written: place ? `${place}. ${written}` : written,
      root,
    })),
    cells: grids?.[0]?.grid.cells ?? [],
    // A square has no number of its own.
    title: (plates.length > 0 && list.length === 0) || isHidden ? '' : verdict,
    sum: plates.length > 0 || !bhagyank ? '' : `Bhagyank ${bhagyank}`,
    sentence: together ?? answer[0] ?? '',
    person: isSigned ? subjects.filter((one) => !list.some(({ written }) => written === one)) : [],
    practice: document.querySelector('header a')?.textContent ?? '',
    address: location.host + tool.path,
  };
}

function stepsOf({ sum: { steps }, isFromDay }: NumberPlate, isSigned: boolean) {
  const lines = isFromDay && !isSigned ? steps.slice(1) : steps;
  return lines.length > 1 ? lines : [];
}

const paper = '#fbf9f4';
const indigo = '#171a3a';
const quiet = '#474a68';
const cream = '#fbf3e2';
const sun = '#f7b02c';
const loShu = [4, 9, 2, 3, 5, 7, 8, 1, 6];

// Above and below this a phone's status lays its own words.
const safe = { top: 250, bottom: 1600 };
const margin = 84;
const inner = size.w - 2 * margin;

async function draw(image: ResultImage, printOf: PrintOf): Promise<HTMLCanvasElement> {
  const words = imageTexts(image);
  const canvas = Object.assign(document.createElement('canvas'), { width: size.w, height: size.h });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  const [display, text] = [styleOf('h2'), styleOf('body')];
  await loadFonts([`600 64px ${display}`, `400 54px ${text}`, `570 44px ${text}`], words);
  const write = writer(pen);

  const fill = (colour: string, x: number, y: number, w: number, h: number) => {
    pen.fillStyle = colour;
    pen.fillRect(x, y, w, h);
  };
  const numeral = ({ d, lanes }: ReturnType<PrintOf>, x: number, y: number, scale: number) => {
    pen.save();
    pen.translate(x, y);
    pen.scale(scale, scale);
    pen.lineJoin = 'round';
    for (const { stroke, width } of lanes) {
      pen.strokeStyle = stroke;
      pen.lineWidth = width;
      pen.stroke(new Path2D(d));
    }
    pen.restore();
  };

  fill(paper, 0, 0, size.w, size.h);
  const ground = words.list.length > 0 ? 230 : 1060;
  fill(sun, 0, 0, size.w, ground);
  words.numbers.forEach(({ n, title, sum }, index, { length }) => {
    const print = printOf(n);
    const w = size.w / length;
    const middle = w * index + w / 2;
    fill(print.ink.ground, w * index, 0, w, ground);
    numeral(print, middle, 560, length > 1 ? 2.6 : 3);
    const look = {
      align: 'center',
      fill: print.isDark ? cream : indigo,
      maxWidth: w - 60,
    } as const;
    write(title, middle, 920, { font: `600 76px ${display}`, ...look });
    write(sum, middle, 1000, { font: `570 52px ${text}`, ...look });
  });
  const side = 250;
  words.cells.forEach(({ n, count }, index) => {
    const x = (size.w - 3 * side) / 2 + side * (index % 3);
    const y = safe.top + side * Math.floor(index / 3);
    const middle = side / 2;
    const print = printOf(n);
    fill(count > 0 ? print.ink.ground : cream, x, y, side, side);
    if (count > 0) numeral(print, x + middle, y + middle, 0.8);
    else
      write(`${n}`, x + middle, y + middle + 24, {
        font: `600 72px ${display}`,
        fill: quiet,
        align: 'center',
      });
    if (count > 1)
      write(`× ${count}`, x + side - 20, y + side - 20, {
        font: `570 36px ${text}`,
        fill: print.isDark ? cream : quiet,
        align: 'right',
      });
  });

  let y = ground + 84;
  const line = (sentence: string, font: string, colour: string, leading: number) => {
    if (sentence) y = write(sentence, margin, y, { font, fill: colour, maxWidth: inner, leading });
  };
  line(words.name, `600 52px ${display}`, quiet, 74);
  line(words.title, `600 60px ${display}`, indigo, 70);
  for (const one of [words.sum, ...words.person]) line(one, `570 42px ${text}`, quiet, 58);
  for (const { written, root } of words.list) {
    const font = `570 44px ${text}`;
    write(String(root), size.w - margin, y, { font, fill: indigo, align: 'right' });
    y += 64;
    write(written, margin, y - 64, { font, fill: indigo, maxWidth: inner - 80 });
  }
  y += 10;
  line(words.sentence, `400 56px ${text}`, indigo, 66);
  loShu.forEach((n, cell) => {
    pen.beginPath();
    pen.arc(
      margin + 10 + 24 * (cell % 3),
      safe.bottom - 124 + 24 * Math.floor(cell / 3),
      3 + n,
      0,
      7,
    );
    pen.fillStyle = n === 9 ? '#c22b1d' : indigo;
    pen.fill();
  });
  write(words.practice, margin + 96, safe.bottom - 84, {
    font: `600 52px ${display}`,
    fill: indigo,
    maxWidth: inner - 96,
  });
  write(words.address, margin, safe.bottom, {
    font: `570 42px ${text}`,
    fill: quiet,
    maxWidth: inner,
  });
  loShu.forEach((n, index) =>
    fill(printOf(n).ink.ground, index * (size.w / 9), size.h - 36, size.w / 9 + 1, 36),
  );
  return canvas;
}

type TextStyle = {
  font: string;
  fill: string;
  align?: CanvasTextAlign;
  maxWidth?: number;
  leading?: number;
};

/** Returns the next baseline. */
const writer =
  (pen: CanvasRenderingContext2D) =>
  (
    phrase: string,
    x: number,
    y: number,
    { font, fill, align = 'left', maxWidth, leading = 0 }: TextStyle,
  ) => {
    Object.assign(pen, { font, fillStyle: fill, textAlign: align });
    const fits = (words: string) => pen.measureText(words).width <= (maxWidth ?? Infinity);
    const lines: string[] = [];
    for (const word of leading ? phrase.split(' ') : [phrase]) {
      const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
      if (lines.length > 0 && fits(longer)) lines.splice(-1, 1, longer);
      else lines.push(word);
    }
    const [weight, height = '', ...family] = font.split(' ');
    for (let px = parseInt(height); px > 24 && !leading && !fits(phrase); px -= 2)
      pen.font = [weight, `${px}px`, ...family].join(' ');
    lines.forEach((line, index) => pen.fillText(line, x, y + index * leading));
    return y + lines.length * leading;
  };

const styleOf = (selector: string) =>
  getComputedStyle(document.querySelector(selector) ?? document.body).fontFamily;

const loadFonts = (faces: readonly string[], words: object) =>
  Promise.allSettled(faces.map((face) => document.fonts.load(face, JSON.stringify(words))));

export async function saveImage(image: ResultImage, printOf: PrintOf) {
  const canvas = await draw(image, printOf);
  const fileName = `${image.tool.path.split('/').pop()}.png`;
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('The picture could not be packed.');
  const became = await shareOrDownload(new File([blob], fileName, { type: blob.type }));
  return became && news[became];
}

const news = {
  again: 'The picture is ready. Press the button once more.',
  saved: 'Your browser did not share the picture, so it is saved as a file in your downloads.',
};

export async function shareOrDownload(picture: File): Promise<keyof typeof news | undefined> {
  const files = [picture];
  const hasSheet = matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files });
  if (!hasSheet) {
    save(picture);
    return undefined;
  }
  // A share sheet needs a recent press, and fonts can take longer to come.
  if (navigator.userActivation?.isActive === false) return 'again';
  try {
    await navigator.share({ files });
    return undefined;
  } catch (error) {
    // Closing the sheet is a change of mind, no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    save(picture);
    return 'saved';
  }
}

function save(picture: File) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
