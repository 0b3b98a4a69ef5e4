import { PairCalculator } from '@/components/tools/calculators/pair-calculator';
import { PairResult } from '@/components/tools/result/pair-result';
import { FriendTable } from '@/components/tools/tables';
import { readPair } from '@/lib/tools/compatibility';
import { exampleOf, toolTables } from '@/app/tool-content';
import { ToolFrame, toolMetadata } from '../tool-frame';

export const generateMetadata = () => toolMetadata('compatibility');

export default function CompatibilityPage() {
  const tables = toolTables().pair;
  const example = exampleOf('compatibility', (typed, today) => readPair(typed, tables, today));
  return (
    <ToolFrame
      slug="compatibility"
      calculator={(tool) => <PairCalculator tool={tool} tables={tables} />}
      example={<PairResult reading={example} school={tables.school} heading="h3" />}
      table={<FriendTable school={tables.school} rows={tables.rows} />}
    />
  );
}
