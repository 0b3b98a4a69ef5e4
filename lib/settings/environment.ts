import 'server-only';
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { projectPath } from '../project-path';
import type { Environment } from './settings';

/** Put in by next.config.mjs, since a platform's function may lack the build's variables. */
const builtWith = z
  .record(z.string(), z.string())
  .parse(JSON.parse(process.env.BUILT_WITH ?? '{}'));

/** scripts/package.ts packs the one and not the other. */
const isPacked =
  existsSync(projectPath('server.js')) && !existsSync(projectPath('next.config.mjs'));

export const environment: Environment = {
  ...builtWith,
  ...process.env,
  PACKED_IN: isPacked ? projectPath() : undefined,
};
