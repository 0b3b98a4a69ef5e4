import { scriptAnswer } from '@/app/script-answer';

/** A file for public/site.js to import, since pages have no framework that could load a chunk. */
export const dynamic = 'force-static';

export const GET = () =>
  scriptAnswer(`
    import { startSearch } from './components/search/search';
    await startSearch(document.getElementById('search'));
  `);
