import 'server-only';
import { randomBytes } from 'node:crypto';
import { environment, readSettings } from './read';
import { sentence } from './settings';

const { values, platform, findings } = readSettings(environment);

const faults = findings.filter(({ stops }) => stops).map(sentence);
if (faults.length > 0) {
  const text = ['The environment needs attention:', ...faults].join('\n- ');
  // No line of the code is at fault.
  throw Object.assign(new Error(text), { stack: text });
}

/** Read at the first import: a fault stops the build or the start. */
export const env = { ...values, platform };

/** Seeds pseudonyms and ids of orders in all instances; gone with the process where none is set. */
export const siteSecret =
  env.APP_SECRET?.[0] ?? env.SENDGRID_API_KEY ?? randomBytes(32).toString('hex');
