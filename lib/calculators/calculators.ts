import { businessName } from './business-name';
import { compatibility } from './compatibility';
import type { Definition } from './definition';
import { differentNumber } from './different-number';
import { houseNumber } from './house-number';
import { loShuGrid } from './lo-shu-grid';
import { mobileNumber, vehicleNumber } from './own-number';
import { mulankBhagyank } from './mulank-bhagyank';
import { nameNumber } from './name-number';
import { personalYear } from './personal-year';

/** Grouped by drawing, since a page bundles one group only. */
export const numbers = [mulankBhagyank] as const;
export const letters = [nameNumber] as const;
export const grid = [loShuGrid] as const;
export const digits = [mobileNumber, vehicleNumber] as const;
export const pairs = [compatibility] as const;
export const years = [personalYear] as const;
export const rules = [differentNumber] as const;
export const candidates = [houseNumber, businessName] as const;

/** Order matters: pictures are numbered by it, so a new one comes last. */
export const calculators = [
  mulankBhagyank,
  nameNumber,
  loShuGrid,
  mobileNumber,
  vehicleNumber,
  compatibility,
  personalYear,
  differentNumber,
  houseNumber,
  businessName,
] as const satisfies readonly Definition[];

export type ToolSlug = (typeof calculators)[number]['slug'];
