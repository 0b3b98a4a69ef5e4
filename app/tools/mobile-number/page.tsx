import { MobileCalculator } from '@/components/calculators/calculators/mobile-calculator';
import { LongNumberResult } from '@/components/calculators/result/long-number-result';
import { FriendTable } from '@/components/calculators/tables';
import { readMobileNumber } from '@/lib/calculators/mobile';
import { exampleOf, toolTables } from '@/app/tool-content';
import { metadataAt } from '@/lib/seo/metadata';
import { toolPath } from '@/lib/site';
import { ToolFrame } from '../tool-frame';

export const generateMetadata = () => metadataAt(toolPath('mobile-number'));

export default function MobilePage() {
  const tables = toolTables().pair;
  const example = exampleOf('mobile-number', (typed, today) =>
    readMobileNumber(typed, tables, today),
  );
  return (
    <ToolFrame
      slug="mobile-number"
      calculator={(tool) => <MobileCalculator tool={tool} tables={tables} />}
      example={<LongNumberResult reading={example} school={tables.school} heading="h3" />}
      table={<FriendTable school={tables.school} rows={tables.rows} />}
    />
  );
}
