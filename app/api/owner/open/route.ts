import { linkPost, openBodySchema } from '@/lib/links/press';
import { showAction } from '@/lib/owner-steps/act';
import { answer } from '@/lib/platform/relay';

/** What one of the owner's links is for. Asking changes nothing. */
export const POST = linkPost('action', openBodySchema, async (opened) =>
  answer(200, await showAction(opened)),
);
