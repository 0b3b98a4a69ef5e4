import type { SitePage } from '../../lib/pages/page';
import { readPage, type Head, type Site } from './page';
import { rules } from './rules';

const origin = 'https://practice.example';

/** A small site that breaks no rule: home, a list, two of its pages, and one for what is missing. */
const texts: Record<string, string> = {
  '/': 'Welcome to numerology with a pencil. <a href="/services">Services</a>',
  '/services':
    'All <a href="/subcard/3">mobile</a> and <a href="/subcard/4#costs">name</a> numerology. <a href="/">Home</a>',
  '/subcard/3': 'Mobile numerology costs ₹1,900. Last changed on 21 November 2026.',
  '/subcard/4':
    '<span id="costs">Name</span> numerology is for whoever signs with another spelling.',
};
const titles: Record<string, string> = {
  '/': 'Home of numerology',
  '/services': 'Services by numerology',
  '/subcard/3': 'Mobile numbers by numerology',
  '/subcard/4': 'Name by numerology: spelling',
};
const graph = JSON.stringify({
  '@id': '#offer',
  price: '1900',
  priceCurrency: 'INR',
  dateModified: '2026-11-21T00:00:00+05:30',
});

function headOf(path: string): Head {
  return {
    lang: ['en-IN'],
    title: [`${titles[path]} | Navank`],
    description: [`What stands at ${path} is said in a sentence of seventy letters and some more.`],
    canonical: [origin + path],
    robots: ['index, follow'],
    card: [`${origin}/share/card.png`],
    graph: path === '/subcard/3' ? [graph] : [],
  };
}

function html(path: string) {
  const { title, description, canonical, robots, card, graph } = headOf(path);
  return `<!DOCTYPE html><html lang="en-IN"><head><title>${title}</title>
<meta name="description" content="${description}"/><meta name="robots" content="${robots}"/>
<link rel="canonical" href="${canonical}"/><meta property="og:image" content="${card}"/>
${graph.map((text) => `<script type="application/ld+json">${text}</script>`).join('')}</head>
<body><main><h1>${titles[path]}</h1><p>${texts[path]}</p>
<img src="/art/one.svg" alt="" width="40" height="40"/></main></body></html>`;
}

const missing =
  '<!DOCTYPE html><html lang="en-IN"><head><title>Nothing here</title><meta name="robots" content="noindex"/></head><body><main><h1>Nothing here</h1></main></body></html>';

type Made = { pages: Record<string, string>; files: Record<string, number>; status: number };

/** The good site after a change, as the rules see it. */
function site(change: (made: Made) => void = () => undefined): Site {
  const made: Made = {
    pages: Object.fromEntries(Object.keys(texts).map((path) => [path, html(path)])),
    files: { '/art/one.svg': 100, '/share/card.png': 50_000 },
    status: 404,
  };
  change(made);
  const listed = (path: string) => ({
    entry: {
      path,
      title: titles[path] ?? '',
      description: headOf(path).description[0] ?? '',
    } as SitePage,
    head: headOf(path),
  });
  return {
    origin,
    sizeOf: (path) => made.files[path],
    pages: [
      readPage('/subcard/not-found', missing, made.status),
      ...Object.entries(made.pages).map(([path, text]) =>
        readPage(path, text, 200, path in titles ? listed(path) : undefined),
      ),
    ],
  };
}

/** In the HTML of one page. */
const inPage = (path: string, from: string | RegExp, to: string) => (made: Made) => {
  const before = made.pages[path] ?? '';
  made.pages[path] = before.replace(from, to);
  if (made.pages[path] === before) throw new Error(`${path} has no ${from}`);
};
const more = (path: string, text: string) => inPage(path, '</main>', `${text}</main>`);

/** The entry of lib/pages itself, for as long as one test. */
const entitled = (path: string, title: string) => () => {
  const before = titles[path] ?? '';
  titles[path] = title;
  ends.push(() => (titles[path] = before));
};
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

it.each(Object.entries(rules))('a good site breaks no rule: %s', (_name, rule) => {
  expect(rule(site())).toEqual([]);
});

/** What is wrong, how it came to be so, and what is said of it. */
type Fault = [string, (made: Made) => void, RegExp];

