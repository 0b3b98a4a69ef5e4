'use client';

import { grid } from '@/lib/calculators/calculators';
import { calculator } from './calculator';
import { loShuSquare } from './drawings';

export const GridCalculator = calculator('calculators/grid', grid, loShuSquare);
