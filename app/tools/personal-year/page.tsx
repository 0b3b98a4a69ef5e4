import { YearCalculator } from '@/components/calculators/calculators/year-calculator';
import { YearResult } from '@/components/calculators/result/year-result';
import { YearTable } from '@/components/calculators/tables';
import { readPersonalYear } from '@/lib/calculators/personal-year';
import { exampleOf, toolTables } from '@/app/tool-content';
import { metadataAt } from '@/lib/seo/metadata';
import { toolPath } from '@/lib/site';
import { ToolFrame } from '../tool-frame';

export const generateMetadata = () => metadataAt(toolPath('personal-year'));

export default function PersonalYearPage() {
  const tables = toolTables().year;
  const example = exampleOf('personal-year', (typed, today) =>
    readPersonalYear(typed, tables, today),
  );
  return (
    <ToolFrame
      slug="personal-year"
      calculator={(tool) => <YearCalculator tool={tool} tables={tables} />}
      example={<YearResult reading={example} heading="h3" />}
      table={<YearTable years={tables.years} />}
    />
  );
}
