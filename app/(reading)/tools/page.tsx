import type { Metadata } from 'next';
import { Page } from '@/components/layout/page';
import { ToolsIndex } from '@/components/tools/tools-index';
import { loadBusiness } from '@/lib/content/load';
import { reduceToRoot } from '@/lib/numerology/reduce';
import { paths } from '@/lib/site';
import { toolCards } from '@/app/tool-content';

export const metadata: Metadata = {
  title: 'Free numerology calculators',
  description:
    'Mulank, name number, Lo Shu grid, mobile and vehicle number, compatibility, personal year: seven sums with their working, done on your device.',
};

export default function ToolsPage() {
  const [first, ...others] = toolCards();
  if (!first) throw new Error('There is no calculator to list');
  return (
    <Page business={loadBusiness()} path={paths.tools}>
      <ToolsIndex
        first={first}
        sum={reduceToRoot(29)}
        sumText="Born on a 29th? 2 + 9 is 11, and 1 + 1 is 2."
        tools={others}
      />
    </Page>
  );
}
