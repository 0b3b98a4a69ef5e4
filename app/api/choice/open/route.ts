import { linkPost, openBodySchema } from '@/lib/links/press';
import { showChoice } from '@/lib/owner-steps/buyer';
import { answer } from '@/lib/platform/relay';

/** The times that a buyer can choose from. Asking changes nothing. */
export const POST = linkPost('choice', openBodySchema, async (opened) =>
  answer(200, await showChoice(opened)),
);
