import { balanced, lineWidth } from './lettering';
import { shareCard, type ShareCard } from './share';

const card = (change: Partial<ShareCard> = {}): ShareCard => ({
  title: 'Mobile Number Selection',
  note: '25-30 Days',
  price: '₹1,900',
  sides: { kind: 'service', id: 3 },
  ...change,
});

const parse = (picture: string) => new DOMParser().parseFromString(picture, 'image/svg+xml');

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

describe('a line of letters', () => {
  it('breaks into lines that fit and are about as long as each other', () => {
    const lines = balanced('display', 'The three numbers in every birthday', 80, 555);
    expect(lines.join(' ')).toBe('The three numbers in every birthday');
    const widths = lines.map((line) => lineWidth('display', line, 80));
    expect(Math.max(...widths)).toBeLessThanOrEqual(555);
    expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2);
  });

  it('is kerned as the font says', () => {
    const apart = lineWidth('display', 'A', 100) + lineWidth('display', 'V', 100);
    expect(lineWidth('display', 'AV', 100)).toBeLessThan(apart);
  });
});
