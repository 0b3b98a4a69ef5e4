import { scriptAnswer } from '@/app/script-answer';

/** What fills the boxes of a date: public/site.js imports it when one of them holds more than its part. */
export const dynamic = 'force-static';

export const GET = () =>
  scriptAnswer(`
    import { spreadDates } from './components/calculators/whole-date';
    spreadDates();
  `);
