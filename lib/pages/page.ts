/** What is known of a page that search engines may list. Pure. */
import type { Cover } from '../art/covers';
import type { ShareCard } from '../art/share';
import type { Currency } from '../markets/markets';

export type SitePage = {
  path: string;
  kind:
    'home' | 'list' | 'text' | 'service' | 'prediction' | 'mulank' | 'article' | 'tool' | 'video';
  /** What links call it: in breadcrumbs, lists and the search. */
  name: string;
  /** The page's own heading, and the sentence under it where there is one. */
  heading: string;
  lead?: string;
  /** For search engines and cards; the title without the name of the practice. */
  title: string;
  description: string;
  /** Days: '2026-11-21'. `published` only where it is known. */
  updated: string;
  published?: string;
  /** The paths of the pages above it, home first. */
  above: readonly string[];
  card: ShareCard;
  /** Its own picture without words, where it has one. */
  art?: { kind: string; id: number; cover?: Cover };
  /** The paths of the same page in each currency that it has one for, where these are several. */
  twins?: Partial<Record<Currency, string>>;
  /** Which currency it speaks to, on a service's page with its price. */
  currency?: Currency;
  offer?: { amount: number; duration: string };
  /** The video that the page shows, by its id at the video service. */
  video?: { id: string; duration?: string };
};

/** One step of a breadcrumb trail. */
export type Crumb = { label: string; href: string };

/** The last of several days. */
export const latest = (days: readonly string[]) => [...days].sort().at(-1) ?? '';
