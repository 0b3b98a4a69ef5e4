import 'server-only';
import { resolve } from 'node:path';

/**
 * For files that a deployment need not hold. The comment hides the path from the bundler, which
 * would pack all files that it could mean.
 */
export const projectPath = (...parts: string[]): string =>
  resolve(/* turbopackIgnore: true */ process.cwd(), ...parts);
