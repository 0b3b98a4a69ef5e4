import type { ReactNode } from 'react';
import { ClosedLink, type Contact } from './closed-link';
import type { Link } from './use-link';
import { WaitingLink } from './waiting-link';

type LinkPageProps<T> = {
  title: string;
  link: Link<T>;
  business: Contact;
  /** What to do instead, where there is no JavaScript. */
  otherwise: string;
  /** Why there is nothing here without a link. */
  noLink: string;
  children: (token: string, value: T) => ReactNode;
};

/** A page that lives by the link it is opened with: what is drawn until it is open, or when it does not open. */
export function LinkPage<T>({
  title,
  link,
  business,
  otherwise,
  noLink,
  children,
}: LinkPageProps<T>) {
  switch (link.step) {
    case 'waiting':
      return <WaitingLink title={title}>{otherwise}</WaitingLink>;
    case 'none':
      return <ClosedLink title={title} reason={noLink} business={business} />;
    case 'closed':
      return <ClosedLink title={title} business={business} {...link} />;
    case 'open':
      return children(link.token, link.value);
  }
}
