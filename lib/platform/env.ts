import 'server-only';
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
