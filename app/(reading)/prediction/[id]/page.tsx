import { Page } from '@/components/layout/page';
import { PredictionArticle } from '@/components/reading/predictions/article';
import { MissingPrediction } from '@/components/reading/predictions/missing-prediction';
import { loadBusiness, loadServices } from '@/lib/content/load';
import { loadPredictions } from '@/lib/content/prose';
import { neighbours } from '@/lib/neighbours';
import { predictionPath } from '@/lib/site';

type Params = { params: Promise<{ id: string }> };

export const dynamicParams = false;

const missing = 'Prediction not found';

/** Unknown ids are shown the page not-found: next.config.mjs sends them there. */
export const generateStaticParams = () => [
  ...loadPredictions().map(({ id }) => ({ id: String(id) })),
  { id: 'not-found' },
];

const find = (id: string) => loadPredictions().find((one) => String(one.id) === id);

/** `http-status` is read by scripts/finish.mjs, which gives the page that status and takes it out. */
export async function generateMetadata({ params }: Params) {
  const prediction = find((await params).id);
  if (prediction) return { title: prediction.title, description: prediction.teaser };
  return { title: missing, robots: { index: false }, other: { 'http-status': '404' } };
}

export default async function PredictionPage({ params }: Params) {
  const business = loadBusiness();
  const prediction = find((await params).id);
  if (!prediction)
    return (
      <Page business={business} path="">
        <MissingPrediction title={missing} />
      </Page>
    );
  return (
    <Page business={business} path={predictionPath(prediction.id)}>
      <PredictionArticle
        prediction={prediction}
        services={loadServices().filter(({ id }) => prediction.services.includes(id))}
        {...neighbours(loadPredictions(), prediction)}
      />
    </Page>
  );
}
