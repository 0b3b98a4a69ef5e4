import { signLeft, textFaults } from './text-checks';

const faultsOf = (body: string) =>
  textFaults(body, ({ href }) => (href === '../photos/desk.jpg' ? undefined : 'is no photograph'));

const noEntry = /is no entry of a list yet; begin it with - and a space, or with 1\. and a space/;

/** Reports of other sites: what was typed, on which line, and what is seen and to be written. */
test.each<[string, number, RegExp]>([
  // A picture that is not there was left out in silence.
  ['![A chart](images/chart.jpg)', 1, /^!\[A chart\].* is no photograph/],
  [
    'Text.\n\n![A chart](../photos/my chart.jpg)',
    3,
    /is no link or picture yet; take out the space/,
  ],
  // Stars of sums.
  ['3*4 = 12, and then 5*6 = 30.', 1, /^3\*4 has stars .* write × for times/],
  ['a*b and c*d', 1, /^a\*b has stars/],
  ['It is 2 * 3 = 6.', 1, /^\* marks nothing there.* write × for times/],
  // Boxes of code, wider than a phone.
  [
    'One.\n\n    A line that was set in by four spaces.',
    3,
    /would be drawn as <pre>.* no line with spaces/,
  ],
  // Lists from Word, and lists that nobody meant.
  ['•\tFirst\n•\tSecond', 1, /is no entry of a list yet; begin it with - and a space/],
  ['–\tFirst\n–\tSecond', 1, /is no entry of a list yet/],
  ['Parts:\n● First\n● Second', 2, /is no entry of a list yet/],
  // Lists in disguise: each would be one run-on paragraph.
  ['· First\n· Second', 1, noEntry],
  ['– First\n– Second', 1, noEntry],
  ['➔ First\n➔ Second', 1, noEntry],
  ['1.first\n2.second', 1, noEntry],
  ['-first\n-second', 1, noEntry],
  ['(1) First\n(2) Second', 1, noEntry],
  ['a. First\nb. Second', 1, noEntry],
  ['१. पहला\n२. दूसरा', 1, noEntry],
  ['-\u00A0First\n-\u00A0Second', 1, noEntry],
  ['→ First\n→ Second', 1, noEntry],
  ['✅ First\n🔴 Second', 1, noEntry],
  ['①First\n②Second', 1, noEntry],
  ['1️⃣ First\n2️⃣ Second', 1, noEntry],
  ['Step 1: First\nStep 2: Second', 1, noEntry],
  ['चरण १: पहला\nचरण २: दूसरा', 1, noEntry],
  ['क) पहला\nख) दूसरा', 1, noEntry],
  ['i) First\nii) Second', 1, noEntry],
  ['1 – First\n2 – Second', 1, noEntry],
  ['1 = Sun\n2 = Moon', 1, noEntry],
  ['Parts:\n2. First\n3. Second', 2, noEntry],
  ['Parts:\n1.**First**\n2.**Second**', 1, noEntry],
  ['– First, which goes\non here\n– Second', 1, noEntry],
  ['> — First\n> — Second', 1, noEntry],
  ['- Part:\n  (1) First\n  (2) Second', 2, noEntry],
  ['– First\n\n– Second', 3, noEntry],
  ['\u200B· First\n\u200B· Second', 1, noEntry],
  ['The sum is 1 + 9\n+ 8 + 3 = 21.', 2, /^\+ 8 \+ 3 = 21\. begins a list; keep a sentence or a/],
  ['The rest is 9\n- 4 = 5.', 2, /begins a list; keep/],
  ['2023. That was a year.', 1, /begins a list; keep .*\(1\\\. January\)/],
  ['1. January was cold.', 1, /begins a list; keep/],
  ['- [ ] Ask the owner', 1, /would be drawn as <input>/],
  // Notes and tags.
  ['A note.[^1]\n\n[^1]: The note.', 1, /^\[\^1\] is a footnote/],
  ['One.\n\n[note]: /services', 3, /is a footnote, or an address without its link/],
  ['One.\n\n<!-- a remark -->', 3, /^<!-- a remark --> is a remark within the text; take it out/],
  ['One <!-- two\nlines --> here.', 1, /^<!-- two is a remark within the text; take it out/],
  ['<!-- <b>bold</b> -->', 1, /is a remark within the text/],
  ['<!-- never closed\n\nThe rest.', 1, /is a remark within the text/],
  ['- one <!-- todo -->\n- two', 1, /is a remark within the text/],
  ['<o:p>Text</o:p>', 1, /^<o:p> marks nothing there/],
  ['A <b>bold word.', 1, /^<b> is not closed; write <\/b>/],
  ['A bold word.</b>', 1, /closes what is not open/],
  ['<font color="red">Red</font>', 1, /can't stand in a text/],
  ['Fish &amp;nbsp; chips', 1, /^&nbsp; marks nothing there/],
  ['<table></table>', 1, /^<table> can't stand in a text; take it out, or write .* for a table/],
  ['<script>alert(1)</script>', 1, /can't stand in a text/],
  ['<span style="color:red">A</span>', 1, /can't stand in a text/],
  ['<b style="color:red">A</b>', 1, /can't stand in a text/],
  ['<b onclick="go()">A</b>', 1, /can't stand in a text/],
  ['<a href="/services" onclick="go()">A</a>', 1, /write \[the words\]\(\/services\) for a link/],
  ['<img src="/photos/desk.jpg">', 1, /write .* !\[What can be seen\].* for a picture/],
  ['<iframe src="https://example.com/map"></iframe>', 1, /only small marks and videos of YouTube/],
  // Headings, links, sums, tables and marks of other programs.
  ['[Services] (/services)', 1, /is no link or picture yet; take out the space/],
  ['##Years', 1, /is no heading yet; write a space after its signs/],
  ['# Years', 1, /would be drawn as <h1>.* begin a heading with ##/],
  ['Title\n=====', 1, /is made a heading by the signs below it/],
  ['#### Deep', 1, /begin a heading with ## or ###/],
  ['One\tTwo\tThree\n1\t2\t3', 1, /is no table yet; write \|/],
  ['| a | b |\n| 1 | 2 |', 1, /is no table yet/],
  ['It takes ~~5~~ days', 1, /would be drawn as <del>/],
  ['**Bold without its end', 1, /^\*\* marks nothing there/],
  [':::note\nText\n:::', 1, /marks nothing there/],
])('%j is told', (body, line, sentence) => {
  const faults = faultsOf(body);
  expect(faults[0]).toEqual({ line, fault: expect.stringMatching(sentence) });
});

test.each([
  '**Bold**, *slanted*, `code with * and [` and 3 × 4 = 12, 5 < 6.',
  '## A heading\n\nText.\n\n### Below it\n\n- one\n- two\n\n1. one\n2. two',
  '| a | b |\n| --- | --- |\n| 1 | 2 |',
  '> A quotation.\n\nA [link](/services), asha_rao@example.com and https://example.com/a_b?c=d.',
  'The 1<sup>st</sup><br>of <b>May</b>, 2023\\. That was \\*all\\*.',
  'The numbers are 1 + 9\n\n- 4\n- 5',
  '![A desk](../photos/desk.jpg)',
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x" allowfullscreen></iframe>',
  'A number, #1 or No. 4, costs ₹1,900/- & is “new” – or ~5 days; (a) or (b).',
  // Lines that begin alike and are no list.
  '“Two,” he said.\n“Three,” she said.',
  '"Two," he said.\n"Three," she said.',
  '34 + 5\n= 39\n= 12',
  '19 + 83\n→ 102\n→ 3',
  '₹1,900 for one.\n₹2,900 for two.',
  '2023 adds up to 7.\n2014 adds up to 7.',
  '29-11-1983 is one.\n30-11-1983 is another.',
  '10:15 for one.\n11:45 for another.',
  '2.10 kg and\n3.10 kg',
  '**Bold** here.\n**Bold** there.',
  '(an aside) here.\n(an aside) there.',
  'A two-\ne-mail\ne-book',
  'I am here.\nI was there.',
  '+91 98765 43210 or\n+91 98765 43211',
  '1\\. January was cold.\n2\\. February was not.',
  '![A desk](../photos/desk.jpg)\n\n![A desk](../photos/desk.jpg)',
  '> A quotation.\n>\n> — Cheiro',
])('%j may stand', (body) => expect(faultsOf(body)).toEqual([]));

it('tells each fault with its own line, also after Windows has written the file', () => {
  expect(faultsOf('One.\r\n\r\n**Two\r\n\r\nThree `four').map(({ line }) => line)).toEqual([3, 5]);
});

test.each(['**New** course', '<b>New</b> course', 'New &nbsp; course'])(
  '%s is told in a field of one line too',
  (words) => expect(signLeft(words)).toBeDefined(),
);
