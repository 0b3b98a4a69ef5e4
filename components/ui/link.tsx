import type { ComponentProps } from 'react';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  href: string;
  /** Opens in a new tab, and says so to those who can't see it happen. */
  newTab?: boolean;
};

/**
 * Every link of the site: a plain `<a>`. Pages have no router, and a full page load between
 * static pages is fast and restores scroll by itself.
 */
export function Link({ href, newTab = false, children, ...rest }: LinkProps) {
  return (
    <a href={href} {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})} {...rest}>
      {children}
      {newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  );
}
