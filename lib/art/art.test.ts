import { readFileSync } from 'node:fs';
import { calculators } from '../calculators/calculators';
import { artPath } from '../site';
import { art, artFiles } from './art';
import { bookArt } from './prints';
import { digitPath } from './digits';
import { digitalRoot, inks, LO_SHU } from './lo-shu';
import { squareNumerals } from './numerals';

const files = artFiles({ tool: calculators.map((_, index) => index + 1) });
const drawn = (which = files) =>
  which.map(({ kind, id, size }) =>
    art(kind, id, size, kind === 'tool' ? calculators[id - 1] : undefined),
  );
const pictures = [...drawn(), bookArt()];

const parse = (picture: string) => new DOMParser().parseFromString(picture, 'image/svg+xml');

describe('a picture', () => {
  it('is the same each time it is drawn', () => {
    expect(drawn()).toEqual(pictures.slice(0, files.length));
  });

  it('is well-formed, says its size, and holds no number gone wrong', () => {
    for (const picture of pictures) {
      const root = parse(picture).documentElement;
      expect(root.tagName).toBe('svg');
      expect(root.getAttribute('viewBox')).toBe(
        `0 0 ${root.getAttribute('width')} ${root.getAttribute('height')}`,
      );
      expect(picture).not.toMatch(/NaN|undefined|Infinity|e-\d/);
    }
  });

  it('asks for no style that the security policy would block', () => {
    for (const picture of pictures) {
      expect(parse(picture).querySelectorAll('[style], style, script')).toHaveLength(0);
    }
  });

  it('stays light, below 6 KB', () => {
    for (const picture of pictures) expect(picture.length).toBeLessThan(6 * 1024);
  });

  it('takes the size it is asked for', () => {
    const root = parse(art('service', 3, { w: 640, h: 400 })).documentElement;
    expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual(['640', '400']);
  });
});

describe('what a picture shows', () => {
  it('is different for each service', () => {
    const services = files.filter(({ kind }) => kind === 'service');
    expect(new Set(drawn(services)).size).toBe(30);
  });

  test.each([0, ...LO_SHU])('is the digit itself on plate %i', (n) => {
    expect(art('plate', n)).toContain(`d="${digitPath(n)}"`);
  });

  it('is the digital root where nothing else is known', () => {
    expect(art('service', 31)).toBe(art('service', 22)); // both come to 4
    expect(art('service', 31)).toContain(digitPath(4));
    expect(art('no such kind', 13)).toBe(art('plate', 4));
  });

  test.each([
    [9, 9],
    [29, 2],
    [1998, 9],
    [0, 9],
  ])('the root of %i is %i', (n, root) => {
    expect(digitalRoot(n)).toBe(root);
  });
});

describe('the hero', () => {
  it('adds up to fifteen in every row, column and diagonal', () => {
    const square = squareNumerals().map(({ n }) => n);
    const lines = ['012', '345', '678', '036', '147', '258', '048', '246'];
    const sums = lines.map((line) =>
      [...line].reduce((sum, k) => sum + (square[Number(k)] ?? 0), 0),
    );
    expect(sums).toEqual(lines.map(() => 15));
  });

  it('runs each numeral in seven equal bands', () => {
    for (const { lanes } of squareNumerals()) {
      expect(lanes.map(({ width }) => width)).toEqual([50, 35.7, 21.4, 7.1]);
    }
  });
});

describe('art and the rest of the site', () => {
  it('agrees on where a picture is', () => {
    for (const { name, kind, id, size } of files) {
      expect(artPath(kind, id, size ? 'wide' : 'square')).toBe(`/art/${name}`);
    }
  });

  it('prints on the colours that the style sheet knows', () => {
    const tokens = readFileSync('styles/_tokens.scss', 'utf8');
    for (const n of LO_SHU) expect(tokens).toContain(`--n${n}: ${inks[n].ground.toLowerCase()};`);
  });
});

it('an entry that the catalogue does not know yet has its files too', () => {
  const all = artFiles({ prediction: [17], service: [16], blog: [13] });
  const names = all.map(({ name }) => name);
  const added = ['prediction-17.svg', 'service-16.svg', 'service-16-wide.svg', 'blog-13.svg'];
  expect(names).toEqual(expect.arrayContaining(added));
  for (const picture of drawn(all)) expect(picture).toMatch(/^<svg/);
});
