import { MulankCalculator } from '@/components/calculators/calculators/mulank-calculator';
import { Result } from '@/components/calculators/result/result';
import { PlanetTable } from '@/components/calculators/tables';
import { loadNumerology } from '@/lib/content/load';
import { readMulank } from '@/lib/calculators/mulank';
import { exampleOf, toolTables } from '@/app/tool-content';
import { metadataAt } from '@/lib/seo/metadata';
import { toolPath } from '@/lib/site';
import { ToolFrame } from '../tool-frame';

export const generateMetadata = () => metadataAt(toolPath('mulank-bhagyank'));

export default function MulankPage() {
  const tables = toolTables().birth;
  const example = exampleOf('mulank-bhagyank', (typed, today) => readMulank(typed, tables, today));
  return (
    <ToolFrame
      slug="mulank-bhagyank"
      calculator={(tool) => <MulankCalculator tool={tool} tables={tables} />}
      example={<Result reading={example} heading="h3" />}
      table={<PlanetTable numbers={loadNumerology().mulanks} />}
    />
  );
}
