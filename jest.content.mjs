import { execFileSync } from 'node:child_process';

/** Compiles the content, which the tests read as pages and server do. */
export default () =>
  execFileSync(process.execPath, ['scripts/run.mjs', 'content', '--write'], { stdio: 'inherit' });
