import type { SitePage } from '../../lib/pages/page';
import { sharePath } from '../../lib/site';
import { readPage, type ListedPage, type Site } from './page';
import { rules } from './rules';

const origin = 'https://practice.example';

/** A small site that breaks no rule: home, a list, two of its pages, and one for what is missing. */
const texts: Record<string, [title: string, text: string]> = {
  '/': [
    'Home of numerology',
    'Welcome to numerology with a pencil. <a href="/services">Services</a>',
  ],
  '/services': [
    'Services by numerology',
    'All <a href="/subcard/3">mobile</a> and <a href="/subcard/4#costs">name</a> numerology. <a href="/">Home</a>',
  ],
  '/subcard/3': [
    'Mobile numbers by numerology',
    'Mobile numerology costs ₹1,900. Last changed on 21 November 2026.',
  ],
  '/subcard/4': [
    'Name by numerology: spelling',
    '<span id="costs">Name</span> numerology is for whoever signs with another spelling.',
  ],
};

const dueAt = (path: string): ListedPage['due'] => ({
  lang: 'en-IN',
  canonical: origin + path,
  graph: JSON.stringify({
    '@id': '#offer',
    ...(path === '/subcard/3' && { price: '1900', priceCurrency: 'INR' }),
    ...(path === '/subcard/3' && { dateModified: '2026-11-21T00:00:00+05:30' }),
  }),
});

function html(path: string) {
  const { lang, canonical, graph } = dueAt(path);
  const [heading, text] = texts[path] ?? [];
  return `<!DOCTYPE html><html lang="${lang}"><head><title>${heading}</title>
<meta name="robots" content="index, follow"/><link rel="canonical" href="${canonical}"/>
<script type="application/ld+json">${graph}</script></head>
<body><main><h1>${heading}</h1><p>${text}</p>
<img src="/art/one.svg" alt="" width="40" height="40"/></main></body></html>`;
}

const missing =
  '<!DOCTYPE html><html lang="en-IN"><head><title>Nothing here</title><meta name="robots" content="noindex"/></head><body><main><h1>Nothing here</h1></main></body></html>';

const cards = Object.fromEntries(Object.keys(texts).map((path) => [sharePath(path), 50_000]));

const good = () => ({
  pages: Object.fromEntries(Object.keys(texts).map((path) => [path, html(path)])),
  titles: Object.fromEntries(Object.entries(texts).map(([path, [title]]) => [path, title])),
  files: { '/art/one.svg': 100, ...cards } as Record<string, number>,
  status: 404,
});
type Made = ReturnType<typeof good>;

/** The good site after a change, as the rules see it. */
function site(change: (made: Made) => void = () => undefined): Site {
  const made = good();
  change(made);
  const pages = [
    readPage('/subcard/not-found', missing, made.status),
    ...Object.entries(made.pages).map(([path, text]) => readPage(path, text)),
  ];
  return {
    origin,
    pages,
    listed: pages
      .filter(({ path }) => path in texts)
      .map((page) => ({
        ...page,
        entry: { path: page.path, title: made.titles[page.path] } as SitePage,
        due: dueAt(page.path),
      })),
    sizeOf: (path) => made.files[path],
  };
}

/** In the HTML of one page. */
const inPage = (path: string, from: string | RegExp, to: string) => (made: Made) => {
  const before = made.pages[path] ?? '';
  made.pages[path] = before.replace(from, to);
  if (made.pages[path] === before) throw new Error(`${path} has no ${from}`);
};
const more = (text: string) => inPage('/', '</main>', `${text}</main>`);
const entitled = (title: string) => (made: Made) => void (made.titles['/subcard/3'] = title);
const page = (path: string, text: string) => (made: Made) => void (made.pages[path] = text);

it.each(Object.entries(rules))('a good site breaks no rule: %s', (_name, rule) => {
  expect(rule(site())).toEqual([]);
});

/** What is wrong, how it came to be so, and what is said of it. */
type Fault = [string, (made: Made) => void, RegExp];

