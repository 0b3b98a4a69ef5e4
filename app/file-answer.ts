import { createHash } from 'node:crypto';

/** A file that is written once while the site is built, with the tag by which a reader asks whether it has changed. */
export const fileAnswer = (text = '', type: string) =>
  new Response(text, {
    headers: {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=3600',
      ETag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`,
    },
  });
