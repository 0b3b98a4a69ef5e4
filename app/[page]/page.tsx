import { notFound } from 'next/navigation';
import { ServiceListPage } from '@/app/service-list-page';
import { authorAndServices } from '@/app/practitioner-facts';
import { SitePage } from '@/app/site-page';
import { TextPage } from '@/app/text-page';
import { MulankArticle } from '@/components/reading/mulank';
import { loadAddedPages, loadBusiness, loadList, loadMulanks, loadYears } from '@/lib/content/load';
import { serviceListPath } from '@/lib/markets/currency';
import { currencies } from '@/lib/markets/markets';
import { textsOnMulank } from '@/lib/pages/pages';
import { metadataAt } from '@/lib/seo/metadata';
import { addedPagePath, mulankPath } from '@/lib/site';

type Params = { params: Promise<{ page: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => [
  ...currencies.map((currency) => ({ page: serviceListPath(currency).slice(1) })),
  ...loadMulanks().map(({ id }) => ({ page: mulankPath(id).slice(1) })),
  ...loadAddedPages().map(({ slug }) => ({ page: slug })),
];

export const generateMetadata = async ({ params }: Params) => metadataAt(`/${(await params).page}`);

export default async function RootPage({ params }: Params) {
  const { page } = await params;
  const currency = currencies.find((one) => serviceListPath(one) === `/${page}`);
  if (currency) return <ServiceListPage currency={currency} />;
  const added = loadAddedPages().find(({ slug }) => slug === page);
  return added ? (
    <TextPage path={addedPagePath(page)} text={added} />
  ) : (
    <MulankPage path={`/${page}`} />
  );
}

function MulankPage({ path }: { path: string }) {
  const { mulanks, school, note } = loadList('numerology');
  const text = loadMulanks().find(({ id }) => mulankPath(id) === path);
  const facts = mulanks.find(({ number }) => number === text?.id);
  if (!text || !facts) notFound();
  return (
    <SitePage path={path}>
      <MulankArticle
        {...text}
        html={text.html}
        facts={facts}
        school={school}
        note={note}
        channel={loadBusiness().social.youtube}
        texts={textsOnMulank(text.id)}
        year={loadYears().at(-1)?.id}
        {...authorAndServices(text)}
      />
    </SitePage>
  );
}
