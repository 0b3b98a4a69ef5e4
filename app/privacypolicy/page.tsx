import { LegalPage } from '@/app/legal-page';
import { metadataAt } from '@/lib/seo/metadata';
import { paths } from '@/lib/site';

export const generateMetadata = () => metadataAt(paths.privacy);

export default function PrivacyPage() {
  return <LegalPage name="privacy" />;
}
