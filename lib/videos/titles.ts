/** How the title of a video is written on the page. Pure. */

const longest = 40;
const kept = 35;

/**
 * Every word begins with a capital. The rest stays, since IPL must not become Ipl, unless the whole
 * title is in capitals.
 */
export function titleCase(title: string): string {
  const text = title.trim().replace(/\s+/g, ' ');
  const calm = text === text.toUpperCase() ? text.toLowerCase() : text;
  return calm.replace(/(^|[\s/([{"“-])(\p{Ll})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}

/** A title of more than 40 characters is cut to 35 and an ellipsis. */
export function shorten(title: string): string {
  const characters = [...title];
  return characters.length > longest ? `${characters.slice(0, kept).join('')}…` : title;
}

/** What a video is about, where the list does not say it, in as many characters as search results show. */
export const aboutVideo = ({ title, description }: { title: string; description?: string }) =>
  description ??
  `${shorten(titleCase(title))}: a video of our channel on numerology, birth numbers and names. It plays on this page.`;
