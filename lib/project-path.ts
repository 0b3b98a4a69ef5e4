import 'server-only';
import { resolve } from 'node:path';

/**
 * A path from the project's folder on, for files that no deployment has to hold. The comment hides it from the bundler,
 * which packs whatever in the project such a path could mean with each function that makes one.
 */
export const projectPath = (...parts: string[]): string =>
  resolve(/* turbopackIgnore: true */ process.cwd(), ...parts);
