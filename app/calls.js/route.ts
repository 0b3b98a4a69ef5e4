import { scriptAnswer } from '@/app/script-answer';

/** What knows whether calls are answered now: public/site.js imports it when somebody comes near the booking button. */
export const dynamic = 'force-static';

export const GET = () =>
  scriptAnswer(`
    import { keepInOrder } from './components/layout/calls';
    keepInOrder(document.getElementById('booking'));
  `);
