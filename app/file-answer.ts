/** A file that is written once while the site is built. */
export const fileAnswer = (text: string | undefined, type: string) =>
  new Response(text, {
    headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' },
  });
