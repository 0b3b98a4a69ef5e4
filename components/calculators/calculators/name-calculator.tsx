'use client';

import { nameFields, needsSpelling, readNameNumber, type NameTables } from '@/lib/calculators/name';
import { island } from '../../island/island';
import { Field } from '../../ui/field';
import { Calculator, type ToolFacts } from '../calculator';
import { NameResult } from '../result/name-result';

const fields = { open: nameFields, birth: [] };

const Island = island('tools/calculators/name-calculator', NameCalculator);
export { Island as NameCalculator };

/** A name in another script opens a second field, for the Latin spelling that the visitor decides on. */
function NameCalculator({ tool, tables }: { tool: ToolFacts; tables: NameTables }) {
  return (
    <Calculator
      tool={tool}
      fields={fields}
      work={(typed) => readNameNumber(typed, tables)}
      draw={(reading) => <NameResult reading={reading} />}
      action={({ name = '' }) => (needsSpelling(name) ? 'Count this spelling' : 'Work it out')}
    >
      {(faults, { name = '' }) => (
        <>
          <Field
            id="name"
            name="name"
            label="Name"
            autoComplete="name"
            maxLength={80}
            required
            error={faults.name}
            hint="Chaldean readers use the name you are known by, Pythagorean readers the full name at birth. Leave out Mr, Dr or Shri."
          />
          <div hidden={!needsSpelling(name)}>
            <Field
              id="spelling"
              name="spelling"
              label="The same name in Latin letters"
              autoComplete="off"
              maxLength={80}
              error={faults.spelling}
              hint="As it stands on your papers. You decide on the spelling; nothing is converted."
            />
          </div>
        </>
      )}
    </Calculator>
  );
}
