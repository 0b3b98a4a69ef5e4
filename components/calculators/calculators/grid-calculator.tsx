'use client';

import { readGrid, type GridTables } from '@/lib/calculators/grid';
import { dateFields } from '@/lib/calculators/reading';
import { island } from '../../island/island';
import { Calculator, type ToolFacts } from '../calculator';
import { DateFields } from '../date-fields';
import { GridResult } from '../result/grid-result';

const fields = { open: [], birth: dateFields() };

const Island = island('tools/calculators/grid-calculator', GridCalculator);
export { Island as GridCalculator };

function GridCalculator({ tool, tables }: { tool: ToolFacts; tables: GridTables }) {
  return (
    <Calculator
      tool={tool}
      fields={fields}
      work={(typed, today) => readGrid(typed, tables, today)}
      draw={(reading) => <GridResult reading={reading} />}
    >
      {(faults) => (
        <DateFields
          legend="Date of birth"
          faults={faults}
          hint="Day, month, year. For example 9 12 1973."
        />
      )}
    </Calculator>
  );
}
