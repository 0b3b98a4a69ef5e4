import { authorAndServices } from '@/app/practitioner-facts';
import { SitePage } from '@/app/site-page';
import { StaticHtml, Page } from '@/components/layout/page';
import { PredictionArticle, MissingPrediction } from '@/components/reading/predictions';
import { derived, loadBusiness, loadPredictions } from '@/lib/content/load';
import { neighbours } from '@/lib/lists';
import { metadataAt, missingMetadata } from '@/lib/seo/metadata';
import { predictionPath } from '@/lib/site';

type Params = { params: Promise<{ id: string }> };

export const dynamicParams = false;

const missing = 'Prediction not found';

/** next.config.mjs sends unknown ids to the page not-found. */
export const generateStaticParams = () => [
  ...loadPredictions().map(({ id }) => ({ id: String(id) })),
  { id: 'not-found' },
];

const byId = derived(() => new Map(loadPredictions().map((one) => [String(one.id), one])));

export async function generateMetadata({ params }: Params) {
  const prediction = byId().get((await params).id);
  return prediction ? metadataAt(predictionPath(prediction.id)) : missingMetadata(missing);
}

export default async function PredictionPage({ params }: Params) {
  const prediction = byId().get((await params).id);
  if (!prediction)
    return (
      <Page business={loadBusiness()} path="">
        <MissingPrediction title={missing} />
      </Page>
    );
  return (
    <SitePage path={predictionPath(prediction.id)} booking={prediction.sober ? false : undefined}>
      <StaticHtml>
        <PredictionArticle
          prediction={prediction}
          {...authorAndServices(prediction)}
          {...neighbours(loadPredictions(), prediction)}
        />
      </StaticHtml>
    </SitePage>
  );
}
