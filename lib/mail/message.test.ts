import { parse } from 'node-html-parser';
import { letterHtml } from './letter-html';
import { letterText, mailAnchor, phoneRows, type Block, type Letter } from './letter';
import { plainMail, threadHeaders } from './message';
import { sampleMessage as message, sampleThread as thread } from './test-kit';

const typed = `<b class="x">Asha & 'co'</b>`;
const page = { text: typed, href: `https://a.in/?${typed}` };
const linked = `${typed} <https://a.in/?${typed}>`;
const phone = { text: '+91 1', href: 'tel:+911' };

const letter: Letter = {
  sender: typed,
  preview: typed,
  heading: typed,
  lead: ['See ', page, ' or call ', phone],
  blocks: [],
  foot: [typed],
};
const around = {
  before: `${typed}\n\nSee ${linked} or call +91 1\n\n`,
  after: `\n\n${'-'.repeat(48)}\n\n${typed}\n\n${typed}\n`,
  /** Title, preview, sender, heading, lead and foot. */
  times: 6,
};

const rows = [
  { label: 'Name', value: typed, note: typed, key: true },
  { label: typed, value: [page] },
];
const facts = `Name: ${typed}\n  ${typed}\n${typed}: ${linked}`;
const sums = { lines: [{ title: typed, amount: '1' }], total: '2' };
const button = `${typed}:\n<https://a.in/?${typed}>`;

/** Each block, its text, and how often typed words are shown in its HTML. */
it.each<[Block, string, number]>([
  [{ kind: 'rows', rows }, facts, 4],
  [{ kind: 'panel', title: 'Pay', rows }, `PAY\n${facts}`, 4],
  [
    { kind: 'steps', title: 'Next', steps: [{ title: typed, words: ['By ', page] }] },
    `NEXT\n1. ${typed}. By ${linked}`,
    2,
  ],
  [{ kind: 'sums', title: 'Sum', ...sums }, `SUM\n${typed}: 1\nSubtotal: 2\nTotal: 2`, 1],
  [{ kind: 'lines', title: 'Lines', lines: [typed, 'two'] }, `LINES\n${typed}\ntwo`, 1],
  [{ kind: 'quote', title: 'Note', text: `${typed}\n\ntwo` }, `NOTE\n> ${typed}\n> \n> two`, 1],
  [
    { kind: 'copy', title: 'Copy', hint: 'So.', text: `a\t${typed}` },
    `COPY\nSo.\n\na\t${typed}`,
    1,
  ],
  [{ kind: 'buttons', title: 'More', buttons: [page], hint: 'So.' }, `MORE\n${button}\n\nSo.`, 1],
  [{ kind: 'buttons', buttons: [page, page] }, `${button}\n${button}`, 2],
  [{ kind: 'warning', text: typed }, `!! ${typed}`, 1],
  [{ kind: 'small', words: typed }, typed, 1],
])('says what was typed as text, in plain text and in HTML: block %#', (block, text, times) => {
  const whole = { ...letter, blocks: [block] };
  expect(letterText(whole)).toBe(around.before + text + around.after);
  const html = letterHtml(whole);
  expect(html).not.toMatch(/<b[ >]|undefined|false|\[object/);
  const shown = parse(html).text;
  expect(shown.split(typed)).toHaveLength(around.times + times + 1);
  const said = { title: '', hint: '', ...block };
  for (const words of [said.title, said.hint]) expect(shown).toContain(words ?? '');
});

it('says nothing where there is nothing to say', () => {
  const { lead: _, ...rest } = letter;
  expect(letterText(rest)).toBe(typed + around.after);
  const html = letterHtml({ ...rest, blocks: [{ kind: 'rows', rows: [] }] });
  expect(html).not.toMatch(/undefined|<h2/);
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
    const block = { kind: 'sums', title: '', ...sums } as const;
    expect(stylesOf(block, 'td.ink2', rule)).toEqual(['0', '1px']);
    expect(drawn(block).text).toContain('Subtotal2Total2');
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
    const margins = (title?: string) => stylesOf({ ...block, title }, 'table', /margin:(\S+)/);
    expect(margins()).toEqual(['24px', '0', '0']);
    expect(margins('Title')).toEqual(['0', '0', '0']);
    const [filled, ...others] = stylesOf(block, 'a', /background-color:(#\w+;color:#\w+)/);
    expect([filled, others[0]]).toEqual(['#1B1E4B;color:#FFFFFF', '#FFFFFF;color:#1B1E4B']);
  });

  it('has a number for each step, a break between lines only, and a window for the web only', () => {
    const steps = facts.map(({ label }) => ({ title: label, words: label }));
    expect(drawn({ kind: 'steps', title: '', steps }).text).toContain('1aa2bb3cc');
    const lines = ['a', 'b', 'c'];
    expect(drawn({ kind: 'lines', title: '', lines }).querySelectorAll('br')).toHaveLength(2);
    const text = lines.join('\n');
    expect(drawn({ kind: 'quote', title: '', text }).querySelectorAll('br')).toHaveLength(2);
    const links = parse(letterHtml(letter)).querySelectorAll('a');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      [page.href, '_blank'],
      [phone.href, '_self'],
    ]);
  });
});

it('leads to a telephone that was read, and to no other', () => {
  const phone = '+919822012345 ext. 12';
  expect(phoneRows(phone, 'Hello & you')).toMatchObject([
    { label: 'Phone', value: [{ text: phone, href: 'tel:+919822012345' }] },
    { label: 'WhatsApp', value: [{ href: 'https://wa.me/919822012345?text=Hello%20%26%20you' }] },
  ]);
  expect(phoneRows('+919822012345', 'Hello')).toHaveLength(2);
  for (const typed of ['98220 12345', '+12345', '+1234567890123456', 'x+919822012345', `${phone}x`])
    expect(phoneRows(typed, 'Hello')).toMatchObject([{ label: 'Phone', value: typed }]);
});

it('writes to one address, whatever stands before its @', () => {
  const email = 'a?cc=b@c@example.com';
  const href = 'mailto:a%3Fcc%3Db%40c@example.com';
  expect(mailAnchor(email)).toEqual({ text: email, href });
  expect(mailAnchor(email, 'A & b').href).toBe(`${href}?subject=A%20%26%20b`);
});

it('has an id that follows from its order and its name, and shows no order’s own id', () => {
  const headers = threadHeaders(thread, 'a@b@practice.example');
  const spelt = { ...thread, order: thread.order.toUpperCase() };
  expect(headers).toEqual(threadHeaders(spelt, '@practice.example'));
  expect(headers['In-Reply-To']).toMatch(/^<[\da-f]{32}@practice\.example>$/);
  expect(headers.References).toBe(headers['In-Reply-To']);
  expect(headers['Message-ID']).toBe(headers.References.replace('@', '.order-buyer@'));
  expect(JSON.stringify(headers)).not.toContain(thread.order.slice(0, 8));
});

it.each([
  ['"Great" <news>, it’s 5-fold!', 'Great news , it s 5-fold!'],
  ['<>', 'A message'],
])('in its plainest form calls %j %j', (subject, plain) => {
  expect(plainMail({ ...message, subject })).toEqual({
    to: message.to,
    subject: plain,
    text: 'Asha & co\n\nAnswer to: owner@example.com\n',
  });
});
