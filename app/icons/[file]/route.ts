import { icon, iconNames } from '@/lib/pages/icon-files';

/** The site's mark in the sizes that systems ask for, drawn once while the site is built. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => iconNames.map((file) => ({ file }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const picture = await icon((await params).file);
  if (!picture) return new Response('No such icon', { status: 404 });
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/png' },
  });
}
