import { SitePage } from '@/app/site-page';
import { Chapters } from '@/components/reading/blogs';
import { PageHead } from '@/components/reading/head';
import { loadArticles } from '@/lib/content/load';
import { metadataAt } from '@/lib/seo/metadata';
import { paths } from '@/lib/site';

export const generateMetadata = () => metadataAt(paths.blogs);

export default function BlogsPage() {
  const articles = loadArticles();
  return (
    <SitePage path={paths.blogs}>
      <PageHead title="Blogs">
        {articles.length} numerology blogs on names, dates, homes and weddings. Every sum is written
        out, so that you can do it again at home.
      </PageHead>
      <Chapters articles={articles} />
    </SitePage>
  );
}
