import { shareFiles, sharePicture } from '@/lib/pages/share-files';

/** Every picture is drawn once, while the site is built; any other name is 404. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => shareFiles().map(({ name }) => ({ file: name }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const picture = await sharePicture((await params).file);
  if (!picture) return new Response('No such picture', { status: 404 });
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  });
}
