import {
  letterText,
  mailAnchor,
  minimal,
  phoneRows,
  threadHeaders,
  type Block,
  type Letter,
} from './message';
import { sampleMessage as message, sampleThread as thread } from './test-kit';

const rows = [
  { label: 'Name', value: 'Asha', note: 'as typed' },
  { label: 'City', value: 'Wardha', key: true },
];
const page = { text: 'the page', href: 'https://a.example/b' };

const letter: Letter = {
  sender: 'Navank',
  preview: 'Beside the subject only',
  heading: 'An order',
  lead: ['See ', page, ' or call ', { text: '+91 1', href: 'tel:+911' }],
  blocks: [],
  foot: ['Foot.'],
};
const head = 'An order\n\nSee the page <https://a.example/b> or call +91 1';
const end = `${'-'.repeat(48)}\n\nFoot.\n\nNavank\n`;
const sums = { title: 'Sum', lines: [{ title: 'One', amount: '1' }], total: '2' };
const button = 'the page:\n<https://a.example/b>';

it.each<[Block, string]>([
  [{ kind: 'rows', rows }, 'Name: Asha\n  as typed\nCity: Wardha'],
  [{ kind: 'panel', title: 'Pay', rows }, 'PAY\nName: Asha\n  as typed\nCity: Wardha'],
  [
    { kind: 'steps', title: 'Next', steps: [{ title: 'Pay', words: ['By ', page] }] },
    'NEXT\n1. Pay. By the page <https://a.example/b>',
  ],
  [{ kind: 'sums', ...sums }, 'SUM\nOne: 1\nSubtotal: 2\nTotal: 2'],
  [{ kind: 'lines', title: 'Lines', lines: ['one', 'two'] }, 'LINES\none\ntwo'],
  [{ kind: 'quote', title: 'Note', text: 'one\n\ntwo' }, 'NOTE\n> one\n> \n> two'],
  [{ kind: 'copy', title: 'Copy', hint: 'So.', text: 'a\tb' }, 'COPY\nSo.\n\na\tb'],
  [{ kind: 'buttons', title: 'More', buttons: [page], hint: '1.' }, `MORE\n${button}\n\n1.`],
  [{ kind: 'buttons', buttons: [page, page] }, `${button}\n${button}`],
  [{ kind: 'warning', text: 'Careful.' }, '!! Careful.'],
  [{ kind: 'small', words: 'Small.' }, 'Small.'],
])('says in plain text what its letter says: %j', (block, text) => {
  expect(letterText({ ...letter, blocks: [block] })).toBe(`${head}\n\n${text}\n\n${end}`);
  expect(letterText({ ...letter, lead: undefined })).toBe(`An order\n\n${end}`);
});

it('leads to a telephone that was read, and to no other', () => {
  const phone = '+919822012345 ext. 12';
  expect(phoneRows(phone, 'Hello & you')).toMatchObject([
    { label: 'Phone', value: [{ text: phone, href: 'tel:+919822012345' }] },
    { label: 'WhatsApp', value: [{ href: 'https://wa.me/919822012345?text=Hello%20%26%20you' }] },
  ]);
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
  expect(headers).toEqual(
    threadHeaders({ ...thread, order: thread.order.toUpperCase() }, '@practice.example'),
  );
  expect(headers['In-Reply-To']).toMatch(/^<[\da-f]{32}@practice\.example>$/);
  expect(headers.References).toBe(headers['In-Reply-To']);
  expect(headers['Message-ID']).toBe(headers.References.replace('@', '.order-buyer@'));
  expect(JSON.stringify(headers)).not.toContain(thread.order.slice(0, 8));
});

it.each([
  ['"Great" <news>, it’s 5-fold!', 'Great news , it s 5-fold!'],
  ['<>', 'A message'],
])('in its plainest form calls %j %j', (subject, plain) => {
  expect(minimal({ ...message, subject })).toEqual({
    to: message.to,
    subject: plain,
    text: 'Asha & co\n\nAnswer to: owner@example.com\n',
  });
});
