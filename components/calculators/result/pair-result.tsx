'use client';

import { calculatorIslands } from '../calculator';
import { Pairs } from './pairs';
import { Result, type ResultProps } from './result';

/** Two people: the mulank of each, and how their numbers count each other from both sides. */
export function PairResult({ reading, heading = 'h2' }: ResultProps) {
  return (
    <Result reading={reading} heading={heading}>
      <Pairs title="Read both ways" reading={reading} heading={heading} />
    </Result>
  );
}

export const PairCalculator = calculatorIslands('calculators/result/pair-result', PairResult);
