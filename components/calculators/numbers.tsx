'use client';

import { numbers } from '@/lib/calculators/calculators';
import { calculator } from './calculator';

export const NumbersCalculator = calculator('calculators/numbers', numbers, {});
