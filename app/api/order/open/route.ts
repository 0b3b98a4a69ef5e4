import { linkPost, openBodySchema, stepsOf } from '@/lib/links/press';
import { answer } from '@/lib/platform/relay';

/** The order that its own link holds, and what was done with it; the token comes in the body, so that no log has it. */
export const POST = linkPost('order', openBodySchema, async ({ link }) =>
  answer(200, { order: link.order, steps: await stepsOf(link) }),
);
