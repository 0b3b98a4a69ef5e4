// To be imported before anything of lib: it reads the .env files as a production build does, from the folder in which the
// script is called.
import { loadEnvConfig } from '@next/env';
import { ContentError } from '../lib/content/faults';

Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV || 'production' });
loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });

/** Does the work of a script. What only an editor of the content can mend is said without a stack, and fails it. */
export async function task(work: () => unknown) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
