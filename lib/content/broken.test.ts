import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ownFolder } from '../folder-test-kit';
import { currencies, markets } from '../markets/markets';
import { compileContent } from './compile';
import { ContentError } from './faults';
import { layContent } from './content-test-kit';
import { isTaken } from './file-names';

// All files are read for each edit, and all but one are as before.
jest.mock('./yaml', () => {
  const yaml = jest.requireActual<typeof import('./yaml')>('./yaml');
  return { ...yaml, parseYaml: remembered(yaml.parseYaml) };
});
jest.mock('./markdown', () => {
  const { drawText } = jest.requireActual<typeof import('./markdown')>('./markdown');
  return { drawText: remembered(drawText) };
});

function remembered<In extends unknown[], Out>(work: (...input: In) => Out) {
  const known = new Map<string, Out>();
  return (...input: In): Out => {
    const key = JSON.stringify(input);
    const value = known.get(key) ?? work(...input);
    known.set(key, value);
    return value;
  };
}

/** Files that routes of other names make. */
const SERVED: Record<string, string> = { 'robots.ts': 'robots.txt', 'sitemap.ts': 'sitemap.xml' };

const inCopy = ownFolder();
const textOf = (file: string) => readFileSync(inCopy('content', file), 'utf8');
const put = (file: string, text: string) => writeFileSync(inCopy('content', file), text);

function edit(file: string, from: string | RegExp, to: string) {
  const edited = textOf(file).replace(from, () => to);
  expect(edited).not.toBe(textOf(file));
  put(file, edited);
}

beforeEach(() => {
  layContent(inCopy('content'));
  jest.spyOn(process, 'cwd').mockReturnValue(inCopy());
});

