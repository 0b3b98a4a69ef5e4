import { capitalised } from '../lists';

export type Section = {
  id: string;
  number?: number;
  title: string;
  html: string;
};

export function sectionsOf(html: string): { intro: string; sections: Section[] } {
  const [intro = '', ...parts] = html.split(/(?=<h2>)/);
  if (intro.startsWith('<h2>')) return { intro: '', sections: [intro, ...parts].map(section) };
  return { intro, sections: parts.map(section) };
}

function section(part: string): Section {
  const [, heading = '', html = ''] = /^<h2>([\s\S]*?)<\/h2>\s*([\s\S]*)$/.exec(part) ?? [];
  const [, number, title = heading] = /^(\d+)\.\s+([\s\S]*)$/.exec(heading) ?? [];
  return { id: idOf(title), ...(number ? { number: Number(number) } : {}), title, html };
}

const idOf = (title: string) =>
  title
    .replace(/<[^>]+>|&[#\w]+;/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, '-')
    .replace(/^-|-$/g, '');

export function splitQuote(html: string): { quote: string; rest: string } {
  const [, quote = '', rest = html] =
    /^\s*<blockquote>\s*([\s\S]*?)\s*<\/blockquote>\s*([\s\S]*)$/.exec(html) ?? [];
  return { quote, rest };
}

export const paragraphsOf = (html: string) =>
  html.split(/<\/(?:p|li|h\d|blockquote)>/).map((part) => part.replace(/<[^>]+>/g, '').trim());

export const clausesOf = (html: string) =>
  sectionsOf(html).sections.map(({ html, ...section }) => {
    const { quote, rest } = splitQuote(html);
    return { ...section, html: rest, plain: quote };
  });

export type ListPart = {
  before: string;
  list: 'ol' | 'ul' | 'none';
  items: { title: string; html: string }[];
  after: string;
};

export function splitList(html: string): ListPart {
  const [, before = html, list, inside = '', after = ''] =
    /^([\s\S]*?)<(ol|ul)>([\s\S]*?)<\/\2>([\s\S]*)$/.exec(html) ?? [];
  const items = [...inside.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, text = '']) => item(text));
  return { before, list: list === 'ol' || list === 'ul' ? list : 'none', items, after };
}

function item(text: string) {
  const [, title = '', html = text] =
    /^\s*<strong>([\s\S]*?)[.:]?<\/strong>[:,]?\s*([\s\S]*)$/.exec(text) ?? [];
  return { title, html: capitalised(html.trim()) };
}

export const curled = (text: string): string =>
  text
    .replace(/(?<=^|[\s([{/–—‘])"(?=\S|$)/g, '“')
    .replaceAll('"', '”')
    .replace(/(?<=^|[\s([{/–—“])'(?=\S|$)(?!\d0s)/g, '‘')
    .replaceAll("'", '’');

/** Skips tags. A quote after a closing tag closes too. */
export const curledHtml = (html: string): string =>
  html.replace(/(<\/?)([^<>]*>)([^<]+)/g, (_, open: string, tag: string, text: string) => {
    const plain = text.replaceAll('&quot;', '"').replaceAll('&#39;', "'");
    return open + tag + (open === '</' ? curled(`x${plain}`).slice(1) : curled(plain));
  });

type NumberedSection = Section & { number: number };

const isNumbered = (section: Section): section is NumberedSection => section.number !== undefined;

/** The nine numbered parts, and the parts before and after them. */
export function partsOfYear(html: string) {
  const { intro, sections } = sectionsOf(html);
  const first = sections.findIndex(isNumbered);
  return {
    intro,
    before: sections.slice(0, Math.max(first, 0)),
    nine: sections.filter(isNumbered),
    after: sections.slice(first).filter((section) => !isNumbered(section)),
  };
}
