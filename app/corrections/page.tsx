import { TextPage } from '@/app/text-page';
import { loadPage } from '@/lib/content/load';
import { metadataAt } from '@/lib/seo/metadata';
import { paths } from '@/lib/site';

export const generateMetadata = () => metadataAt(paths.corrections);

export default function CorrectionsPage() {
  return <TextPage path={paths.corrections} text={loadPage('corrections')} />;
}