async function faults(): Promise<readonly string[]> {
  try {
    await compileContent();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
}

/** What an editor may do to a file, and what the build says then: where, and the way out. */
const edits: Record<string, [from: string | RegExp, to: string, ...says: string[]][]> = {
  'services.yaml': [
    [/[^]*/, 'id: 1', 'services.yaml, line 1: is id: 1; expected a list, for example [ { id: 3'],
    ['title: Vehicle Number Selection\n  ', '', 'line 1, service 1, title: is missing; expected'],
    ['rupees: 1900', "rupees: '₹1,900'", "rupees: is '₹1,900'; write a whole number, for example"],
    ['[india, abroad]', '[india, usa]', 'lists, item 2: is usa; expected one of "india"|"abroad"'],
    ['[india, abroad]', '[]', 'lists: is []; Too small: expected a list to have >=1'],
    [/\[india, abroad\]/g, '[india]', "no service is sold on the list 'abroad'; write it into"],
    // As it was typed, and not as YAML reads it.
    ['25-30 Days', '0x1F', 'duration: is 0x1F; expected a text in quotes, for example "25-30'],
    ['25-30 Days', 'True', 'duration: is True; expected a text in quotes, for example "25-30'],
    [
      '[india, abroad]',
      '[india, 007]',
      'service 1 (Vehicle Number Selection), lists, item 2: is 007',
    ],
    ['rating: 4.5', 'rating: 0x1F', 'rating: is 0x1F; write a number from 0 to 5, for example'],
    ['reading: number', 'reading: nmber', 'reading: there is no sheet nmber in readings.yaml'],
    ['rating: 4.5', 'rating: 7', 'rating: is 7; write a number from 0 to 5'],
    ['rating: 4.5', 'appointment: no', 'appointment: is no; expected one of "phone"'],
    ['send:\n    - ', 'send: ', 'is Your date of birth; expected a list, for example [ "Your'],
    ['- A paragraph.', "- ' '", "description, item 1: is ' '; Too small: expected a text to have"],
    [/- label: .*\n.*kind: date/, '- Name', 'intake, item 1: is Name; expected a group of fields'],
    ['group:', 'colour: red\n  group:', 'line 8, service 1 (Vehicle Number Selection), colour: is'],
    ['duration:', 'durration:', 'duration: is missing', 'durration: is not a known field; take it'],
    [/(?<=searchTitle: ).*/, 'Numerology'.repeat(5), 'Too big: expected a text to have <=42'],
    [
      '- id: 3\n  title: Mobile Number Selection',
      '- id: 1\n  title: vehicle number selection',
      'service 2 (vehicle number selection), id: is the same in entry 1; where one of the two',
      'service 2 (vehicle number selection), title: is the same in entry 1; write a title of its own',
    ],
  ],
  'business.yaml': [
    ['    email,\n', '', 'email: is still the sample "hello@example.com"'],
    ['XXXX0000000', 'HDFCO001234', 'line 27, bank, ifsc: is HDFCO001234; write the 11 characters'],
    ['site: preview', 'site: public', 'site: is public, while samples still lists name, phone'],
    ['XXXXINXXXXX', 'XXXXUS33', 'bank, swift: XXXXUS33 belongs to a bank in the country US'],
    ['XXXXINXXXXX', 'ICICINBB', 'bank, swift: ICICINBB and ifsc XXXX0000000 begin with different'],
    ['+91 00000', '+91 98765', 'shows the number +91 98765 00000, and dial calls +91'],
    ["'910000000000'", "'9876543210'", 'whatsapp: 9876543210 has no country code; write it before'],
  ],
  'clients.yaml': [
    [
      'role: Cricket, jersey number',
      'role: Cricket, jersey number\n  photo: public/photos/actor.jpg',
      'photo: is public/photos/actor.jpg; write the name of a file in content/photos, for example',
      'client 2 (Left-arm fast bowler), photoAlt: is missing; say what can be seen',
    ],
  ],
  'courses.yaml': [['4599', '5599', 'course 1 (Numerology course), offerPrice: is not lower than']],
  'videos.yaml': [
    ['SAMPLE00002', 'SAMPLE00001', 'videos, item 2, id: is the same in entry 1; keep'],
  ],
  'listings.yaml': [
    ['[5,', '[50,', 'home, predictions: there is no prediction 50, or it is still a draft'],
    [/title: .*/, 'title: Numerology', 'title: is Numerology; Too small: expected a text to have'],
  ],
  'numerology.yaml': [
    ['[4, 7]', '[4, 7, 8]', 'item 1, friendly: the lists friendly, neutral and'],
    ['number: 1\n', 'number: 2\n', 'mulanks: needs the numbers 1 to 9, each once and in order.'],
  ],
  'synonyms.yaml': [
    ["'true', meaning", 'true, meaning', 'typed, item 1: is true; expected a text in quotes, for'],
    ['[mulank, birth number]', '[mulank]', 'same, item 1: is [mulank]; needs two words or more'],
    ['/contact', '/contacts', 'pages: /contacts leads to no page; write /contact, or'],
  ],
  'predictions/1.md': [
    ['---\ntitle', '—-\ntitle', 'is not in its form; write a line of three hyphens (no long dash)'],
    ['---\ntitle', 'title', 'is not in its form; write a line of three hyphens'],
    ['[10]\n---', '[10]', 'is not in its form; write a line of three hyphens'],
    [/\n---\n[^]*/, '\n---\n', 'is not in its form; write a line of three hyphens'],
    ['title: The', 'title: #1 of', 'predictions/1.md, line 2: a text with # needs quotes around'],
    ['A year has', 'A year �', "1.md, line 19: has a letter or sign that can't be read"],
    [/title: [^]*teaser/, 'title: Hits\nteaser', 'has 4 characters, and search results show 15'],
    [/title: .*/, 'title: 0x7E7', 'line 2, title: is 0x7E7; expected a text in quotes'],
    [/title: .*/, 'title: वर्ष 2023 की भविष्यवाणी'],
    [/updated: .*/, 'updated: ‘2026-11-21’', 'line 8, updated: is ‘2026-11-21’; write year, month'],
    ['button:', 'sober: true\nbutton:', 'services: stands beside sober: true, which has a plain'],
    ['button:', "motif: cup\nfigure: '9'\nbutton:", 'figure: stands beside a motif, and a cover'],
    [
      'button:',
      'photo: me.jpg\nbutton:',
      'photoAlt: is missing',
      'photo: me.jpg is not in the folder',
    ],
    ['services: [10]', 'services: [77]', 'there is no service 77; write the id of a service'],
    ["'25 → 7'", "'25 → 8'", "path: 25 → 8 is not how 1996 adds up; write '25 → 7', and"],
    ['1996: 25 → 7.', 'It adds up.', 'sums, item 3: the text does not say 1996: 25 → 7; write it'],
    ['2023 it', '1 + 9 = 11 it', 'line 19: 1 + 9 = 11 does not add up; write 1 + 9 = 10.'],
    ['/mulank7', '/mulank77', 'the link /mulank77: leads to no page; write /mulank7, or, where'],
    // An entry for such an address would be refused, so none is proposed.
    ['/mulank7', '/Mulank7', 'the link /Mulank7: leads to no page; write /mulank7.'],
    ['/mulank7', '/mulank7/', 'the link /mulank7/: leads to no page; write /mulank7.'],
    ['/mulank7', '/prediction/12', '/prediction/12: leads to no page; write the address of'],
    ['/mulank7', 'mulank7', 'the link mulank7: is no address; start it with / for a page'],
    ['/mulank7', '', 'the link (): has no address; write one between the round brackets'],
    ['/mulank7', '/blogs/jersey-numbers#what-the-digits-can-tell'],
    [
      '/mulank7',
      '/blogs/jersey-numbers#what-the-digits-cn-tell',
      'write /blogs/jersey-numbers#what-',
    ],
    ['/mulank7', '/services#write', 'the page has no part write; take the # and what follows out.'],
    ['/mulank7', '#nowhere', 'the page has no part nowhere; take the link out and keep its words.'],
  ],
  'readings.yaml': [
    ['value: ASHA', 'value: आशा', 'has nothing to add up'],
    ['is 1 + 4 = 5', 'is 1 + 4 = 6', '1 + 4 = 6 does not add up; write 1 + 4 = 5'],
    ['10 → 1, a name', 'A name', 'text: does not say ASHA: 10 → 1; write it there'],
    ['lacks 3 and 6', 'lacks 3', 'text: does not name what the grid lacks: 3 and 6'],
    [/note: .* fifth note. }/, 'item: Here', 'needs five lines with a note, for the five marks'],
  ],
  'blogs/jersey-numbers.md': [
    ['order: 9', 'order: 8', 'order: 8 is the place of blogs/jersey-numbers.md too; write another'],
    ['A short', '[A](#what-the-digit-can-tell) short', 'write #what-the-digits-can-tell.'],
  ],
  'tools/lo-shu-grid.md': [
    ["day: '9'", 'day: 09', "example, day: is 09; write it in quotes, for example '29'."],
    [/example: .*/, 'example: 9-12', 'write what is typed into each field, for example { day'],
  ],
  'tools/personal-year.md': [[/meanings: .*/, '', 'meanings is missing, by which this calculator']],
  'years/2027.md': [
    ['## 9. Part 9', '## Part 9', 'needs a part for each personal year, in order; write nine'],
    ['## 1. Part 1', '## 2. Part 1', '2027.md: needs a part for each personal year, in order'],
    [/sums:\n.*\n/, '', 'sums: the sum of the year itself is missing; write { kind: digits, value'],
    ["'11 → 2'", "'11'", "path: 11 is not how 2027 adds up; write '11 → 2', and"],
  ],
  'pages/about.md': [['samples:', 'draft: true\nsamples:', 'draft: has no effect on this page']],
};

