import { NameCalculator } from '@/components/calculators/calculators/name-calculator';
import { NameResult } from '@/components/calculators/result/name-result';
import { LetterTable } from '@/components/calculators/tables';
import { readNameNumber } from '@/lib/calculators/name';
import { exampleOf, toolTables } from '@/app/tool-content';
import { metadataAt } from '@/lib/seo/metadata';
import { toolPath } from '@/lib/site';
import { ToolFrame } from '../tool-frame';

export const generateMetadata = () => metadataAt(toolPath('name-number'));

export default function NamePage() {
  const tables = toolTables().name;
  const example = exampleOf('name-number', (typed) => readNameNumber(typed, tables));
  return (
    <ToolFrame
      slug="name-number"
      calculator={(tool) => <NameCalculator tool={tool} tables={tables} />}
      example={<NameResult reading={example} heading="h3" />}
      table={<LetterTable schools={[tables.chaldean, tables.pythagorean]} />}
    />
  );
}
