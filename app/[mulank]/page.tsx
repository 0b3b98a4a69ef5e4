import { notFound } from 'next/navigation';
import { SitePage } from '@/app/site-page';
import { MulankArticle } from '@/components/reading/mulank/mulank-article';
import { realFact } from '@/lib/business';
import { loadBusiness, loadNumerology, loadServices } from '@/lib/content/load';
import { loadMulanks } from '@/lib/content/prose';
import { textsOnMulank } from '@/lib/pages/related';
import { metadataAt } from '@/lib/seo/metadata';
import { mulankPath } from '@/lib/site';

type Params = { params: Promise<{ mulank: string }> };

/** Any other first part of a path is unknown to the whole site, and answered with 404. */
export const dynamicParams = false;

export const generateStaticParams = () =>
  loadMulanks().map(({ id }) => ({ mulank: mulankPath(id).slice(1) }));

function find(mulank: string) {
  const { mulanks, school, note } = loadNumerology();
  const text = loadMulanks().find(({ id }) => mulankPath(id) === `/${mulank}`);
  const facts = mulanks.find(({ number }) => number === text?.id);
  return text && facts ? { text, facts, school, note } : notFound();
}

export async function generateMetadata({ params }: Params) {
  const { text } = find((await params).mulank);
  return metadataAt(mulankPath(text.id));
}

export default async function MulankPage({ params }: Params) {
  const { text, facts, school, note } = find((await params).mulank);
  return (
    <SitePage path={mulankPath(text.id)}>
      <MulankArticle
        {...text}
        facts={facts}
        school={school}
        note={note}
        channel={loadBusiness().social.youtube}
        texts={textsOnMulank(text.id)}
        author={realFact(loadBusiness(), 'practitioner')}
        services={loadServices().filter(({ id }) => text.services.includes(id))}
      />
    </SitePage>
  );
}
