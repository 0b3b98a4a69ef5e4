import type { ComponentProps, ReactNode } from 'react';
import { Page, StructuredData } from '@/components/layout/page';
import { loadBusiness } from '@/lib/content/load';
import { env } from '@/lib/settings/env';
import { trailTo } from '@/lib/pages/pages';
import { structuredDataAt } from '@/lib/seo/graph';

type SitePageProps = Pick<ComponentProps<typeof Page>, 'onHero' | 'booking'> & {
  path: string;
  children: ReactNode;
};

/** The script that counts visits is not deferred: the site's own scripts would wait for it. */
export function SitePage({ path, children, ...frame }: SitePageProps) {
  return (
    <Page business={loadBusiness()} path={path} trail={trailTo(path)} {...frame}>
      <StructuredData json={structuredDataAt(path)} />
      {env.ANALYTICS_SCRIPT && <script data-keep="" async {...env.ANALYTICS_SCRIPT} />}
      {children}
    </Page>
  );
}
