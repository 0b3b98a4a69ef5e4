import { scriptAnswer } from '@/app/script-answer';

/** Imported by public/site.js when a visitor nears the booking button. */
export const dynamic = 'force-static';

export const GET = () =>
  scriptAnswer(`
    import { keepInOrder } from './components/layout/calls';
    keepInOrder(document.getElementById('booking'));
  `);
