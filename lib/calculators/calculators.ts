import { compatibility } from './compatibility';
import type { Definition } from './definition';
import { loShuGrid } from './lo-shu-grid';
import { mobileNumber } from './mobile-number';
import { mulankBhagyank } from './mulank-bhagyank';
import { nameNumber } from './name-number';
import { personalYear } from './personal-year';
import { vehicleNumber } from './vehicle-number';

/**
 * The calculators, in the order in which they are listed; a new one comes last, since pictures are numbered. In a page's
 * module stands its own alone (scripts/islands.mjs), found by its slug: mobile-number.ts holds mobileNumber.
 */
export const calculators = [
  mulankBhagyank,
  nameNumber,
  loShuGrid,
  mobileNumber,
  vehicleNumber,
  compatibility,
  personalYear,
] as const satisfies readonly Definition[];

export type ToolSlug = (typeof calculators)[number]['slug'];
