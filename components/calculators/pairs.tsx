'use client';

import { pairs } from '@/lib/calculators/calculators';
import { calculator } from './calculator';
import { PairResult } from './drawings';

export const PairsCalculator = calculator('calculators/pairs', pairs, PairResult);
