'use client';

import { rules } from '@/lib/calculators/calculators';
import { calculator } from './calculator';

export const RulesCalculator = calculator('calculators/rules', rules, {});
