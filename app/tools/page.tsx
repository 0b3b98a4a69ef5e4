import { SitePage } from '@/app/site-page';
import { birthNumbers, toolCards } from '@/app/tool-content';
import { ToolsIndex } from '@/components/calculators/tool-page';
import { metadataAt } from '@/lib/seo/metadata';
import { paths } from '@/lib/site';

export const generateMetadata = () => metadataAt(paths.tools);

export default function ToolsPage() {
  const [first, ...others] = toolCards();
  if (!first) throw new Error('There is no calculator to list');
  return (
    <SitePage path={paths.tools}>
      <ToolsIndex first={first} tools={others} {...birthNumbers()} />
    </SitePage>
  );
}
