import { fileAnswer } from '@/app/file-answer';
import { searchData } from '@/lib/pages/search-entries';

/** What the search knows of every page, written once while the site is built and fetched when it is opened. */
export const dynamic = 'force-static';

export const GET = () => fileAnswer(JSON.stringify(searchData()), 'application/json');
