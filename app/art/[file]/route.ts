import { artFile, artFiles } from '@/lib/art/files';

/** Every picture is drawn once, while the site is built; any other name is 404. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => artFiles().map(({ name }) => ({ file: name }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const picture = artFile((await params).file);
  if (!picture) return new Response('No such picture', { status: 404 });
  return new Response(picture, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      // A picture keeps its name when it is redrawn, so a browser asks again after a day.
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  });
}
