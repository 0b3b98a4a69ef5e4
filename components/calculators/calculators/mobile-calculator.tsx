'use client';

import { readMobileNumber, type NumberTables } from '@/lib/calculators/mobile';
import { dateFields } from '@/lib/calculators/reading';
import { island } from '../../island/island';
import { Field } from '../../ui/field';
import { Calculator, type ToolFacts } from '../calculator';
import { DateFields } from '../date-fields';
import { LongNumberResult } from '../result/long-number-result';

const fields = { open: ['mobile'], birth: dateFields() };

const Island = island('tools/calculators/mobile-calculator', MobileCalculator);
export { Island as MobileCalculator };

function MobileCalculator({ tool, tables }: { tool: ToolFacts; tables: NumberTables }) {
  return (
    <Calculator
      tool={tool}
      fields={fields}
      work={(typed, today) => readMobileNumber(typed, tables, today)}
      draw={(reading) => <LongNumberResult reading={reading} school={tables.school} />}
    >
      {(faults) => (
        <>
          <Field
            id="mobile"
            name="mobile"
            label="Mobile number"
            type="tel"
            autoComplete="off"
            maxLength={20}
            required
            error={faults.mobile}
            hint="Ten digits; +91 is left out. A number you think of buying will do too."
          />
          <DateFields
            legend="Your date of birth (optional)"
            faults={faults}
            optional
            hint="With it, the sum is set beside your own numbers."
          />
        </>
      )}
    </Calculator>
  );
}
