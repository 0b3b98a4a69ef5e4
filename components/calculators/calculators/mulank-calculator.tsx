'use client';

import { readMulank, type MulankTables } from '@/lib/calculators/mulank';
import { dateFields } from '@/lib/calculators/reading';
import { island } from '../../island/island';
import { Calculator, type ToolFacts } from '../calculator';
import { DateFields } from '../date-fields';
import { Result } from '../result/result';

const fields = { open: [], birth: dateFields() };

const Island = island('tools/calculators/mulank-calculator', MulankCalculator);
export { Island as MulankCalculator };

function MulankCalculator({ tool, tables }: { tool: ToolFacts; tables: MulankTables }) {
  return (
    <Calculator
      tool={tool}
      fields={fields}
      work={(typed, today) => readMulank(typed, tables, today)}
      draw={(reading) => <Result reading={reading} />}
    >
      {(faults) => (
        <DateFields
          legend="Date of birth"
          faults={faults}
          hint="Day, month, year. For example 29 11 1983."
        />
      )}
    </Calculator>
  );
}
