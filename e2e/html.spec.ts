import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { business } from './content';
import { everyPage, htmlOf, mainOf } from './paths';
import { missing } from './raw-request';

// The HTML of pages, before anything is drawn.

test('an address that leads nowhere is answered 404 in its own words', async ({ request }) => {
  for (const [path, text] of Object.entries(missing)) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(answer.status(), path).toBe(404);
    expect(/<h1.*?<\/h1>/s.exec(html)?.[0], path).toContain(text);
    expect(html, path).toMatch(/<meta name="robots" content="[^"]*noindex/);
  }
});

test('a fault of ours is answered by a page of the site, with the ways to reach us', () => {
  // The server shows this page when something fails; no address leads to it. Its look:
  // /server-error.
  const html = readFileSync(join(__dirname, '../.next/server/pages/500.html'), 'utf8');
  for (const part of [
    'Unexpected Application Error!</h1>',
    '<header',
    `href="tel:${business.phone.dial}"`,
    `href="https://wa.me/${business.whatsapp}"`,
  ])
    expect(html).toContain(part);
});

test('where people died nobody is offered a call', () => {
  for (const [path, offers] of [
    ['/prediction/3', false],
    ['/prediction/11', false],
    ['/prediction/12', true],
  ] as const) {
    expect(htmlOf(path).includes('id="booking"'), path).toBe(offers);
    expect(mainOf(path).includes('href="/subcard/'), path).toBe(offers);
  }
});

test('home has its sections in the specified order', () => {
  const places = [
    'id="book"',
    '>Our Predictions',
    'href="/prediction/3"',
    '>Explore Our Services',
    'href="/subcard/5"',
    '>Our Courses',
    '>Read Our Blogs',
    '>Reasons to Trust',
  ].map((part) => mainOf('/').indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test('no field of any page cuts what is pasted into it', () => {
  for (const path of everyPage) expect(htmlOf(path), path).not.toMatch(/maxlength/i);
});

test('the privacy policy is one press away wherever something personal is typed', () => {
  // The browser draws the checkout's: an order by the keyboard comes past it.
  for (const path of ['/', '/contact', '/tools/compatibility'])
    expect(mainOf(path), path).toContain('href="/privacypolicy"');
});
