/** @jest-environment node */
import * as body from './body.mjs';
import * as data from './data.mjs';
import * as files from './files.mjs';
import * as head from './head.mjs';
import * as links from './links.mjs';
import { markup } from './markup.mjs';
import { readPage } from './page.mjs';
import { currencies, markets, pageWords } from '../../lib/markets/markets';

const origin = 'https://practice.example';

/** A small site that breaks no rule: home, a list, and one service in two currencies. */
const paths = ['/', '/services', '/subcard/3', '/usdservices/3'];
const names = {
  '/': 'Home',
  '/services': 'Services in India',
  '/subcard/3': 'Mobile number in rupees',
  '/usdservices/3': 'Mobile number in dollars',
};
const texts = {
  '/': 'Welcome to a practice that reads numbers with care and with a pencil.',
  '/services': 'All that can be booked from India stands in this list with one price.',
  '/subcard/3':
    'Mobile number in rupees costs ₹1,900 and is for people in India. Last changed on November 21, 2026.',
  '/usdservices/3': 'Mobile number in dollars costs $50 and is for everybody else.',
};

const above = (path) =>
  path === '/subcard/3' || path === '/usdservices/3' ? ['/', '/services'] : ['/'];

function graph(path) {
  const url = new URL(path, origin).href;
  const [price, priceCurrency] = path === '/subcard/3' ? ['1900', 'INR'] : ['50', 'USD'];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', '@id': `${origin}/#website`, url: `${origin}/`, inLanguage: 'en-IN' },
      ...(path === '/'
        ? []
        : [
            {
              '@type': 'BreadcrumbList',
              '@id': `${url}#breadcrumb`,
              itemListElement: [...above(path), path].map((step, place) => ({
                '@type': 'ListItem',
                position: place + 1,
                name: names[step],
                item: new URL(step, origin).href,
              })),
            },
          ]),
      ...(names[path].startsWith('Mobile')
        ? [
            {
              '@type': 'Service',
              '@id': `${url}#service`,
              name: names[path],
              description: names[path],
              url,
              offers: {
                '@type': 'Offer',
                price,
                priceCurrency,
                availability: 'https://schema.org/InStock',
              },
            },
          ]
        : []),
    ],
  };
}

const pairs = `<link rel="alternate" hreflang="en-IN" href="${origin}/subcard/3"/>
<link rel="alternate" hreflang="en" href="${origin}/usdservices/3"/>
<link rel="alternate" hreflang="x-default" href="${origin}/usdservices/3"/>`;

function html(path) {
  const url = new URL(path, origin).href;
  const title = `${names[path]}, numerology`;
  const description = `${names[path]}: a sentence that is long enough to stand below a title in the results of a search engine.`;
  const steps = [...above(path), path];
  return `<!DOCTYPE html><html lang="${path.startsWith('/usdservice') ? 'en' : 'en-IN'}"><head><title>${title}</title>
<meta name="description" content="${description}"/>
<meta name="robots" content="index, follow, max-image-preview:large"/>
<link rel="canonical" href="${url}"/>
<link rel="alternate" type="application/rss+xml" href="${origin}/feed.xml"/>
${names[path].startsWith('Mobile') ? pairs : ''}
<meta property="og:title" content="${title}"/><meta property="og:description" content="${description}"/>
<meta property="og:site_name" content="Navank"/><meta property="og:locale" content="en_IN"/>
<meta property="og:type" content="website"/><meta property="og:url" content="${url}"/>
<meta property="og:image" content="${origin}/share/card.png"/><meta property="og:image:alt" content="A card"/>
<meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/>
<meta name="twitter:card" content="summary_large_image"/></head>
<body><a href="#main">Skip</a><main id="main">
${path === '/' ? '' : `<nav aria-label="Breadcrumb"><ol>${steps.map((step) => (step === path ? `<li><span>${names[step]}</span></li>` : `<li><a href="${step}">${names[step]}</a></li>`)).join('')}</ol></nav>`}
<script type="application/ld+json">${JSON.stringify(graph(path))}</script>
<h1>${names[path]}, numerology</h1><img src="/art/one.svg" alt="" width="40" height="40"/><p>${texts[path]}</p>
${paths
  .filter((other) => other !== path)
  .map((other) => `<a href="${other}">${names[other]}</a>`)
  .join(' ')}
<h2>More</h2><h3>And more</h3></main></body></html>`;
}

