'use client';

import { digits } from '@/lib/calculators/calculators';
import { calculator } from './calculator';
import { longNumber } from './drawings';

export const DigitsCalculator = calculator('calculators/digits', digits, longNumber);