const faults: Record<keyof typeof rules, Fault[]> = {
  heads: [
    ['two titles', inPage('/', '</head>', '<title>Two</title></head>'), /its title/],
    ['no description', inPage('/', /<meta name="description"[^>]*>/, ''), /description is ''/],
    [
      'the address of home',
      inPage('/services', /href="[^"]*"\/>/, `href="${origin}/"/>`),
      /its canonical/,
    ],
    [
      'a second robots',
      inPage('/', '</head>', '<meta name="robots" content="noindex"></head>'),
      /its robots/,
    ],
    ['another language', inPage('/', 'en-IN', 'en'), /its lang is 'en'/],
    ['other data', inPage('/subcard/3', '"1900"', '"2900"'), /its graph/],
    ['a form to be found', (made) => (made.pages['/checkout'] = html('/')), /must say noindex/],
    ['what is missing with 200', (made) => (made.status = 200), /answered with 200/],
    [
      'noindex and an address',
      (made) =>
        (made.pages['/owner'] = missing.replace(
          '<title>',
          '<link rel="canonical" href="/"/><title>',
        )),
      /names its address/,
    ],
  ],
  firstWords: [
    [
      'a word that comes never',
      entitled('/subcard/3', 'Wedding numbers by numerology'),
      /'wedding' of its title/,
    ],
    [
      'a word that comes late',
      inPage('/subcard/3', '<h1>Mobile numbers by', `<h1>By${' and so on'.repeat(40)}`),
      /'mobile number[^']*' of/,
    ],
  ],
  glosses: [
    ['Mulank in Latin letters', entitled('/subcard/3', 'Mobile mulank'), /write मूलांक beside/],
    ['Hindi as English', more('/', '<p>मूलांक</p>'), /lang="hi"/],
  ],
  links: [
    ['a placeholder', more('/', '<a href="#">More</a>'), /leads nowhere/],
    ['a dead page', more('/', '<a href="/nope">More</a>'), /leads to no page/],
    [
      'a page that is missing',
      more('/', '<a href="/subcard/not-found">More</a>'),
      /leads to no page/,
    ],
    ['without its slash', more('/', '<a href="services">More</a>'), /must begin with/],
    ['a dead place', more('/', '<a href="/subcard/4#no">More</a>'), /no place of that page/],
    ['a dead place of its own', more('/', '<a href="#no">More</a>'), /no place of that page/],
  ],
  ways: [
    [
      'no way in a text',
      inPage('/services', /<a href="\/subcard\/3">mobile<\/a>/, 'mobile'),
      /\/subcard\/3: no page/,
    ],
    [
      'a long way',
      inPage('/', /<a href="\/services">Services<\/a>/, ''),
      /more than 3 clicks|no page leads/,
    ],
  ],
  pictures: [
    ['no size', inPage('/', 'width="40" ', ''), /no width and height/],
    ['a file name for words', inPage('/', 'alt=""', 'alt="one.svg"'), /file name for alt/],
    [
      'lazy at first sight',
      inPage('/', 'alt=""', 'alt="" loading="lazy" fetchpriority="high"'),
      /first picture and lazy/,
    ],
    ['not there', inPage('/', '/art/one.svg', '/art/two.svg'), /does not exist/],
    ['a heavy card', (made) => (made.files['/share/card.png'] = 400_000), /weighs 391 KB/],
    ['no card', (made) => delete made.files['/share/card.png'], /share picture does not exist/],
  ],
  visible: [
    ['a price unseen', inPage('/subcard/3', '₹1,900', '₹2,900'), /'₹1,900'/],
    ['a day unseen', inPage('/subcard/3', '21 November', '20 November'), /dateModified/],
  ],
  markup: [
    ['two headings of the first level', more('/', '<h1>Again</h1>'), /Multiple <h1>/],
    ['a level skipped', more('/', '<h2>One</h2><h4>Deep</h4>'), /Heading level/],
    ['no alt', inPage('/', 'alt="" ', ''), /alt/],
    ['a class that is none', more('/', '<p class="one undefined">A</p>'), /undefined/],
  ],
  overlap: [
    ['a text twice', (made) => (made.pages['/subcard/4'] = html('/subcard/3')), /share 100 %/],
  ],
};

describe.each(Object.keys(rules) as (keyof typeof rules)[])('%s', (rule) => {
  it.each(faults[rule])('%s', (_what, change, fault) => {
    expect(rules[rule](site(change)).join('\n')).toMatch(fault);
  });
});

describe('text that pages of a kind have in common', () => {
  const words = (name: string, count: number) =>
    Array.from(
      { length: count },
      (_, n) => name + 'abcdefghij'[n % 10] + 'abcdefghij'[Math.floor(n / 10)],
    );
  /** Three pages of a hundred words, so many of them the same on all. */
  const family = (common: number) => {
    const { pages, ...rest } = site();
    const like = pages.find(({ path }) => path === '/subcard/3');
    return {
      ...rest,
      pages: ['one', 'two', 'three'].flatMap((name) => {
        const text = [...words('same', common), ...words(name, 100 - common)].join(' ');
        return like ? [{ ...like, path: `/blogs/${name}`, mainText: text }] : [];
      }),
    };
  };

  it('may be a quarter', () => expect(rules.overlap(family(25))).toEqual([]));

  it('is named where it is more on average', () =>
    expect(rules.overlap(family(35))).toEqual([
      'on average /blogs/one and its kind share 32 % of their text; say more on each that is true of it alone',
    ]));

  it('is named for any two pages where it is far more', () =>
    expect(rules.overlap(family(45))).toHaveLength(4));
});
