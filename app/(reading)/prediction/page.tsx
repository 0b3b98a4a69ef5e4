import { Page } from '@/components/layout/page';
import { PredictionSheet } from '@/components/reading/predictions/sheet';
import { loadBusiness } from '@/lib/content/load';
import { loadPredictions } from '@/lib/content/prose';
import { paths } from '@/lib/site';

export const metadata = {
  title: 'Predictions',
  description:
    'Write-ups on dates, matches, films and names, each with its sums in full, so that you can check them.',
};

export default function PredictionsPage() {
  return (
    <Page business={loadBusiness()} path={paths.predictions}>
      <PredictionSheet predictions={loadPredictions()} />
    </Page>
  );
}
