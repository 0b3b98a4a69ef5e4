import { scriptAnswer } from '@/app/script-answer';

/** Imported by public/site.js when a box holds more than its part of a date. */
export const dynamic = 'force-static';

export const GET = () =>
  scriptAnswer(`
    import { spreadDates } from './components/calculators/whole-date';
    spreadDates();
  `);
