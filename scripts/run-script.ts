// Import this before lib: it reads the .env files, as a production build does.
import { loadEnvConfig } from '@next/env';
import { ContentError } from '../lib/content/faults';

Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV || 'production' });
loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });

/** Runs a script. Prints a ContentError, an editor's matter, without its stack. */
export async function runScript(work: () => unknown) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