const faults: Record<keyof typeof rules, Fault[]> = {
  heads: [
    ['another language', inPage('/', 'en-IN', 'en'), /its lang is 'en'/],
    ['no address', inPage('/services', /<link[^>]*>/, ''), /canonical is ''/],
    ['other data', inPage('/subcard/3', '"1900"', '"2900"'), /its graph/],
    ['a form to be found', page('/checkout', html('/')), /must say noindex/],
    ['what is missing with 200', (made) => (made.status = 200), /answered with 200/],
    [
      'noindex and an address',
      page('/owner', missing.replace('<title>', '<link rel="canonical" href="/"/><title>')),
      /and its address/,
    ],
  ],
  firstWords: [
    ['a word that comes never', entitled('Wedding numbers by numerology'), /'wedding' of its/],
    [
      'a word that comes late',
      inPage('/subcard/3', '<h1>Mobile numbers by', `<h1>By${' and so on'.repeat(40)}`),
      /'mobile number[^']*' of/,
    ],
  ],
  glosses: [
    ['Mulank in Latin letters', entitled('Mobile mulank'), /write मूलांक beside/],
    ['Hindi as English', more('<p>मूलांक</p>'), /lang="hi"/],
  ],
  links: [
    ['a placeholder', more('<a href="#">More</a>'), /leads nowhere/],
    ['a dead page', more('<a href="/nope">More</a>'), /is no page/],
    ['a page that is missing', more('<a href="/subcard/not-found">More</a>'), /is no page/],
    ['without its slash', more('<a href="services">More</a>'), /must begin with/],
    ['a dead place', more('<a href="/subcard/4#no">More</a>'), /no place of its page/],
    ['a dead place of its own', more('<a href="#no">More</a>'), /no place of its page/],
    ['a picture that is not there', inPage('/', 'art/one.svg', 'art/two.svg'), /and no file/],
  ],
  ways: [
    [
      'no way in a text',
      inPage('/services', '<a href="/subcard/3">mobile</a>', 'mobile'),
      /\/subcard\/3: no page leads/,
    ],
    [
      'a long way',
      (made) => {
        inPage('/', /<a .*<\/a>/, '')(made);
        more('<nav></nav>')(made);
        inPage('/subcard/4', '</p>', ' <a href="/services">All</a></p>')(made);
      },
      /\/services: is more than 3 clicks/,
    ],
  ],
  pictures: [
    ['no size', inPage('/', 'width="40" ', ''), /no width and height/],
    ['a heavy card', (made) => (made.files['/share/home.png'] = 400_000), /weighs 391 KB/],
    ['no card', (made) => delete made.files['/share/home.png'], /share picture does not exist/],
  ],
  visible: [
    ['a price unseen', inPage('/subcard/3', '₹1,900', '₹2,900'), /'₹1,900'/],
    ['a day unseen', inPage('/subcard/3', '21 November', '20 November'), /dateModified/],
  ],
  markup: [
    ['two titles', inPage('/', '</head>', '<title>Two</title></head>'), /title/],
    ['a class that is none', more('<p class="one undefined">A</p>'), /undefined/],
  ],
  overlap: [['a text twice', page('/subcard/4', html('/subcard/3')), /share 100 %/]],
};

describe.each(Object.keys(rules) as (keyof typeof rules)[])('%s', (rule) => {
  it.each(faults[rule])('%s', (_what, change, fault) => {
    expect(rules[rule](site(change)).join('\n')).toMatch(fault);
  });
});

/** Of three pages of a hundred words so many stand on all. */
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
  const { listed, ...rest } = site();
  const family = ['one', 'two', 'three'].flatMap((name) => {
    const mainText = [...words('same', common), ...words(name, 100 - common)].join(' ');
    return listed.slice(0, 1).map((like) => ({ ...like, path: `/blogs/${name}`, mainText }));
  });
  expect(rules.overlap({ ...rest, listed: family }).join('\n')).toMatch(said);
});
