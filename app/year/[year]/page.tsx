import { notFound } from 'next/navigation';
import { authorAndServices } from '@/app/practitioner-facts';
import { SitePage } from '@/app/site-page';
import { YearArticle } from '@/components/reading/year';
import { loadYears } from '@/lib/content/load';
import { partsOfYear } from '@/lib/content/sections';
import { metadataAt } from '@/lib/seo/metadata';
import { yearPath } from '@/lib/site';

type Params = { params: Promise<{ year: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => loadYears().map(({ id }) => ({ year: String(id) }));

export const generateMetadata = async ({ params }: Params) =>
  metadataAt(yearPath(Number((await params).year)));

export default async function YearPage({ params }: Params) {
  const { year } = await params;
  const text = loadYears().find(({ id }) => String(id) === year) ?? notFound();
  return (
    <SitePage path={yearPath(text.id)}>
      <YearArticle {...text} parts={partsOfYear(text.html)} {...authorAndServices(text)} />
    </SitePage>
  );
}
