import { fileAnswer } from '@/app/file-answer';
import { loadBusiness } from '@/lib/content/load';
import { loadPages } from '@/lib/pages/pages';
import { addressOf } from '@/lib/seo/metadata';
import { llmsText } from '@/lib/seo/feed';

export const dynamic = 'force-static';

export function GET() {
  const { name, tagline } = loadBusiness();
  const text = llmsText(name, tagline, loadPages(), addressOf);
  return fileAnswer(text, 'text/plain; charset=utf-8');
}
