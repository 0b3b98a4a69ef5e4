'use client';

import { letters } from '@/lib/calculators/calculators';
import { calculator } from './calculator';
import { NameResult } from './drawings';

export const LettersCalculator = calculator('calculators/letters', letters, NameResult);
