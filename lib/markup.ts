const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Fit for HTML or XML, between tags or in a quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const signs: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

export const unescapeHtml = (html: string) =>
  html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => signs[entity] ?? entity);

/** HTML, as apart from text, which has to be escaped in it. */
class Markup {
  constructor(private readonly html: string) {}

  toString() {
    return this.html;
  }
}

export type { Markup };

type Part = Markup | string | number | undefined | false | readonly Part[];

/** Escapes texts: markup`<p title="${title}">${sentence}</p>`. Leaves undefined and false out. */
export const markup = (html: TemplateStringsArray, ...parts: readonly Part[]) =>
  new Markup(String.raw({ raw: html }, ...parts.map(written)));

function written(part: Part): string {
  if (part instanceof Markup) return part.toString();
  if (part === undefined || part === false) return '';
  return typeof part === 'object' ? part.map(written).join('') : escapeHtml(String(part));
}

/** A page for the owner or for ourselves: no script, and no search engine lists it. */
export const plainPage = (title: string, body: Markup, styles?: Markup) =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
${styles && markup`<style>${styles}</style>`}
</head>
<body>
<h1>${title}</h1>
${body}
</body>
</html>`.toString();
