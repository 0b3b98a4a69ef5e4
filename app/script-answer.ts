import { build } from 'esbuild';
import { browserslist } from '@/package.json';
import { fileAnswer } from '@/app/file-answer';

/** A module for public/site.js, bundled with its imports by the build. */
export async function scriptAnswer(contents: string) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: browserslist.map((name) => name.replace(' ', '')),
    tsconfig: 'tsconfig.json',
    legalComments: 'none',
  });
  return fileAnswer(outputFiles[0]?.text, 'text/javascript; charset=utf-8');
}
