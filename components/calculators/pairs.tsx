'use client';

import { pairs } from '@/lib/calculators/calculators';
import { calculator } from './calculator';
import { twoPeople } from './drawings';

export const PairsCalculator = calculator('calculators/pairs', pairs, twoPeople);