describe.each(Object.entries(edits))('%s', (file, changes) => {
  it.each(changes)('%s, %s: %s', async (from, to, ...says) => {
    edit(file, from, to);
    expect(await faults()).toEqual(says.map((said) => expect.stringContaining(said)));
  });
});

const same = 'redirect 2, from: is the same in entry 1; keep one of the two entries.';
const noEnd = 'has moved by redirects.yaml, whose entries lead from it to no page';

/** Entries of redirects.yaml, from > to, and what the build says of them. */
it.each<[entries: string, ...says: string[]]>([
  ['/old > /about, /old > /services', same],
  ['/about > /services', 'redirect 1, from: a page stands at /about; take the entry out, or the'],
  [
    '/a > /blogs/jersey-number',
    'redirect 1, to: /blogs/jersey-number leads to no page; write /blo',
  ],
  // The router tells no capital letters from small ones: each would lead to itself, for everybody.
  ...['/Services', '/SERVICES', '/services/', '/Services/', '/./services'].map(
    (from): [string, string] => [`${from} > /services`, 'from: a page stands at /services'],
  ),
  [
    '/Mulank5 > /about',
    'a page stands at /mulank5, and an entry holds for small letters too; take',
  ],
  ['/ > /about', 'redirect 1, from: a page stands at /; take the entry out'],
  // One address in two ways of writing.
  ['/Old > /about, /old > /about', same],
  ['/old/ > /about, /old > /about', same],
  ['/old page > /about, /old%20page > /about', same],
  ['/मूलांक > /about, /%E0%A4%AE%E0%A5%82%E0%A4%B2%E0%A4%BE%E0%A4%82%E0%A4%95 > /about', same],
  ['/old//one > /about, /old/one > /about', same],
  // Chains are followed to their end, and circles have none.
  ['/a > /B, /b > /C/, /c > /about', '1, to: /B has moved, to /about', '2, to: /C has moved, to /'],
  ['/a > /B, /b > /A', `redirect 1, to: /B ${noEnd}`, `redirect 2, to: /A ${noEnd}`],
  ['/Old > /old', `to: /old ${noEnd}`],
  ['/a > /b, /b > https://shop.example/b', 'to: /b has moved, to https://shop.example/b by'],
  ['/old > /Services', 'to: /Services leads to no page; write /services.'],
  ['/old > /services#three', 'to: the page has no part three; take the # and'],
  ['/old > /blogs/jersey-numbers#what-the-digits-can-tell'],
  // Addresses of older sites.
  ['/मूलांक > /mulank5'],
  ['/old%20page > /about'],
  ['/blogs/old/ > /blogs/jersey-numbers'],
  ['/page?id=5 > /about', 'without a ? or # and what follows, since one entry'],
  ['/page#five > /about', 'without a ? or # and what follows, since one entry'],
  ['/api/orders > /about', 'from: /api/orders belongs to the site itself; take'],
  ['/_next/x > /about', 'from: /_next/x belongs to the site itself; take'],
  ['/old > shop', 'redirect 1, to: is "shop"; write the new address, or one of another site'],
  ['/old > //shop.example', 'redirect 1, to: is "//shop.example"; write the new address'],
  ['/old > http://shop.example', 'redirect 1, to: is "http://shop.example"; write the new'],
  ['old > /about', 'redirect 1, from: is "old"; write the old address as it stands after the name'],
  ['/old/c > https://shop.navank.in/c?x=1'],
  // Behind a ? the router makes other signs of these.
  ['/old > /services?a=b+c', "to: can't be sent on; write one that a browser opens"],
  ['/old > https://', "to: can't be sent on; write one that a browser opens"],
  ['/old > https://a.in/?b=c%20d', "to: can't be sent on; write one that a browser opens"],
])('redirects.yaml, %s: %s', async (entries, ...says) => {
  const moves = entries.split(', ').map((entry) => entry.split(' > '));
  put('redirects.yaml', JSON.stringify(moves.map(([from, to]) => ({ from, to }))));
  expect(await faults()).toEqual(says.map((said) => expect.stringContaining(said)));
});

