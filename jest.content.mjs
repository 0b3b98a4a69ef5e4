import { execFileSync } from 'node:child_process';

export default function compileContent() {
  const script = ['-C', 'react-server', 'scripts/content.ts', '--write'];
  execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', ...script], {
    stdio: 'inherit',
  });
}
