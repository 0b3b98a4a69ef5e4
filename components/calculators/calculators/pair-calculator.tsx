'use client';

import { readPair } from '@/lib/calculators/compatibility';
import type { NumberTables } from '@/lib/calculators/mobile';
import { dateFields } from '@/lib/calculators/reading';
import { island } from '../../island/island';
import { Calculator, type ToolFacts } from '../calculator';
import { DateFields } from '../date-fields';
import { PairResult } from '../result/pair-result';

const fields = { open: [], birth: [...dateFields(), ...dateFields('2')] };

const Island = island('tools/calculators/pair-calculator', PairCalculator);
export { Island as PairCalculator };

function PairCalculator({ tool, tables }: { tool: ToolFacts; tables: NumberTables }) {
  return (
    <Calculator
      tool={tool}
      fields={fields}
      work={(typed, today) => readPair(typed, tables, today)}
      draw={(reading) => <PairResult reading={reading} school={tables.school} />}
    >
      {(faults) => (
        <>
          <DateFields legend="First person, date of birth" faults={faults} />
          <DateFields
            legend="Second person, date of birth"
            faults={faults}
            suffix="2"
            isOwn={false}
            hint="Partners, parent and child, two partners in a firm: any two people."
          />
        </>
      )}
    </Calculator>
  );
}
