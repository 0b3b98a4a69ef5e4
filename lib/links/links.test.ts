import { z } from 'zod';
import { sampleOrder } from '../order/mails/sample-order';
import { stepKinds, type StepName } from '../order/steps';
import { replaceStore } from '../store/test-kit';
import { linksWith, seal, unseal } from './links';
import { linkRoute, openBodySchema } from './link-route';

const secret = 'a-secret-of-32-characters-or-more';
const key = '7c2e41d8-5b3f-4f7a-9c61-2d8e4b0a90d4';
const noon = new Date('2026-11-20T06:30:00Z');
const later = (days: number) => new Date(noon.getTime() + days * 24 * 60 * 60 * 1000);
const site = 'https://navank.example';
const linksAt = (now = noon, secrets = [secret]) => linksWith(secrets, site, () => now);
const tokenOf = (link: string) => new URL(link).hash.replace(/^#(order=)?/, '');
const linked = { id: key, order: sampleOrder(), steps: [] };
const action = { ...linked, action: 'paid', round: 1 } as const;

jest.mock('./links', () => ({
  ...jest.requireActual('./links'),
  links: () => linksAt(new Date()),
}));

/**
 * The sixteen bytes of the last part take 22 letters, of which the last one has four bits to spare: a decoder that passes
 * over them reads sixteen letters as the same.
 */
function otherLastBits(token: string) {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return token.slice(0, -1) + letters[letters.indexOf(token.slice(-1)) + 1];
}

describe('an order’s link', () => {
  it('holds the whole order, readable by nobody', async () => {
    const link = await linksAt().order.link(linked);
    expect(link).toMatch(/^https:\/\/navank\.example\/orderreceived#order=[\w.-]+$/);
    const content = Buffer.from(tokenOf(link).split('.')[3] ?? '', 'base64url').toString();
    expect(content).not.toMatch(/asha/i);
    expect(await linksAt().order.open(tokenOf(link))).toMatchObject({ value: linked });
  });

  it('stays short enough for mail programs, whatever the order', async () => {
    const order = sampleOrder('INR', {
      address: 'महाराष्ट्र '.repeat(27),
      firstName: 'आशा '.repeat(25),
    });
    const names = Object.keys(stepKinds) as StepName[];
    const steps = names.map((name) => ({ name, at: noon.toISOString() }));
    expect((await linksAt().order.link({ ...linked, order, steps })).length).toBeLessThan(2000);
  });

  it.each([
    ['nothing', () => ''],
    ['cut', (token: string) => token.slice(0, -5)],
    [
      'with another letter',
      (token: string) => token.slice(0, 99) + (token[99] === 'A' ? 'B' : 'A') + token.slice(100),
    ],
    ['with another header', (token: string) => token.replace(/^[^.]+/, 'eyJhbGciOiJub25lIn0')],
    ['with a space in it', (token: string) => `${token.slice(0, 120)} ${token.slice(120)}`],
    ['with a new line at its end', (token: string) => `${token}\n`],
    ['padded', (token: string) => `${token}==`],
    ['with other last bits', otherLastBits],
  ])('does not open when it is %s', async (_, change) => {
    const token = tokenOf(await linksAt().order.link(linked));
    expect(await linksAt().order.open(change(token))).toEqual({ ok: false, reason: 'broken' });
  });

  it('does not open with another secret, for another purpose, or on another site with the same secret', async () => {
    const sealing = { secrets: [secret], purpose: 'order', audience: site } as const;
    const token = await seal(sealing, action);
    expect(await linksAt().order.open(token)).toMatchObject({ ok: true });
    const broken = { ok: false, reason: 'broken' };
    expect(await linksAt(noon, [`${secret}!`]).order.open(token)).toEqual(broken);
    expect(await linksAt().action.open(token)).toEqual(broken);
    const preview = linksWith([secret], 'https://preview.navank.example', () => noon);
    expect(await preview.order.open(token)).toEqual(broken);
  });
});

it.each([
  ['order', linked, 180],
  ['action', action, 90],
  ['choice', { ...linked, round: 1, times: [1], minutes: 45 }, 90],
  ['interest', { id: key, name: 'Ravi', email: 'ravi@example.com' }, 30],
] as const)('of the kind %s works for its days', async (kind, value, days) => {
  const link = new URL(await (linksAt()[kind].link as (value: unknown) => Promise<string>)(value));
  const opened = (at: Date) => linksAt(at)[kind].open(tokenOf(link.href));
  expect(await opened(new Date(later(days).getTime() - 1))).toMatchObject({ ok: true });
  expect(await opened(later(days))).toEqual({ ok: false, reason: 'expired' });
});

it('is not unpacked when it holds more than 64 KiB', async () => {
  const sealing = { secrets: [secret], purpose: 'order', audience: 'https://a.example' } as const;
  const opened = async (length: number) =>
    (await unseal(sealing, await seal(sealing, 'a'.repeat(length)), z.string(), noon)).ok;
  expect([await opened(65_000), await opened(66_000)]).toEqual([true, false]);
});

it('opens with a replaced secret for as long as that stands second, and is made with the new one', async () => {
  const next = 'another-secret-of-32-characters-or-more';
  const old = tokenOf(await linksAt().order.link(linked));
  const both = linksAt(noon, [next, secret]);
  const made = tokenOf(await both.order.link(linked));
  const opens = async (token: string, ...secrets: string[]) =>
    (await linksAt(noon, secrets).order.open(token)).ok;
  expect([await opens(old, next, secret), await opens(old, next)]).toEqual([true, false]);
  expect([await opens(made, next), await opens(made, secret)]).toEqual([true, false]);
});

describe('that is posted', () => {
  beforeEach(replaceStore);
  const route = linkRoute('order', openBodySchema, async () => new Response());
  const open = async (token: string, from: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
    const body = JSON.stringify({ token });
    return (await route(new Request('http://localhost', { method: 'POST', body, headers }))).status;
  };
  const newToken = async (now = new Date()) => tokenOf(await linksAt(now).order.link(linked));

  it('opens, or is refused with a reason', async () => {
    expect(await open(await newToken(), '203.0.113.200')).toBe(200);
    expect(await open(await newToken(new Date(0)), '203.0.113.200')).toBe(410);
    expect(await open('no', '203.0.113.200')).toBe(422);
  });

  it('opens sixty times a minute', async () => {
    const token = await newToken();
    const statuses = [];
    for (let n = 0; n < 61; n++) statuses.push(await open(token, `203.0.113.${n}`));
    expect([statuses.indexOf(429), statuses.lastIndexOf(200)]).toEqual([60, 59]);
  });

  it('is refused to an address that has tried sixty in a minute', async () => {
    for (let n = 0; n < 60; n++) expect(await open(`no${n}`, '203.0.113.100')).toBe(422);
    const token = await newToken();
    expect(await open(token, '203.0.113.100')).toBe(429);
    expect(await open(token, '203.0.113.101')).toBe(200);
  });
});
