import { scriptAnswer } from '@/app/script-answer';

/** Imported by public/site.js when a visitor nears the booking button. */
export const dynamic = 'force-static';

export const GET = () =>
  scriptAnswer(`
    import { orderByHours } from './components/layout/calls';
    orderByHours(document.getElementById('booking'));
  `);
