import { fileAnswer } from '@/app/file-answer';
import { searchData } from '@/lib/pages/search-entries';

export const dynamic = 'force-static';

export const GET = () => fileAnswer(JSON.stringify(searchData()), 'application/json');
