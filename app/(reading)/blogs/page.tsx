import { Page } from '@/components/layout/page';
import { Chapters } from '@/components/reading/blogs/chapters';
import { PageHead } from '@/components/reading/page-head';
import { loadBusiness } from '@/lib/content/load';
import { loadArticles } from '@/lib/content/prose';
import { paths } from '@/lib/site';

export const metadata = {
  title: 'Blogs',
  description:
    'Articles on names, dates and decisions. Each shows its sums, and says where the sums end.',
};

export default function BlogsPage() {
  const articles = loadArticles();
  return (
    <Page business={loadBusiness()} path={paths.blogs}>
      <PageHead title="Blogs">
        {articles.length} articles on names, dates and decisions. Take a pencil: every sum is
        written out, so that you can do it again.
      </PageHead>
      <Chapters articles={articles} />
    </Page>
  );
}
