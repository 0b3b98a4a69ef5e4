import { scriptAnswer } from '@/app/script-answer';

/** Imported by public/site.js when a result is taken along into an order. */
export const dynamic = 'force-static';

export const GET = () => scriptAnswer(`export { carry } from './components/calculators/carry';`);
