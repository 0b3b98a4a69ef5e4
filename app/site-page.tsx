import type { ComponentProps, ReactNode } from 'react';
import { Page, StructuredData } from '@/components/layout/page';
import { loadBusiness } from '@/lib/content/load';
import { trailTo } from '@/lib/pages/pages';
import { structuredDataAt } from '@/lib/seo/graph';

type SitePageProps = Pick<ComponentProps<typeof Page>, 'onHero' | 'booking'> & {
  path: string;
  children: ReactNode;
};

/** The frame of a page of lib/pages: with its breadcrumbs, and what it says to machines. */
export function SitePage({ path, children, ...frame }: SitePageProps) {
  return (
    <Page business={loadBusiness()} path={path} trail={trailTo(path)} {...frame}>
      <StructuredData json={structuredDataAt(path)} />
      {children}
    </Page>
  );
}