it('services of two lists may have one title', async () => {
  edit('services.yaml', 'Mobile Number Selection', 'Vehicle Number Selection');
  edit('services.yaml', '[india, abroad]', '[india]');
  edit('services.yaml', '[india, abroad]', '[abroad]');
  expect(await faults()).toEqual([]);
});

it('every mistake is reported at once, with file, line, entry, field and an example', async () => {
  edit('services.yaml', '  dollars: 10\n', '');
  rmSync(inCopy('content/mulank/5.md'));
  await expect(compileContent()).rejects.toThrow(
    `The content needs attention:
- services.yaml, line 1, service 1 (Vehicle Number Selection), dollars: is missing; write a whole number, for example 50.
- mulank/5.md: the file can't be read; write it, or put it back at content/mulank/5.md.`,
  );
});

const lists = () => readdirSync(inCopy('content')).filter((file) => file.endsWith('.yaml'));

it('nothing is said of content without a mistake, and every list is among what is read', async () => {
  const { files } = await compileContent();
  expect(lists().filter((name) => !files.some(({ file }) => file === name))).toEqual([]);
});

it('only a list that needs no entry may be an empty file, and each other says what to write', async () => {
  const texts = [
    'predictions/1',
    'mulank/5',
    'blogs/jersey-numbers',
    'tools/lo-shu-grid',
    'years/2027',
    'pages/about',
  ];
  const files = [...lists(), ...texts.map((name) => `${name}.md`)];
  for (const file of files) put(file, '');
  expect(await faults()).toEqual(
    files
      .filter((file) => !/clients|courses|figures|press|redirects|testimonials/.test(file))
      .map((file) => expect.stringMatching(`^${file}: is empty; (write|expected) .{9}`)),
  );
});

