import { createHash } from 'node:crypto';

/** The tag lets a reader ask whether the file has changed. */
export const fileAnswer = (text = '', type: string) =>
  new Response(text, {
    headers: {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=3600',
      ETag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`,
    },
  });
