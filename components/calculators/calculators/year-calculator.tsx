'use client';

import { readPersonalYear, type YearTables } from '@/lib/calculators/personal-year';
import { island } from '../../island/island';
import { Field } from '../../ui/field';
import { Calculator, type ToolFacts } from '../calculator';
import { DateFields } from '../date-fields';
import { YearResult } from '../result/year-result';

/** Without a birthday the year alone says nothing, so they are shared together or not at all. */
const fields = { open: [], birth: ['day', 'month', 'forYear'] };

const Island = island('tools/calculators/year-calculator', YearCalculator);
export { Island as YearCalculator };

function YearCalculator({ tool, tables }: { tool: ToolFacts; tables: YearTables }) {
  return (
    <Calculator
      tool={tool}
      fields={fields}
      work={(typed, today) => readPersonalYear(typed, tables, today)}
      draw={(reading) => <YearResult reading={reading} />}
    >
      {(faults) => (
        <>
          <DateFields
            legend="Birthday"
            faults={faults}
            withYear={false}
            hint="Day and month. You do not need your year of birth here."
          />
          <Field
            id="forYear"
            name="forYear"
            label="For which year?"
            inputMode="numeric"
            pattern="[0-9०-९]{4}"
            autoComplete="off"
            maxLength={4}
            error={faults.forYear}
            hint="Leave it empty for this year."
          />
        </>
      )}
    </Calculator>
  );
}