it('the hundredth prediction is read as the ninth is', async () => {
  put('predictions/100.md', textOf('predictions/9.md').replace(', 9', ', 100'));
  expect(await faults()).toEqual([]);
});

it.each([
  ['17.md', 'nobody reads it here; move what is in it into one of the folders predictions'],
  ['portrait.jpg', 'or a picture into photos, and take it out'],
  ['services (1).yaml', 'move what is in it into services.yaml, and take it out'],
  ['prediction', 'move what is in it into predictions, and take it out'],
  ['tools/lucky-day.md', 'is no text of a calculator, and nobody reads it here'],
  ['mulank/11.md', 'there are nine birth numbers, 1 to 9; take the file out'],
  ['predictions/new.md', 'name the file by its number, for example 7.md'],
  ['years/27.md', 'name the file by its year, for example 2028.md'],
  ['blogs/New text.md', 'that ends in .md, for example new-text.md'],
  ['pages/services.md', '/services is an address of the site already; give the file another name'],
])('%s is not passed over', async (name, fault) => {
  if (name.includes('.')) put(name, 'A text.');
  else mkdirSync(inCopy('content', name));
  expect(await faults()).toEqual([expect.stringContaining(fault)]);
});

it('every route of the site is an address that no page may take', () => {
  const routes = readdirSync(resolve(__dirname, '../../app'), { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && /^[a-z]+$/.test(entry.name),
  );
  expect(routes.map(({ name }) => name).filter((name) => !isTaken(name))).toEqual([]);
});

it('every route and file of the site is an address that no entry of redirects.yaml may take', async () => {
  const root = resolve(__dirname, '../..');
  const entries = ['app', 'public']
    .flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true }))
    .map(({ name }) => name.replace(/^(robots|sitemap)\.ts$/, (file) => SERVED[file] ?? ''))
    .filter((name) => /^[a-z-]+(\.(?!tsx?$)[a-z]+)?$/.test(name));
  const from = entries.map((name) => `- { from: /${name}, to: /about }\n`);
  edit('redirects.yaml', '[]', from.join(''));
  const said = await faults();
  expect(
    entries.filter(
      (_, index) => !said.some((one) => one.includes(`redirect ${index + 1}, from: `)),
    ),
  ).toEqual([]);
});

it.each([
  ['IMG_1234.JPG', /^photos\/IMG_1234\.JPG: give it a name .*: img-1234\.jpg\.$/],
  ['IMG_1234.HEIC', /^photos\/IMG_1234\.HEIC: is in HEIC.* with the name img-1234\.jpg/],
])('%s is said of the file and of all that name it, at once', async (name, ofFile) => {
  edit('services.yaml', '- id: 1\n', `- id: 1\n  photo: ${name}\n  photoAlt: A car\n`);
  edit('predictions/1.md', 'A year has', `![A year](../photos/${name}) has`);
  edit('blogs/jersey-numbers.md', 'More.', '![Shirts](../photos/img-1234.jpg)');
  put(`photos/${name}`, 'A picture.');
  const fix = 'write img-1234.jpg, as the file in content/photos has to be called.';
  expect(await faults()).toEqual([
    expect.stringMatching(ofFile),
    `services.yaml, service 1 (Vehicle Number Selection), photo: ${fix}`,
    `predictions/1.md, line 19: ![A year](../photos/${name}) is not there: ${fix}`,
  ]);
});

it('a copied text is named, with what it was copied from', async () => {
  const more = 'paragraph that is long enough to be told from any other text by its words.\n';
  put('predictions/1.md', `${textOf('predictions/1.md')}\nA second ${more}`);
  put('predictions/20.md', textOf('predictions/1.md'));
  expect(await faults()).toEqual([
    expect.stringContaining(
      '20.md: most of its text stands in predictions/1.md too; write its own',
    ),
  ]);
  edit('predictions/20.md', 'A second', 'Another');
  edit('predictions/20.md', '2023 adds up', 'The year 2023 adds up');
  expect(await faults()).toEqual([
    expect.stringContaining('20.md, title: is the title of predictions/1.md too; write one of'),
  ]);
});

it('a currency is named in the terms', async () => {
  const monies = currencies.map((currency) => markets[currency].money);
  edit('pages/terms.md', monies.join(' and '), 'money');
  expect(await faults()).toEqual(
    monies.map((money) => expect.stringContaining(`pages/terms.md: says nothing of ${money}`)),
  );
});
