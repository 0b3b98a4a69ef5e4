import { ToolsIndex } from '@/components/tools/tools-index';
import { reduceToRoot } from '@/lib/numerology/reduce';
import { metadataAt } from '@/lib/seo/metadata';
import { paths } from '@/lib/site';
import { SitePage } from '@/app/site-page';
import { toolCards } from '@/app/tool-content';

export const generateMetadata = () => metadataAt(paths.tools);

export default function ToolsPage() {
  const [first, ...others] = toolCards();
  if (!first) throw new Error('There is no calculator to list');
  return (
    <SitePage path={paths.tools}>
      <ToolsIndex
        first={first}
        sum={reduceToRoot(29)}
        sumText="Born on a 29th? 2 + 9 is 11, and 1 + 1 is 2."
        tools={others}
      />
    </SitePage>
  );
}
