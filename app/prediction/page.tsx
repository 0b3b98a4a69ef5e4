import { SitePage } from '@/app/site-page';
import { PredictionSheet } from '@/components/reading/predictions';
import { loadPredictions } from '@/lib/content/load';
import { metadataAt } from '@/lib/seo/metadata';
import { paths } from '@/lib/site';

export const generateMetadata = () => metadataAt(paths.predictions);

export default function PredictionsPage() {
  return (
    <SitePage path={paths.predictions}>
      <PredictionSheet predictions={loadPredictions()} />
    </SitePage>
  );
}
