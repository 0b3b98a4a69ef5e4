import { scriptAnswer } from '@/app/script-answer';

/** What finds the page that was meant, where an address leads nowhere: public/site.js imports it on that page alone. */
export const dynamic = 'force-static';

export const GET = () =>
  scriptAnswer(`
    import { offerNearest } from './components/layout/nearest-page';
    await offerNearest(document.querySelector('[data-nearest]'));
  `);
