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

it('leads where its links and buttons say, signs and all', () => {
  const href = 'https://a.in/order?a=1&b=2#t"';
  const html = letterHtml({
    ...letter,
    blocks: [{ kind: 'buttons', buttons: [{ text: 'Pay', href }] }],
    lead: [{ text: 'Pay', href }],
  });
  expect(
    parse(html)
      .querySelectorAll('a')
      .map((link) => link.getAttribute('href')),
  ).toEqual([href, href]);
});

it('draws each block, and nothing where there is nothing to say', () => {
  const html = letterHtml({ ...letter, lead: undefined, blocks: blocks.map(([block]) => block) });
  expect(html).not.toMatch(/undefined|false|\[object/);
  const { lead: _, ...rest } = letter;
  expect(letterHtml({ ...rest, blocks: [{ kind: 'rows', rows: [] }] })).not.toMatch(
    /undefined|<h2/,
  );
});
