import 'server-only';
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { projectPath } from '../project-path';
import type { Environment } from './settings';

/**
 * What the site's address was made of when it was built, which next.config.mjs has put in its place: a platform's function
 * may not be told. Empty in scripts, which no build has compiled.
 */
const builtWith = z
  .record(z.string(), z.string())
  .parse(JSON.parse(process.env.BUILT_WITH ?? '{}'));

/** scripts/package.ts packs the one and not the other. */
const isPacked =
  existsSync(projectPath('server.js')) && !existsSync(projectPath('next.config.mjs'));

/** What the settings are read from: the environment, and where this server lies if it was packed. */
export const environment: Environment = {
  ...builtWith,
  ...process.env,
  PACKED_IN: isPacked ? projectPath() : undefined,
};
