import { artFile, artFiles, type MoreIds } from '@/lib/art/files';
import { kept } from '@/lib/content/kept';
import { loadServices } from '@/lib/content/load';
import { loadArticles, loadPredictions } from '@/lib/content/prose';

/** Every picture is drawn once, while the site is built; any other name is 404. */
export const dynamic = 'force-static';
export const dynamicParams = false;

/** A new entry has no drawing of its own yet: it shows its root number. */
const inContent = kept((): MoreIds => ({
  service: loadServices()
    .filter(({ lists }) => lists.length > 0)
    .map(({ id }) => id),
  prediction: loadPredictions().map(({ id }) => id),
  blog: loadArticles().map(({ order }) => order),
}));

export const generateStaticParams = () => artFiles(inContent()).map(({ name }) => ({ file: name }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const picture = artFile((await params).file, inContent());
  if (!picture) return new Response('No such picture', { status: 404 });
  return new Response(picture, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      // A picture keeps its name when it is redrawn, so a browser asks again after a day.
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  });
}
