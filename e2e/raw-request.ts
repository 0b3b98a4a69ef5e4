import { once } from 'node:events';
import { request as askHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as askHttps } from 'node:https';
import { expect } from '@playwright/test';
import { everyAnswer } from '../security-headers.mjs';

/** Addresses that lead nowhere, and the words that they answer with. */
export const missing = {
  '/subcard/13': 'No details available',
  '/subcard/99': 'Service not found',
  '/subcard/not-found': 'Service not found',
  '/usdservices/99': 'Service not found',
  '/prediction/99': 'Prediction not found',
  '/mulank10': 'We cannot find this page',
  '/blogs/no-such-article': 'We cannot find this page',
  '/tools/no-such-tool': 'We cannot find this page',
  '/no-such-page': 'We cannot find this page',
};

/** Asks for exactly this path: browsers and fetch mend some and refuse others. */
export async function ask(server: string, method: string, path: string, headers = {}, body = '') {
  const { protocol, hostname, port } = new URL(server);
  const options = {
    host: hostname.replace(/[[\]]/g, ''),
    port,
    method,
    path,
    headers,
    agent: false,
  };
  const request =
    protocol === 'https:' ? askHttps({ ...options, rejectUnauthorized: false }) : askHttp(options);
  request.end(body);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const names = answer.rawHeaders.filter((_, index) => index % 2 === 0);
  const text = (await answer.toArray()).join('');
  return { status: answer.statusCode, headers: answer.headers, names, text };
}

export const wholeSet = Object.keys(everyAnswer).map((name) => name.toLowerCase());

/** Expects every header of the set, word for word; `own` has this answer's differences. */
export function expectWholeSet(headers: IncomingHttpHeaders, what: string, own: object = {}) {
  for (const [name, value] of Object.entries({ ...everyAnswer, ...own }))
    expect(headers[name.toLowerCase()], `${name} of ${what}`).toEqual(value);
}
