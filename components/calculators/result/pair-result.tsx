import type { PairReading } from '@/lib/calculators/compatibility';
import { Pairs } from './pairs';
import { Result, type ResultProps } from './result';

/** Two people: the mulank of each, and how their numbers count each other from both sides. */
export function PairResult({
  reading,
  school,
  heading = 'h2',
}: ResultProps<PairReading> & { school: string }) {
  return (
    <Result reading={reading} heading={heading}>
      <Pairs title="Read both ways" pairs={reading.pairs} school={school} heading={heading} />
    </Result>
  );
}
