import { readPage, rules, type BuiltSite } from './seo';

/** A small site that breaks no rule: home, two pages of a kind, and one for missing addresses. */
const texts: Record<string, [heading: string, text: string]> = {
  '/': [
    'Home of numerology',
    'Welcome with a <a href="/subcard/3">mobile</a> and a <a href="/subcard/4#costs">name</a>.',
  ],
  '/subcard/3': ['Mobile numbers', 'Mobile numerology costs ₹1,900. <a href="/">Home</a>'],
  '/subcard/4': ['Name numbers', '<span id="costs">Names</span> for another spelling.'],
};

const html = ([heading, text]: [string, string], head = '') =>
  `<!DOCTYPE html><html lang="en-IN"><head><title>${heading}</title>${head}
<meta name="description" content="${heading}: ${'numbers and what they mean '.repeat(3)}"/></head>
<body><main><h1>${heading}</h1><p>${text}</p>
<img src="/art/one.svg" alt="" width="40" height="40"/></main></body></html>`;

const missing = html(['Nothing here', 'Home'], '<meta name="robots" content="noindex"/>');

type Pages = Record<string, string>;

/** The good site after a change of its pages. */
function site(change: (pages: Pages) => void = () => undefined): BuiltSite {
  const pages = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, html(text)]));
  change(pages);
  return {
    origin: 'https://practice.example',
    pages: [
      readPage('/subcard/not-found', missing, 404),
      ...Object.entries(pages).map(([path, text]) => readPage(path, text)),
    ],
    hasFile: (path) => path === '/art/one.svg',
  };
}

/** Changes the HTML of one page. */
const inPage = (path: string, from: string | RegExp, to: string) => (pages: Pages) => {
  const before = pages[path] ?? '';
  pages[path] = before.replace(from, to);
  if (pages[path] === before) throw new Error(`${path} has no ${from}`);
};
const more = (text: string) => inPage('/', '</main>', `${text}</main>`);

it.each(Object.entries(rules))('a good site breaks no rule: %s', (_name, rule) => {
  expect(rule(site())).toEqual([]);
});

it.each<[keyof typeof rules, string, (pages: Pages) => void, RegExp]>([
  ['headings', 'none', inPage('/', /<h1>.*<\/h1>/, ''), /^\/: has 0 h1/],
  ['headings', 'two', more('<h1>More</h1>'), /^\/: has 2 h1/],
  ['titles', 'none', inPage('/', /<title>.*<\/title>/, ''), /^\/: has no title$/],
  ['titles', 'no description', inPage('/', /<meta name="d[^>]*>/, ''), /^\/: has no description$/],
  ['titles', 'one too long', inPage('/', '</title>', `${'x'.repeat(60)}</title>`), /too long/],
  [
    'titles',
    'a description too short',
    inPage('/', /(content=")[^"]*/, '$1Numbers.'),
    /its description is too short/,
  ],
  [
    'titles',
    'one twice',
    inPage('/subcard/4', '<title>Name', '<title>Mobile'),
    /^\/subcard\/4: has the title of \/subcard\/3$/m,
  ],
  ['links', 'a placeholder', more('<a href="#">More</a>'), /leads nowhere/],
  ['links', 'a dead page', more('<a href="/nope">More</a>'), /is no page/],
  ['links', 'a page that is missing', more('<a href="/subcard/not-found">M</a>'), /is no page/],
  ['links', 'without its slash', more('<a href="services">More</a>'), /must begin with/],
  ['links', 'a dead place', more('<a href="/subcard/4#no">More</a>'), /no place of its page/],
  ['links', 'a dead place of its own', more('<a href="#no">More</a>'), /no place of its page/],
  ['links', 'no picture there', inPage('/', 'art/one.svg', 'art/two.svg'), /and no file/],
  ['markup', 'two titles', inPage('/', '</head>', '<title>Two</title></head>'), /title/],
  ['markup', 'a class that is none', more('<p class="one undefined">A</p>'), /undefined/],
])('%s: %s', (rule, _what, change, fault) => {
  expect(rules[rule](site(change)).join('\n')).toMatch(fault);
});

it('does not count the name of the practice behind a title', () => {
  const long = inPage('/', '</title>', `${'x'.repeat(40)} | Navank</title>`);
  expect(rules.titles(site(long))).toEqual([]);
});

/** Words of a hundred that stand on all three pages. */
it.each([
  [25, /^$/],
  [
    35,
    /^on average \/blogs\/one and its kind share 32 % of their text; say more on each that .* alone$/,
  ],
  [45, /^(\/blogs\/\w+ and .*\n){3}on average .*$/],
])('%i words in common', (common, said) => {
  const words = (name: string, count: number) =>
    Array.from(
      { length: count },
      (_, n) => `${name}${'abcdefghij'.at(n / 10)}${'abcdefghij'.at(n % 10)}`,
    );
  const pages = ['one', 'two', 'three'].map((name) => {
    const text = [...words('same', common), ...words(name, 100 - common)].join(' ');
    return { ...readPage(`/blogs/${name}`, html(['One', ''])), text };
  });
  expect(rules.overlap({ ...site(), pages }).join('\n')).toMatch(said);
});
