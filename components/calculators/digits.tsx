'use client';

import { digits } from '@/lib/calculators/calculators';
import { calculator } from './calculator';
import { LongNumberResult } from './drawings';

export const DigitsCalculator = calculator('calculators/digits', digits, LongNumberResult);
