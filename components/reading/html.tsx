import type { ElementType } from 'react';

type HtmlProps = { html: string; as?: ElementType; className?: string; id?: string };

/** HTML that was made from our own Markdown while the site was built; never anything a visitor typed. */
export function Html({ html, as: Tag = 'div', ...rest }: HtmlProps) {
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
