import 'server-only';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { readSettings } from '../settings/read';
import { sentence } from '../settings/settings';

/**
 * What the site's address was made of when it was built, which next.config.mjs has put in its place: a platform's function
 * may not be told. Empty in scripts, which no build has compiled.
 */
const builtWith = z
  .record(z.string(), z.string())
  .parse(JSON.parse(process.env.BUILT_WITH ?? '{}'));

const { values, platform, findings } = readSettings({ ...builtWith, ...process.env });

const faults = findings.filter(({ stops }) => stops).map(sentence);
if (faults.length > 0)
  throw new Error(['The environment needs attention:', ...faults].join('\n- '));

/** The environment, read when the first file asks for it: a fault stops the build or the start. */
export const env = { ...values, platform };

/**
 * What pseudonyms and ids of orders are made of: a secret that instances share and no visitor knows. Where none is set it is gone
 * with the process.
 */
export const siteSecret =
  env.APP_SECRET?.[0] ?? env.SENDGRID_API_KEY ?? randomBytes(32).toString('hex');
