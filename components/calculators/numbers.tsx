'use client';

import { numbers } from '@/lib/calculators/calculators';
import { calculator } from './calculator';
import { Result } from './result';

export const NumbersCalculator = calculator('calculators/numbers', numbers, Result);
