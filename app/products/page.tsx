import { Page } from '@/components/layout/page';
import { PageHead } from '@/components/reading/head';
import { Bench, ProductsStart, ProductsEnd } from '@/components/reading/products';
import { loadBusiness, loadPage } from '@/lib/content/load';
import { sectionsOf, splitList } from '@/lib/content/sections';
import { unlistedMetadata } from '@/lib/seo/metadata';
import { paths } from '@/lib/site';

export function generateMetadata() {
  const { title, description } = loadPage('products');
  return unlistedMetadata(title, description);
}

export default function ProductsPage() {
  const { title, lead, html } = loadPage('products');
  const { intro, sections } = sectionsOf(html);
  const [peek] = sections;
  const { items, after } = splitList(peek?.html ?? '');
  return (
    <Page
      business={loadBusiness()}
      path={paths.products}
      trail={[
        { label: 'Home', href: paths.home },
        { label: 'Products', href: paths.products },
      ]}
    >
      <PageHead title={title}>{lead}</PageHead>
      <ProductsStart html={intro} />
      {peek && <Bench id={peek.id} title={peek.title} items={items} />}
      <ProductsEnd html={after} />
    </Page>
  );
}
