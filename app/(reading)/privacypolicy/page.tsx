import { Page } from '@/components/layout/page';
import { Legal } from '@/components/reading/legal/legal';
import { loadBusiness } from '@/lib/content/load';
import { loadPage } from '@/lib/content/prose';
import { clausesOf } from '@/lib/content/sections';
import { paths } from '@/lib/site';

export function generateMetadata() {
  const { title, description } = loadPage('privacy');
  return { title, description };
}

export default function PrivacyPage() {
  const { html, ...page } = loadPage('privacy');
  return (
    <Page business={loadBusiness()} path={paths.privacy}>
      <Legal path={paths.privacy} {...page} clauses={clausesOf(html)} />
    </Page>
  );
}
