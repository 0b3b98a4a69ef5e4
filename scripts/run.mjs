// Runs one of the TypeScript files beside it, and what of lib it imports: `node scripts/run.mjs launch`.
// It reads content and .env files from the folder in which it is called, as a production build does.
import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const [name] = process.argv.slice(2);

// Inside the project, so that packages are found; one for each process, so that two don't meet.
const outfile = join(root, `node_modules/.cache/scripts/${name}-${process.pid}.mjs`);
mkdirSync(join(outfile, '..'), { recursive: true });
await build({
  entryPoints: [join(root, `scripts/${name}.ts`)],
  absWorkingDir: root,
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // A marker for Next's bundler that refuses to be imported elsewhere: anything harmless in its place.
  alias: { 'server-only': 'node:process' },
  logLevel: 'error',
});

process.env.NODE_ENV ||= 'production';
const ofNext = createRequire(createRequire(import.meta.url).resolve('next/package.json'));
ofNext('@next/env').loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
process.argv.splice(1, 2, outfile);
try {
  await import(pathToFileURL(outfile).href);
} finally {
  rmSync(outfile, { force: true });
}
