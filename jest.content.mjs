import { execFileSync } from 'node:child_process';

/** Compiles the content, which the tests read as pages and server do. */
export default function compileContent() {
  const script = ['-C', 'react-server', 'scripts/content.ts', '--write'];
  execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', ...script], {
    stdio: 'inherit',
  });
}
