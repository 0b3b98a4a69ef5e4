'use client';

import { grid } from '@/lib/calculators/calculators';
import { calculator } from './calculator';
import { GridResult } from './drawings';

export const GridCalculator = calculator('calculators/grid', grid, GridResult);
