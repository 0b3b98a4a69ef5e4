import { GridCalculator } from '@/components/calculators/calculators/grid-calculator';
import { GridResult } from '@/components/calculators/result/grid-result';
import { LineTable, LoShuFigure } from '@/components/calculators/tables';
import { readGrid } from '@/lib/calculators/grid';
import { exampleOf, toolTables } from '@/app/tool-content';
import { metadataAt } from '@/lib/seo/metadata';
import { toolPath } from '@/lib/site';
import { ToolFrame } from '../tool-frame';

export const generateMetadata = () => metadataAt(toolPath('lo-shu-grid'));

export default function GridPage() {
  const tables = toolTables().grid;
  const example = exampleOf('lo-shu-grid', (typed, today) => readGrid(typed, tables, today));
  return (
    <ToolFrame
      slug="lo-shu-grid"
      calculator={(tool) => <GridCalculator tool={tool} tables={tables} />}
      example={<GridResult reading={example} heading="h3" />}
      table={
        <>
          <LoShuFigure />
          <LineTable lines={tables.lines} />
        </>
      }
    />
  );
}
