import { LegalPage } from '@/app/legal-page';
import { metadataAt } from '@/lib/seo/metadata';
import { paths } from '@/lib/site';

export const generateMetadata = () => metadataAt(paths.terms);

export default function TermsPage() {
  return <LegalPage name="terms" />;
}
