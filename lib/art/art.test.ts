import { readFileSync } from 'node:fs';
import { calculators } from '../calculators/calculators';
import { art, artFiles, shareCard, type ShareCard } from './art';
import { digitPath, inks, LO_SHU } from './drawing';
import { balanced, lineWidth } from './lettering';
import { bookArt } from './prints';

const files = artFiles(
  calculators.map(({ picture }, index) => ({ kind: 'tool', id: index + 1, cover: { picture } })),
);
const drawn = (which: typeof files) =>
  which.map(({ kind, id, size, cover }) => art(kind, id, size, cover));
const pictures = [...drawn(files), bookArt()];

const parse = (picture: string) => new DOMParser().parseFromString(picture, 'image/svg+xml');

it('a picture is well-formed, sized, below 6 KB, and has no style that the policy would block', () => {
  for (const picture of pictures) {
    const root = parse(picture).documentElement;
    expect(root.tagName).toBe('svg');
    expect(root.getAttribute('viewBox')).toBe(
      `0 0 ${root.getAttribute('width')} ${root.getAttribute('height')}`,
    );
    expect(root.querySelectorAll('[style], style, script')).toHaveLength(0);
    expect(picture).not.toMatch(/NaN|undefined|Infinity|e-\d/);
    expect(picture.length).toBeLessThan(6 * 1024);
  }
});

describe('what a picture shows', () => {
  it('is different for each service', () => {
    const services = files.filter(({ kind }) => kind === 'service');
    expect(new Set(drawn(services)).size).toBe(services.length);
  });

  test.each([0, ...LO_SHU])('is the digit itself on plate %i', (n) => {
    expect(art('plate', n)).toContain(`d="${digitPath(n)}"`);
  });

  it('is the digital root where nothing else is known', () => {
    expect(art('service', 31)).toBe(art('service', 22)); // both come to 4
    expect(art('service', 31)).toContain(digitPath(4));
    expect(art('no such kind', 13)).toBe(art('plate', 4));
  });

  it('is two plain grounds where people died, whatever the number', () => {
    const plain = art('prediction', 11, undefined, { sober: true });
    expect(plain).toBe(art('prediction', 3, undefined, { sober: true }));
    const drawn = parse(plain).documentElement.children;
    expect([...drawn].map(({ tagName }) => tagName)).toEqual(['path', 'path']);
  });
});

it('prints on the colours that the style sheet knows', () => {
  const tokens = readFileSync('styles/_tokens.scss', 'utf8');
  for (const n of LO_SHU) expect(tokens).toContain(`--n${n}: ${inks[n].ground.toLowerCase()};`);
});

it('an entry that the catalogue does not know yet has its files too', () => {
  const added = [
    { kind: 'prediction', id: 17 },
    { kind: 'service', id: 16 },
    { kind: 'blog', id: 13 },
  ];
  const all = artFiles(added).filter(({ kind, id }) =>
    added.some((one) => one.kind === kind && one.id === id),
  );
  expect(all.map(({ address }) => address).sort()).toEqual(
    ['blog-13', 'prediction-17', 'service-16-wide', 'service-16'].map((name) => `/art/${name}.svg`),
  );
  for (const picture of drawn(all)) expect(picture).toMatch(/^<svg/);
});

const card = (change: Partial<ShareCard> = {}): ShareCard => ({
  title: 'Mobile Number Selection',
  note: '25-30 Days',
  price: '₹1,900',
  sides: { kind: 'service', id: 3 },
  ...change,
});

describe('a share picture', () => {
  it.each<ShareCard['sides']>([
    { kind: 'service', id: 15 },
    { kind: 'prediction', id: 8 },
    { kind: 'mulank', id: 9 },
    { kind: 'blog', id: 3 },
    { kind: 'square', ground: 'paper' },
  ])('is 1200 by 630, well-formed and needs no font: $kind', (sides) => {
    const picture = shareCard(card({ sides }), 'Navank');
    const root = parse(picture).documentElement;
    expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual(['1200', '630']);
    expect(picture).not.toMatch(/<text|NaN|undefined|Infinity/);
  });

  it('shows every word, however long the title', () => {
    const title = 'Baby name / Business name / Name spelling / Career / Marriage Consultation';
    const letters = (text: string) => text.replaceAll(' ', '').length;
    const drawn = (text: string) =>
      shareCard(card({ title: text }), 'Navank').match(/<path transform="translate\(/g)?.length ??
      0;
    expect(drawn(title) - drawn('A')).toBe(letters(title) - 1);
  });

  it('is plain where it cannot write the title, in Hindi for example', () => {
    const plain = shareCard(card({ title: 'मूलांक 5', note: 'भविष्यवाणी' }), 'Navank');
    expect(plain).toBe(shareCard(card({ title: 'Navank', note: '' }), 'Navank'));
    expect(parse(shareCard(card(), 'नवांक')).querySelector('parsererror')).toBeNull();
  });
});

it('a title breaks into lines that fit and are about as long as each other', () => {
  const lines = balanced('display', 'The three numbers in every birthday', 80, 555);
  expect(lines.join(' ')).toBe('The three numbers in every birthday');
  const widths = lines.map((line) => lineWidth('display', line, 80));
  expect(Math.max(...widths)).toBeLessThanOrEqual(555);
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2);
});
