import { escapeHtml } from './markup';

const service = 'https://www.youtube-nocookie.com';

/** A document whose link becomes the player, since lazy frames load at once without scripts. */
export const videoFrame = (id: string, title: string, picture = '') => ({
  title: `Video: ${title}`,
  srcDoc: facade(id, title, picture),
  // The player refuses visitors who come from nowhere.
  referrerPolicy: 'strict-origin-when-cross-origin' as const,
  allow: `autoplay ${service}; encrypted-media ${service}; fullscreen ${service}`,
  allowFullScreen: true,
});

/** Attributes, since the page's policy forbids a style sheet here too. `picture` is SVG. */
const facade = (id: string, title: string, picture: string) => `<!doctype html>
<html lang="en-IN">
<head><title>${escapeHtml(title)}</title></head>
<body marginwidth="0" marginheight="0" topmargin="0" leftmargin="0">
<a href="${service}/embed/${encodeURIComponent(id)}?autoplay=1" aria-label="Play video: ${escapeHtml(title)}">
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="100%" aria-hidden="true">
${picture}
<circle cx="60" cy="300" r="38" fill="#171a3a" stroke="#fbf3e2" stroke-width="3"/><path d="M50 282v36l28-18z" fill="#fff"/>
</svg></a></body></html>`;
