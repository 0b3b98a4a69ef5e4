'use client';

import type { NumberTables } from '@/lib/calculators/mobile';
import { dateFields } from '@/lib/calculators/reading';
import { readVehicleNumber } from '@/lib/calculators/vehicle';
import { island } from '../../island/island';
import { Field } from '../../ui/field';
import { Calculator, type ToolFacts } from '../calculator';
import { DateFields } from '../date-fields';
import { LongNumberResult } from '../result/long-number-result';

const fields = { open: ['plate'], birth: dateFields() };

const Island = island('tools/calculators/vehicle-calculator', VehicleCalculator);
export { Island as VehicleCalculator };

function VehicleCalculator({ tool, tables }: { tool: ToolFacts; tables: NumberTables }) {
  return (
    <Calculator
      tool={tool}
      fields={fields}
      work={(typed, today) => readVehicleNumber(typed, tables, today)}
      draw={(reading) => <LongNumberResult reading={reading} school={tables.school} />}
    >
      {(faults) => (
        <>
          <Field
            id="plate"
            name="plate"
            label="Vehicle number"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
            required
            error={faults.plate}
            hint="1234, or the whole plate, like MH 31 AB 1234, to see both customs."
          />
          <DateFields
            legend="The owner’s date of birth (optional)"
            faults={faults}
            optional
            hint="With it, the sum is set beside the owner’s numbers."
          />
        </>
      )}
    </Calculator>
  );
}
