/** Straight quotes as print has them: whoever writes a text just types them. Pure. */
export const curled = (text: string): string =>
  text
    .replace(/(?<=^|[\s([{/–—‘])"(?=\S|$)/g, '“')
    .replaceAll('"', '”')
    .replace(/(?<=^|[\s([{/–—“])'(?=\S|$)(?!\d0s)/g, '‘')
    .replaceAll("'", '’');

/** The same between the tags of HTML. Behind a closing tag a word has ended, and with it what was quoted. */
export const curledHtml = (html: string): string =>
  html.replace(/(<\/?)([^<>]*>)([^<]+)/g, (_, open: string, tag: string, text: string) => {
    const plain = text.replaceAll('&quot;', '"').replaceAll('&#39;', "'");
    return open + tag + (open === '</' ? curled(`x${plain}`).slice(1) : curled(plain));
  });
