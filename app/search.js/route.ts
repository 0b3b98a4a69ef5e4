import { build } from 'esbuild';
import { browserslist } from '@/package.json';

/**
 * The search as one module: its own code and the library, bundled while the site is built. Pages
 * have no framework that could load it, so it is a file that public/site.js imports when it is opened.
 */
export const dynamic = 'force-static';

const entry = `
  import { startSearch } from './components/search/search';
  await startSearch(document.getElementById('search'));
`;

export async function GET() {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: browserslist.map((name) => name.replace(' ', '')),
    tsconfig: 'tsconfig.json',
    legalComments: 'none',
  });
  return new Response(outputFiles[0]?.text, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
