import { PairCalculator } from '@/components/calculators/calculators/pair-calculator';
import { PairResult } from '@/components/calculators/result/pair-result';
import { FriendTable } from '@/components/calculators/tables';
import { readPair } from '@/lib/calculators/compatibility';
import { exampleOf, toolTables } from '@/app/tool-content';
import { metadataAt } from '@/lib/seo/metadata';
import { toolPath } from '@/lib/site';
import { ToolFrame } from '../tool-frame';

export const generateMetadata = () => metadataAt(toolPath('compatibility'));

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
