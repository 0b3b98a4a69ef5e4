import { pictureFiles, pngOf } from '@/lib/pages/pictures';

/** Development only (next.config.mjs): draws anew what a build finds in public. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ folder: string; file: string }> },
) {
  const { folder, file } = await params;
  const picture = pictureFiles().find(({ address }) => address === `/${folder}/${file}`);
  if (!picture) return new Response('No such picture', { status: 404 });
  const drawing = picture.draw();
  return file.endsWith('.svg')
    ? new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' } })
    : new Response(new Uint8Array(await pngOf(drawing)), {
        headers: { 'Content-Type': 'image/png' },
      });
}
