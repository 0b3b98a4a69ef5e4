import { parse } from 'node-html-parser';
import type { Block, Letter } from './message';
import { letterHtml } from './letter-html';

const typed = `<b class="x">Asha & 'co'</b>`;
const row = {
  label: typed,
  value: [typed, { text: typed, href: `https://a.in/?${typed}` }],
  note: typed,
};

/** Each block, and how often the text is shown in it. */
const blocks: [Block, number][] = [
  [{ kind: 'rows', title: typed, rows: [row] }, 5],
  [{ kind: 'panel', title: typed, rows: [{ ...row, key: true }, row] }, 9],
  [{ kind: 'steps', title: typed, steps: [{ title: typed, words: typed }] }, 3],
  [{ kind: 'sums', title: typed, lines: [{ title: typed, amount: typed }], total: typed }, 5],
  [{ kind: 'lines', title: typed, lines: [typed, typed] }, 3],
  [{ kind: 'quote', title: typed, text: `${typed}\n${typed}` }, 3],
  [{ kind: 'copy', title: typed, hint: typed, text: typed }, 3],
  [{ kind: 'buttons', title: typed, buttons: [{ text: typed, href: typed }], hint: typed }, 3],
  [{ kind: 'warning', text: typed }, 1],
  [{ kind: 'small', words: typed }, 1],
];

const letter: Letter = {
  sender: typed,
  preview: typed,
  heading: typed,
  lead: typed,
  blocks: [],
  foot: [typed],
};

/** Title, preview, sender, heading, lead and foot. */
const around = 6;

it.each(blocks.map(([block, times]) => ({ kind: block.kind, block, times })))(
  'shows what was typed as text, never as markup: $kind',
  ({ block, times }) => {
    const html = letterHtml({ ...letter, blocks: [block] });
    expect(html).not.toMatch(/<b[ >]/);
    expect(parse(html).text.split(typed)).toHaveLength(around + times + 1);
  },
);

it('draws each block, and nothing where there is nothing to say', () => {
  const html = letterHtml({ ...letter, lead: undefined, blocks: blocks.map(([block]) => block) });
  expect(html).not.toMatch(/undefined|false|\[object/);
  const { lead: _, ...rest } = letter;
  expect(letterHtml({ ...rest, blocks: [{ kind: 'rows', rows: [] }] })).not.toMatch(
    /undefined|<h2/,
  );
});

describe('what belongs apart', () => {
  const drawn = (block: Block) => parse(letterHtml({ ...letter, blocks: [block] }));
  const facts = ['a', 'b', 'c'].map((label) => ({ label, value: label, key: label === 'b' }));
  const stylesOf = (block: Block, selector: string, style: RegExp) =>
    drawn(block)
      .querySelectorAll(selector)
      .flatMap((element) => style.exec(element.getAttribute('style') ?? '')?.[1] ?? []);

  it('has a rule between facts, and none above the first', () => {
    const rule = /border-top:(0|1px)/;
    expect(stylesOf({ kind: 'rows', rows: facts }, 'td.ink3', rule)).toEqual(['0', '1px', '1px']);
    const lines = facts.map(({ label }) => ({ title: label, amount: label }));
    const sums = { kind: 'sums', title: '', lines, total: '' } as const;
    expect(stylesOf(sums, 'td.ink2', rule)).toEqual(['0', '1px', '1px', '1px']);
  });

  it('has a frame with round corners, and a ground of its own where it is key', () => {
    const corners = (rows: typeof facts) =>
      stylesOf({ kind: 'panel', title: '', rows }, 'td.line:not(.pad)', /border-radius:(.+)$/);
    expect(corners(facts)).toEqual(['11px 11px 0 0', '0 0 0 0', '0 0 11px 11px']);
    expect(corners(facts.slice(0, 1))).toEqual(['11px 11px 11px 11px']);
    const key = drawn({ kind: 'panel', title: '', rows: facts }).querySelectorAll('td.sun');
    expect(key.map(({ text }) => text)).toEqual(['bb']);
    expect(key[0]?.querySelectorAll('.ink2')).toHaveLength(1);
  });

  it('has a filled button first, away from what stands above it, and the others hollow', () => {
    const href = 'https://a.in/order?a=1&b=2#t"';
    const buttons = facts.map(({ label }) => ({ text: label, href }));
    const block = { kind: 'buttons', buttons } as const;
    const hollow = drawn(block).querySelectorAll('a.hollow');
    expect(hollow.map(({ text }) => text)).toEqual(['b', 'c']);
    expect(hollow[0]?.getAttribute('href')).toBe(href);
    const margin = /margin:(\S+)/;
    const first = (title?: string) => stylesOf({ ...block, title }, 'table', margin);
    expect([first(), first('Title')]).toEqual([
      ['24px', '0', '0'],
      ['0', '0', '0'],
    ]);
    expect(stylesOf(block, 'a', /background-color:(#\w+;color:#\w+)/)).toEqual([
      '#1B1E4B;color:#FFFFFF',
      '#FFFFFF;color:#1B1E4B',
      '#FFFFFF;color:#1B1E4B',
    ]);
  });

  it('has a number for each step, a break between lines only, and a window for the web only', () => {
    const steps = facts.map(({ label }) => ({ title: label, words: label }));
    expect(drawn({ kind: 'steps', title: '', steps }).text).toContain('1aa2bb3cc');
    const lines = ['a', 'b', 'c'];
    expect(drawn({ kind: 'lines', title: '', lines }).querySelectorAll('br')).toHaveLength(2);
    const [web, phone] = ['https://a.in/?a=1&b=2"', 'tel:+911'];
    const words = [web, phone].map((href) => ({ text: 'a', href }));
    const links = drawn({ kind: 'small', words }).querySelectorAll('a');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      [web, '_blank'],
      [phone, '_self'],
    ]);
  });
});
