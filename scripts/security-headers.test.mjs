import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { firstScript, speculationRules } from '../inline-scripts.mjs';
import { paths } from '../lib/site';
import * as headers from '../security-headers.mjs';

const hashes = [firstScript, speculationRules]
  .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  .join(' ');
const inPage = (frames) =>
  `default-src 'none'; script-src 'self' ${hashes}; style-src 'self' 'unsafe-inline'; img-src 'self' data: https://i.ytimg.com; font-src 'self'; frame-src ${frames}; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

it('say these words and no others', () => {
  expect({ ...headers }).toEqual({
    everyAnswer: {
      'Content-Security-Policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    page: {
      'Content-Security-Policy': inPage('https://www.youtube-nocookie.com'),
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
    ownerPage: { 'Content-Security-Policy': inPage("'self'") },
    mailPreview: {
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
      'X-Frame-Options': 'SAMEORIGIN',
    },
    pictures: {
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  });
});

it('let in the script that counts visits, and what it sends, and nothing else of it', async () => {
  process.env.ANALYTICS_SCRIPT =
    'https://gc.example/count.js data-goatcounter=https://a.gc.example/count';
  let changed;
  await jest.isolateModulesAsync(async () => (changed = await import('../security-headers.mjs')));
  delete process.env.ANALYTICS_SCRIPT;
  expect(changed.page['Content-Security-Policy']).toBe(
    headers.page['Content-Security-Policy']
      .replace(hashes, `${hashes} https://gc.example`)
      .replace("connect-src 'self'", "connect-src 'self' https://gc.example https://a.gc.example"),
  );
  expect(changed.ownerPage).toEqual(headers.ownerPage);
});

it.each(Object.entries(headers).filter(([, set]) => set['Content-Security-Policy']))(
  'let no script in by way of %s, as far as csp_evaluator knows',
  (_, set) => {
    const { csp } = new CspParser(set['Content-Security-Policy']);
    const findings = new CspEvaluator(csp).evaluate();
    // Scripts of our own: it can't know that nobody uploads any.
    expect(findings.filter(({ severity }) => severity !== Severity.MEDIUM_MAYBE)).toEqual([]);
  },
);

const news = (until) => ({
  'order-news': JSON.stringify({
    text: 'Paid',
    part: '60%',
    until: Math.min(until, 8e15),
    then: 'INV-1',
  }),
});

describe('what stands in every page', () => {
  /** What the first script makes of what the browser keeps. */
  function shown(localStorage, sessionStorage = {}) {
    const said = {};
    const style = { setProperty: (name, value) => (said[name] = value) };
    const documentElement = { dataset: {}, style };
    new Function('document', 'localStorage', 'sessionStorage', 'addEventListener', firstScript)(
      { documentElement },
      localStorage,
      sessionStorage,
      () => undefined,
    );
    return { ...documentElement.dataset, ...said };
  }

  it.each([
    ['nothing', {}, { '--order': '""' }],
    ['the theme', { theme: 'dark' }, { theme: 'dark', '--order': '""' }],
    [
      'where an order is',
      news(Infinity),
      { order: '', '--order': '"Paid"', '--order-part': '60%' },
    ],
    ['what is said later', news(1), { order: '', '--order': '"INV-1"', '--order-part': '60%' }],
    ['no news that it cannot read', { 'order-news': 'null' }, { '--order': '""' }],
  ])('shows %s at once, before anything is painted', (_, kept, looks) => {
    expect(shown(kept)).toEqual(looks);
  });

  it('takes the colours of the visitor’s number at once, and none where there is no number', () => {
    const own = { root: 4, result: '/tools', light: '#2B55B7', dark: '#FF8A5B', plate: 'none' };
    expect(shown({}, { yours: JSON.stringify(own) })).toMatchObject({
      ...{
        root: 4,
        '--yours-light': '#2B55B7',
        '--yours-dark': '#FF8A5B',
        '--yours-plate': 'none',
      },
    });
    expect(shown({}, { yours: '{' })).not.toHaveProperty('--yours-light');
  });

  it('has no page drawn ahead that is about one visitor, and nothing that is no page', () => {
    const [{ where, eagerness }] = JSON.parse(speculationRules).prerender;
    const [all, { not }] = where.and;
    // URLPattern, of which these need the star and the dot, is younger than Node 20.
    const left = not.href_matches.map((one) => one.replace('.', '[.]').replaceAll('*', '.*'));
    const isLeft = (path) => new RegExp(`^(${left.join('|')})$`).test(path);
    expect([all, eagerness]).toEqual([{ href_matches: '/*' }, 'moderate']);
    for (const path of [paths.checkout, paths.orderReceived, paths.orderApi, '/feed.xml'])
      expect(`${path} ${isLeft(path)}`).toBe(`${path} true`);
    expect(isLeft('/subcard/3')).toBe(false);
  });
});
