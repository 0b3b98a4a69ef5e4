'use client';

import { years } from '@/lib/calculators/calculators';
import { calculator } from './calculator';
import { nineYears } from './drawings';

export const YearsCalculator = calculator('calculators/years', years, nineYears);
