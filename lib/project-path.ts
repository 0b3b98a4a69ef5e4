import 'server-only';
import { resolve } from 'node:path';

/** The comment hides the path from the bundler, which would pack all files that it could mean. */
export const projectPath = (...parts: string[]): string =>
  resolve(/* turbopackIgnore: true */ process.cwd(), ...parts);
