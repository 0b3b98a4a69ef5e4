import { SitePage } from '@/app/site-page';
import { Legal } from '@/components/reading/legal';
import { loadPage } from '@/lib/content/load';
import { clausesOf } from '@/lib/content/sections';
import { env } from '@/lib/settings/env';
import { paths } from '@/lib/site';

export function LegalPage({ name }: { name: 'terms' | 'privacy' }) {
  const { html, ...page } = loadPage(name);
  const analytics = name === 'privacy' && env.ANALYTICS_SCRIPT;
  return (
    <SitePage path={paths[name]}>
      <Legal
        path={paths[name]}
        {...page}
        analyticsHost={analytics ? new URL(analytics.src).host : undefined}
        clauses={clausesOf(html)}
      />
    </SitePage>
  );
}
