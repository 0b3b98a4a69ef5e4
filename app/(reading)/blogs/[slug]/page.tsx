import { notFound } from 'next/navigation';
import { Page } from '@/components/layout/page';
import { Story } from '@/components/reading/blogs/story';
import { loadBusiness, loadServices } from '@/lib/content/load';
import { loadArticles } from '@/lib/content/prose';
import { sectionsOf } from '@/lib/content/sections';
import { neighbours } from '@/lib/neighbours';
import { articlePath } from '@/lib/site';

type Params = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => loadArticles().map(({ slug }) => ({ slug }));

const find = async ({ params }: Params) => {
  const { slug } = await params;
  return loadArticles().find((article) => article.slug === slug) ?? notFound();
};

export async function generateMetadata(props: Params) {
  const { title, description } = await find(props);
  return { title, description };
}

export default async function ArticlePage(props: Params) {
  const article = await find(props);
  return (
    <Page business={loadBusiness()} path={articlePath(article.slug)}>
      <Story
        article={article}
        {...sectionsOf(article.html)}
        services={loadServices().filter(({ id }) => article.services.includes(id))}
        {...neighbours(loadArticles(), article)}
      />
    </Page>
  );
}
