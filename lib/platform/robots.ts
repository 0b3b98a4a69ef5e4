/** How a program that fills in forms gives itself away. Pure. */
import { z } from 'zod';

/** The two fields that our forms send along for this. */
export const robotFields = {
  /** The decoy: people never see it. */
  website: z.string().max(1_000).default(''),
  /** Milliseconds since the form was there to be filled in, by the page's own clock. */
  elapsed: z.int().min(0).optional(),
};

/** Nobody reads and fills in a form faster. */
const quickestMs = 2_000;

export const filledDecoy = ({ website }: { website: string }) => website.trim() !== '';

/** Our pages always say how long it took; a form post without JavaScript can't. */
export const tooFast = ({ elapsed }: { elapsed?: number }) =>
  elapsed !== undefined && elapsed < quickestMs;
