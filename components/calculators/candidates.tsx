'use client';

import { candidates } from '@/lib/calculators/calculators';
import { calculator } from './calculator';
import { comparedLines } from './drawings';

export const CandidatesCalculator = calculator('calculators/candidates', candidates, comparedLines);
