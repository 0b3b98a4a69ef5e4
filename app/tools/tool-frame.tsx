import type { ReactNode } from 'react';
import type { ToolFacts } from '@/components/calculators/calculator';
import { ToolPage } from '@/components/calculators/tool-page';
import { realFact } from '@/lib/content/business';
import { loadBusiness, loadServices } from '@/lib/content/load';
import { toolPath, type ToolSlug } from '@/lib/site';
import { SitePage } from '@/app/site-page';
import { toolCards, toolService, toolText } from '@/app/tool-content';

type ToolFrameProps = {
  slug: ToolSlug;
  calculator: (tool: ToolFacts) => ReactNode;
  example: ReactNode;
  table: ReactNode;
};

/** A calculator's page: what every one of them has, around what is its own. */
export function ToolFrame({ slug, calculator, ...own }: ToolFrameProps) {
  const text = toolText(slug);
  const path = toolPath(slug);
  return (
    <SitePage path={path}>
      <ToolPage
        {...text}
        html={text.html()}
        {...own}
        author={realFact(loadBusiness(), 'practitioner')}
        calculator={calculator({ name: text.name, path, service: toolService(slug) })}
        services={loadServices().filter(({ id }) => text.services.includes(id))}
        others={toolCards().filter((tool) => tool.slug !== slug)}
      />
    </SitePage>
  );
}
