import { authorAndServices } from '@/app/practitioner-facts';
import { SitePage } from '@/app/site-page';
import { PlainText } from '@/components/reading/plain-text';
import type { AddedPage } from '@/lib/content/text-schemas';
import { sectionsOf } from '@/lib/content/sections';
import { pageAt } from '@/lib/pages/pages';

export function TextPage({ path, text }: { path: string; text: Omit<AddedPage, 'slug'> }) {
  return (
    <SitePage path={path}>
      <PlainText
        {...text}
        {...sectionsOf(text.html)}
        plate={pageAt(path).art?.id ?? 9}
        {...authorAndServices(text)}
      />
    </SitePage>
  );
}
