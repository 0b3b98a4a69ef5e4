'use client';

import { letters } from '@/lib/calculators/calculators';
import { calculator } from './calculator';
import { lettersOfName } from './drawings';

export const LettersCalculator = calculator('calculators/letters', letters, lettersOfName);
