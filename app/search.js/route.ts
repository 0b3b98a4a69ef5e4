import { scriptAnswer } from '@/app/script-answer';

/**
 * The search as one module: its own code and the library, bundled while the site is built. Pages
 * have no framework that could load it, so it is a file that public/site.js imports when it is opened.
 */
export const dynamic = 'force-static';

export const GET = () =>
  scriptAnswer(`
    import { startSearch } from './components/search/search';
    await startSearch(document.getElementById('search'));
  `);
