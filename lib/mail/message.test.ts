import { letterText, mailLink, minimal, phoneRows, threadHeaders, type Letter } from './message';
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
  blocks: [
    { kind: 'rows', rows },
    { kind: 'panel', title: 'Pay', rows },
    { kind: 'steps', title: 'Next', steps: [{ title: 'Pay', words: ['By ', page] }] },
    { kind: 'sums', title: 'Sum', lines: [{ title: 'One', amount: '1' }], total: '2' },
    { kind: 'lines', title: 'Lines', lines: ['one', 'two'] },
    { kind: 'quote', title: 'Note', text: 'one\n\ntwo' },
    { kind: 'copy', title: 'Copy', hint: 'As it is.', text: 'one\ttwo' },
    { kind: 'buttons', title: 'More', buttons: [page], hint: 'Once.' },
    { kind: 'buttons', buttons: [page, page] },
    { kind: 'warning', text: 'Careful.' },
    { kind: 'small', words: 'Small.' },
  ],
  foot: ['Foot.'],
};

const end = `------------------------------------------------

Foot.

Navank
`;

it('says in plain text what its letter says, block by block', () => {
  expect(letterText(letter)).toBe(`An order

See the page <https://a.example/b> or call +91 1

Name: Asha
  as typed
City: Wardha

PAY
Name: Asha
  as typed
City: Wardha

NEXT
1. Pay. By the page <https://a.example/b>

SUM
One: 1
Subtotal: 2
Total: 2

LINES
one
two

NOTE
> one
>${' '}
> two

COPY
As it is.

one\ttwo

MORE
the page:
<https://a.example/b>

Once.

the page:
<https://a.example/b>
the page:
<https://a.example/b>

!! Careful.

Small.

${end}`);
  expect(letterText({ ...letter, lead: undefined, blocks: [] })).toBe(`An order\n\n${end}`);
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
  expect(mailLink(email)).toEqual({ text: email, href });
  expect(mailLink(email, 'A & b').href).toBe(`${href}?subject=A%20%26%20b`);
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
