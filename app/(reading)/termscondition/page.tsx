import { Page } from '@/components/layout/page';
import { Legal } from '@/components/reading/legal/legal';
import { loadBusiness } from '@/lib/content/load';
import { loadPage } from '@/lib/content/prose';
import { clausesOf } from '@/lib/content/sections';
import { paths } from '@/lib/site';

export function generateMetadata() {
  const { title, description } = loadPage('terms');
  return { title, description };
}

export default function TermsPage() {
  const { html, ...page } = loadPage('terms');
  return (
    <Page business={loadBusiness()} path={paths.terms}>
      <Legal path={paths.terms} {...page} clauses={clausesOf(html)} />
    </Page>
  );
}