const missing = `<!DOCTYPE html><html lang="en-IN"><head><title>Service not found</title><meta name="robots" content="noindex"/></head>
<body><main><h1>Service not found</h1></main></body></html>`;

function png(width, height, weight = 100) {
  const file = Buffer.alloc(weight);
  file.write('\x89PNG', 0, 'latin1');
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

const good = () => ({
  html: {
    ...Object.fromEntries(paths.map((path) => [path, html(path)])),
    '/subcard/not-found': missing,
  },
  files: {
    '/share/card.png': png(1200, 630),
    '/art/one.svg': Buffer.from('<svg/>'),
    '/icons/192.png': png(192, 192),
    '/icons/512.png': png(512, 512),
    '/icons/maskable-512.png': png(512, 512),
    '/icons/apple-180.png': png(180, 180),
    '/favicon.ico': Buffer.from(''),
    '/icon.svg': Buffer.from('<svg/>'),
  },
  sitemap: `<?xml version="1.0"?><urlset>${paths
    .map(
      (path) => `<url><loc>${new URL(path, origin).href}</loc><lastmod>2026-11-21</lastmod></url>`,
    )
    .join('')}</urlset>`,
  feed: `<?xml version="1.0"?><rss><channel><title>Texts</title><item><title>One</title>
<link>${origin}/services</link><guid>${origin}/services</guid><pubDate>Sat, 21 Nov 2026 00:00:00 +0530</pubDate>
<atom:updated>2026-11-21T00:00:00+05:30</atom:updated></item></channel></rss>`,
  robots: `User-Agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  llms: `# Navank\n\n${paths.map((path) => `- [${names[path]}](${new URL(path, origin).href}): A page.`).join('\n')}\n`,
  manifest: JSON.stringify({
    icons: [
      { src: '/icons/192.png', sizes: '192x192' },
      { src: '/icons/512.png', sizes: '512x512' },
      { src: '/icons/maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ],
  }),
});

/** The good site after a change, as the rules see it. */
function site(change = () => {}) {
  const made = good();
  change(made);
  return {
    ...made,
    origin,
    markets: currencies.map((currency) => ({ ...markets[currency], ...pageWords[currency] })),
    pages: Object.entries(made.html).map(([path, text]) =>
      readPage(path, text, made.status?.[path] ?? (path.endsWith('not-found') ? 404 : 200)),
    ),
    file: (path) => made.files[path],
    hasFile: (path) => path in made.files,
  };
}

const rules = { ...head, ...body, ...links, ...data, ...files, markup };
delete rules.shinglesOf;
delete rules.sharedPart;
delete rules.pngSize;
delete rules.isWellFormed;

/** In the HTML of one page. */
const inPage = (path, from, to) => (made) => {
  const before = made.html[path];
  made.html[path] = before.replace(from, to);
  if (made.html[path] === before) throw new Error(`${path} has no ${from}`);
};

const broken = (rule, change) => rules[rule](site(change));

describe('a site that breaks no rule', () => {
  it.each(Object.keys(rules))('%s', (rule) => {
    expect(rules[rule](site())).toEqual([]);
  });
});

const more = (path, text) => inPage(path, '</main>', `${text}</main>`);
const graphWith = (from, to) => inPage('/subcard/3', from, to);
const s3 = '/subcard/3';

const breaks = [
  ['titles', 'two', inPage('/', '<title>', '<title>One</title><title>'), /has 2 titles/],
  [
    'titles',
    'too short',
    inPage('/', 'Home, numerology</title>', 'Home</title>'),
    /has 4 characters/,
  ],
  [
    'titles',
    'not about the page',
    inPage('/', '<h1>Home, numerology</h1>', '<h1>Other</h1>'),
    /shares no word/,
  ],
  [
    'titles',
    'that of another page',
    inPage('/services', /<title>.*<\/title>/, '<title>Home, numerology</title>'),
    /same as/,
  ],
  [
    'titles',
    'longer than results show',
    inPage('/', 'og:title" content="', `og:title" content="${'Home and more '.repeat(5)}`),
    /search results show 60/,
  ],
  [
    'queries',
    'without the words that people type',
    inPage('/', 'og:title" content="Home, numerology', 'og:title" content="Home'),
    /says neither numerology/,
  ],
  [
    'firstWords',
    'a word that the page comes to late or never',
    inPage(s3, 'og:title" content="Mobile', 'og:title" content="Wedding dates, mobile'),
    /'wedding date' of its title/,
  ],
  [
    'firstWords',
    'a word after the first hundred',
    (made) => {
      inPage(s3, 'og:title" content="Mobile', 'og:title" content="Griha pravesh, mobile')(made);
      inPage(s3, '<p>Mobile', `<p>${'and so on '.repeat(40)} griha pravesh</p><p>Mobile`)(made);
    },
    /'griha pravesh' of its title/,
  ],
  [
    'glosses',
    'an Indian word in Latin letters only',
    inPage(s3, 'og:title" content="Mobile', 'og:title" content="Mulank, mobile'),
    /write मूलांक beside the first mulank/,
  ],
  ['descriptions', 'none', inPage('/', /<meta name="description"[^>]*>/, ''), /has 0 descriptions/],
  [
    'descriptions',
    'too short',
    inPage('/', /(name="description" content=")[^"]*/, '$1Short.'),
    /6 characters/,
  ],
  [
    'descriptions',
    'a list of words',
    inPage(
      '/',
      /(name="description" content=")[^"]*/,
      '$1numerology, numbers, names, dates, luck, mobile, vehicle, houses and everything else of the kind',
    ),
    /list of words/,
  ],
  ['canonicals', 'none', inPage('/', /<link rel="canonical"[^>]*>/, ''), /has 0 canonical/],
  [
    'canonicals',
    'that of home',
    inPage('/services', /rel="canonical" href="[^"]*"/, `rel="canonical" href="${origin}/"`),
    /not .*services/,
  ],
  [
    'canonicals',
    'another og:url',
    inPage('/services', /og:url" content="[^"]*"/, `og:url" content="${origin}/"`),
    /og:url is/,
  ],
  [
    'robots',
    'two',
    inPage('/', '<title>', '<meta name="robots" content="noindex"/><title>'),
    /has 2 robots/,
  ],
  [
    'robots',
    'noindex on a page to be found',
    inPage('/', 'index, follow, max', 'noindex, max'),
    /should be found/,
  ],
  [
    'robots',
    'a form that may be found',
    (made) => (made.html['/checkout'] = html('/services')),
    /must say noindex/,
  ],
  ['robots', 'small pictures', inPage('/', ', max-image-preview:large', ''), /large picture/],
  [
    'languages',
    'another language',
    inPage('/', 'lang="en-IN"', 'lang="en"'),
    /its language is 'en'/,
  ],
  ['languages', 'Hindi without saying so', more('/', '<p>मूलांक</p>'), /lang="hi"/],
  [
    'languages',
    'a pair that is one-way',
    inPage('/usdservices/3', /<link rel="alternate" hreflang[^>]*>\s*/g, ''),
    /does not say the same back/,
  ],
  [
    'languages',
    'a version missing',
    inPage(s3, /<link rel="alternate" hreflang="x-default"[^>]*>/, ''),
    /versions are/,
  ],
  ['cards', 'no picture', inPage('/', /<meta property="og:image"[^>]*>/, ''), /no og:image/],
  [
    'cards',
    'the brand again',
    inPage('/', /(og:title" content=")[^"]*/, '$1Home | Navank'),
    /repeats/,
  ],
  [
    'cards',
    'another title',
    inPage('/', /(og:title" content=")[^"]*/, '$1Something else'),
    /not the title/,
  ],
  ['cards', 'a small card', inPage('/', 'summary_large_image', 'summary'), /large twitter card/],
  [
    'feedLinks',
    'none',
    inPage('/', /<link rel="alternate" type="application[^>]*>/, ''),
    /does not name the feed/,
  ],
  [
    'missing',
    'answered with 200',
    (made) => (made.status = { '/subcard/not-found': 200 }),
    /answered with 200/,
  ],
  [
    'missing',
    'an address',
    inPage('/subcard/not-found', '<title>', `<link rel="canonical" href="${origin}/x"/><title>`),
    /says more/,
  ],
  ['markup', 'two headings of the first level', more('/', '<h1>Again</h1>'), /Multiple <h1>/],
  ['markup', 'a level skipped', more('/services', '<h2>One</h2><h4>Deep</h4>'), /Heading level/],
  ['markup', 'an empty heading', more('/', '<h2> </h2>'), /cannot be empty/],
  ['markup', 'no alt', inPage('/', 'alt="" width', 'width'), /alt/],
  ['markup', 'no source', more('/', '<img alt="" width="4" height="4">'), /"src"/],
  ['markup', 'a class that is none', more('/', '<p class="one undefined">A</p>'), /undefined/],
  ['images', 'no size', inPage('/', ' width="40"', ''), /no width and height/],
  ['images', 'not there', inPage('/', '/art/one.svg', '/art/two.svg'), /does not exist/],
  ['breadcrumbs', 'none', inPage('/services', /<nav.*<\/nav>/, ''), /no breadcrumbs/],
  [
    'breadcrumbs',
    'a dead step',
    inPage(
      s3,
      '<a href="/services">Services in India</a></li>',
      '<a href="/list">Services in India</a></li>',
    ),
    /leads nowhere/,
  ],
  ['overlap', 'the same text twice', (made) => (made.html['/subcard/4'] = html(s3)), /share 100 %/],
  ['links', 'a placeholder', more('/', '<a href="#">More</a>'), /leads nowhere/],
  ['links', 'a page that is not there', more('/', '<a href="/nope">More</a>'), /leads to no page/],
  [
    'links',
    'what is missing',
    more('/', '<a href="/subcard/not-found">More</a>'),
    /leads to no page/,
  ],
  ['links', 'without its slash', more('/', '<a href="services">More</a>'), /must begin with/],
  [
    'links',
    'a place that is not there',
    more('/', '<a href="/services#no">More</a>'),
    /no place of that page/,
  ],
  [
    'orphans',
    'a page linked from nowhere',
    (made) => (made.html['/alone'] = html('/services')),
    /\/alone: no page/,
  ],
  [
    'depth',
    'a page far away',
    (made) => {
      for (const [n, path] of ['/a', '/b', '/c', '/d'].entries()) {
        made.html[path] = html('/services').replace(
          '</main>',
          `<a href="/${'bcde'[n]}">Next</a></main>`,
        );
      }
      made.html['/'] = made.html['/'].replace('</main>', '<a href="/a">Next</a></main>');
    },
    /\/d: is more than 3 clicks/,
  ],
  ['graphs', 'no data', inPage('/', /<script.*<\/script>/, ''), /has 0 blocks/],
  ['graphs', 'not JSON', inPage('/', '{"@context"', '{@context'), /can't be read/],
  ['graphs', 'no graph', inPage('/', '"@graph"', '"graph"'), /is no graph/],
  ['ids', 'twice', graphWith(`${s3}#service`, `/#website`), /two nodes/],
  [
    'ids',
    'a dead reference',
    graphWith('"@type":"Service"', `"provider":{"@id":"${origin}/#nobody"},"@type":"Service"`),
    /refers to/,
  ],
  [
    'nodes',
    'a rating',
    graphWith('"@type":"Offer"', '"aggregateRating":{"@type":"AggregateRating"},"@type":"Offer"'),
    /AggregateRating/,
  ],
  ['nodes', 'no price', graphWith('"price":"1900",', ''), /Offer has no price/],
  ['nodes', 'a price with a comma', graphWith('"1900"', '"1,900"'), /price is '1,900'/],
  [
    'placeholders',
    'a sample',
    graphWith('"@type":"Service"', '"telephone":"+91 00000 00000","@type":"Service"'),
    /placeholder/,
  ],
  ['visible', 'a price that is not on the page', graphWith('"1900"', '"2900"'), /'₹2900'/],
  [
    'visible',
    'a text that is not on the page',
    graphWith('"@type":"Service"', '"category":"Magic","@type":"Service"'),
    /'Magic'/,
  ],
  [
    'addresses',
    'a page that is not there',
    graphWith('"@type":"Service"', `"termsOfService":"${origin}/rules","@type":"Service"`),
    /leads nowhere/,
  ],
  [
    'trails',
    'other words',
    graphWith('"name":"Services in India"', '"name":"Services"'),
    /breadcrumbs differ/,
  ],
  [
    'sharePictures',
    'another size',
    (made) => (made.files['/share/card.png'] = png(800, 630)),
    /no PNG of 1200/,
  ],
  [
    'sharePictures',
    'too heavy',
    (made) => (made.files['/share/card.png'] = png(1200, 630, 400_000)),
    /weighs 391 KB/,
  ],
  ['sharePictures', 'not there', (made) => delete made.files['/share/card.png'], /does not exist/],
  [
    'articlePictures',
    'a shape missing',
    (made) => {
      made.files['/wide.png'] = png(1600, 900);
      graphWith(
        '{"@type":"Service"',
        `{"@type":"Article","@id":"${origin}${s3}#article","image":["${origin}/wide.png","${origin}/wide.png"]},{"@type":"Service"`,
      )(made);
    },
    /no picture of 4:3/,
  ],
  [
    'sitemap',
    'a page left out',
    (made) => (made.sitemap = made.sitemap.replace(/<url><loc>[^<]*services<.*?<\/url>/, '')),
    /leaves out/,
  ],
  [
    'sitemap',
    'a page that is not listed',
    (made) => (made.sitemap = made.sitemap.replace(`${origin}/services<`, `${origin}/checkout<`)),
    /not listed/,
  ],
  [
    'sitemap',
    'not well-formed',
    (made) => (made.sitemap = made.sitemap.replace('</url>', '')),
    /well-formed/,
  ],
  [
    'dates',
    'two days for one change',
    graphWith('"@type":"Service"', '"dateModified":"2026-11-20T00:00:00+05:30","@type":"Service"'),
    /changed on 2026-11-20/,
  ],
  [
    'feed',
    'a text left out',
    (made) => (made.html['/blogs/one'] = html('/services')),
    /feed.xml leaves out \/blogs\/one/,
  ],
  [
    'feed',
    'no date',
    (made) => (made.feed = made.feed.replace(/<pubDate>.*<.pubDate>/, '')),
    /no title or no date/,
  ],
  [
    'dates',
    'another day in the feed',
    (made) => (made.feed = made.feed.replace('2026-11-21T', '2026-11-20T')),
    /changed on 2026-11-20/,
  ],
  [
    'feed',
    'not well-formed',
    (made) => (made.feed = made.feed.replace('Texts', 'A & B')),
    /well-formed/,
  ],
  [
    'feed',
    'a page that is not listed',
    (made) =>
      (made.feed = made.feed.replace(
        '</channel>',
        `<item><link>${origin}/x</link></item></channel>`,
      )),
    /not listed/,
  ],
  [
    'robotsFile',
    'a closed door',
    (made) => (made.robots += 'Disallow: /art\n'),
    /keeps crawlers out/,
  ],
  [
    'robotsFile',
    'no sitemap',
    (made) => (made.robots = 'User-Agent: *\nAllow: /\n'),
    /name the sitemap/,
  ],
  [
    'llmsFile',
    'a page left out',
    (made) => (made.llms = made.llms.replace(`${origin}/services)`, `${origin}/)`)),
    /leaves out/,
  ],
  ['icons', 'another size', (made) => (made.files['/icons/192.png'] = png(64, 64)), /another size/],
  ['icons', 'none for Apple', (made) => delete made.files['/icons/apple-180.png'], /for Apple/],
];

describe.each(breaks)('the rule on %s', (rule, how, change, fault) => {
  it(`breaks: ${how}`, () => {
    expect(broken(rule, change).join('\n')).toMatch(fault);
  });
});

it('every rule is broken by one of them', () => {
  expect(new Set(breaks.map(([rule]) => rule))).toEqual(new Set(Object.keys(rules)));
});

describe('text that pages of a kind have in common', () => {
  const words = (name, count) =>
    Array.from(
      { length: count },
      (_, place) => `${name}${'abcdefghij'[place % 10]}${'abcdefghij'[Math.floor(place / 10)]}`,
    );
  /** Three pages of a hundred words, so many of them the same on all. */
  const family = (common) => ({
    pages: ['one', 'two', 'three'].map((name) => ({
      path: `/blogs/${name}`,
      isListed: true,
      mainText: [...words('same', common), ...words(name, 100 - common)].join(' '),
    })),
  });

  it('may be a quarter', () => {
    expect(body.overlap(family(25))).toEqual([]);
  });

  it('is named where it is more on average', () => {
    expect(body.overlap(family(35))).toEqual([
      '/blogs/one and its kind share 32 % of their text on average; say more on each that is true of it alone',
    ]);
  });

  it('is named for any two pages where it is far more', () => {
    expect(body.overlap(family(45))).toHaveLength(4);
  });
});
