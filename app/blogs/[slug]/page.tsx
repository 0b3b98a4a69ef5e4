import { notFound } from 'next/navigation';
import { authorAndServices } from '@/app/practitioner-facts';
import { SitePage } from '@/app/site-page';
import { Story } from '@/components/reading/blogs';
import { loadArticles } from '@/lib/content/load';
import { sectionsOf } from '@/lib/content/sections';
import { neighbours } from '@/lib/lists';
import { metadataAt } from '@/lib/seo/metadata';
import { articlePath } from '@/lib/site';

type Params = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => loadArticles().map(({ slug }) => ({ slug }));

const find = async ({ params }: Params) => {
  const { slug } = await params;
  return loadArticles().find((article) => article.slug === slug) ?? notFound();
};

export async function generateMetadata(props: Params) {
  return metadataAt(articlePath((await find(props)).slug));
}

export default async function ArticlePage(props: Params) {
  const article = await find(props);
  return (
    <SitePage path={articlePath(article.slug)}>
      <Story
        article={article}
        {...sectionsOf(article.html)}
        {...authorAndServices(article)}
        {...neighbours(loadArticles(), article)}
      />
    </SitePage>
  );
}
