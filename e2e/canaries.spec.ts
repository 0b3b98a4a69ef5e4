import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { startMailServer } from './mail-server.mjs';
import { postOrder, postTo } from './order-request';
import { ownSite } from './site';
import { newStore } from './store';

/**
 * Unique words stand in every secret and every field. After all faults none of them is in the log,
 * and no secret is in anything that a browser got.
 */
const secrets = {
  SENDGRID_API_KEY: 'SG.canary-key',
  CRON_SECRET: 'canary-cron-secret-0123456789',
  APP_SECRET: 'canary-app-secret-of-32-characters-or-more',
  EMAIL_FROM: 'canary-from@practice.example',
  OWNER_EMAIL: 'canary-owner@practice.example',
};

const customer = {
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  phone: '+91 98000 77665',
  address: 'canary-address',
  city: 'canary-city',
  state: 'canary-state',
};

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
const settings: Record<string, string> = { ...secrets, DATABASE_URL: newStore() };
test.beforeAll(async () => {
  mailServer = await startMailServer();
  settings.SMTP_URL = mailServer.url.replace('://', '://canary-user:canary-password@');
});
test.afterAll(() => mailServer.stop());
const own = ownSite(settings, /canary|77665/i);

const faults = [
  { mode: 'ok' },
  { mode: 'refuse', status: 400 },
  { mode: 'down', status: 503 },
  { mode: 'down', status: 200, body: 'canary-page' },
  { mode: 'hang-up' },
  { mode: 'stall' },
] as const;

test('nothing that was typed and no secret is in the log, and no secret in an answer, whatever fails', async () => {
  const { site, standIn } = own;
  const got: string[] = [];
  const answered = async (answer: Response) =>
    got.push(JSON.stringify([...answer.headers]), await answer.text());
  for (const refusal of [0, 554]) {
    mailServer.refuse(refusal);
    const visits = faults.map(async (fault, number) => {
      const email = `canary-${refusal}-${number}@example.com`;
      standIn.behave({ ...fault, about: email });
      const visitor = { name: 'Canary', email };
      const message = { ...visitor, phone: '9800077665', message: 'canary-message' };
      const [{ status, headers, body }] = await Promise.all([
        postOrder(site.url, { buyer: email, customer, body: { note: 'canary-note' } }),
        postTo(`${site.url}/api/interest`, visitor).then(answered),
        postTo(`${site.url}/api/contact`, message).then(answered),
      ]);
      expect(status, JSON.stringify(fault)).toBe(201);
      got.push(JSON.stringify([[...headers], body]));
    });
    await Promise.all(visits);
  }
  const key = { 'Idempotency-Key': 'f47ac10b-58cc-4372-a567-0e02b2c3d479' };
  for (const body of ['{"canary":', '{"canary": 1}', `"${'canary'.repeat(4_000)}"`]) {
    const headers = { ...key, 'Content-Type': 'application/json' };
    await answered(await fetch(`${site.url}/api/order`, { method: 'POST', headers, body }));
  }
  const Authorization = 'Bearer canary-guess';
  for (const path of ['/', '/checkout', '/orderreceived', '/api/health', '/api/queue/flush'])
    await answered(await fetch(site.url + path, { headers: { Authorization } }));

  expect(site.log()).toMatch(/mail order-owner of INV-\w{9}: sent, provider's id \S+, attempts 1/);
  expect(site.log()).toMatch(/mail contact: refused, attempts \d, \d+ ms/);
  expect(got.join()).toContain('"queue":"ok"');
  for (const secret of [...Object.values(secrets), 'canary-password'])
    expect(got.join('\n')).not.toContain(secret);
});

test('what is served to browsers does not even know the names of the secrets', () => {
  const files = readdirSync('.next/static', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|map)$/.test(file))
    .map((file) => readFileSync(join('.next/static', file), 'utf8'));
  expect(files.length).toBeGreaterThan(0);
  const names = /SENDGRID|DATABASE_URL|SMTP_URL|CRON_SECRET|APP_SECRET|api\.sendgrid\.com/;
  expect(files.filter((text) => names.test(text))).toEqual([]);
});

test('of the project a function of the server holds the content and the store’s thread, and nothing else', () => {
  const built = '.next/server/app';
  const traces = readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.nft.json'))
    .map((file) => join(built, file));
  const held = traces.flatMap((trace) => {
    const { files } = JSON.parse(readFileSync(trace, 'utf8')) as { files: string[] };
    return files.map((file) => relative('.', join(trace, '..', file)));
  });
  const compiled = '.compiled/content.production.json';
  expect(held).toContain(compiled);
  const expected = /^(\.next|node_modules)\/|^lib\/store\/sqlite[\w-]*\.mjs$/;
  expect(held.filter((file) => !expected.test(file) && file !== compiled)).toEqual([]);
});
