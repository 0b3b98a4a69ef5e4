import { VehicleCalculator } from '@/components/calculators/calculators/vehicle-calculator';
import { LongNumberResult } from '@/components/calculators/result/long-number-result';
import { FriendTable } from '@/components/calculators/tables';
import { readVehicleNumber } from '@/lib/calculators/vehicle';
import { exampleOf, toolTables } from '@/app/tool-content';
import { metadataAt } from '@/lib/seo/metadata';
import { toolPath } from '@/lib/site';
import { ToolFrame } from '../tool-frame';

export const generateMetadata = () => metadataAt(toolPath('vehicle-number'));

export default function VehiclePage() {
  const tables = toolTables().pair;
  const example = exampleOf('vehicle-number', (typed, today) =>
    readVehicleNumber(typed, tables, today),
  );
  return (
    <ToolFrame
      slug="vehicle-number"
      calculator={(tool) => <VehicleCalculator tool={tool} tables={tables} />}
      example={<LongNumberResult reading={example} school={tables.school} heading="h3" />}
      table={<FriendTable school={tables.school} rows={tables.rows} />}
    />
  );
}
