/**
 * Every path of the site, its navigation, and links that open WhatsApp or a mail; a market's own are in lib/markets. It imports nothing,
 * so that pages, components, mails and tests can all use it.
 */

export const paths = {
  home: '/',
  about: '/about',
  numerology: '/numerology',
  tools: '/tools',
  predictions: '/prediction',
  services: '/services',
  products: '/products',
  videos: '/videos',
  blogs: '/blogs',
  contact: '/contact',
  corrections: '/corrections',
  privacy: '/privacypolicy',
  terms: '/termscondition',
  checkout: '/checkout',
  orderReceived: '/orderreceived',
  owner: '/owner',
  choose: '/choose',
  confirm: '/confirm',
  orderApi: '/api/order',
  openOrderApi: '/api/order/open',
  endOrderApi: '/api/order/end',
  openActionApi: '/api/owner/open',
  actionMailApi: '/api/owner/mail',
  actionApi: '/api/owner',
  openChoiceApi: '/api/choice/open',
  choiceApi: '/api/choice',
  intakeApi: '/api/intake',
  interestApi: '/api/interest',
  confirmApi: '/api/interest/confirm',
  contactApi: '/api/contact',
  sent: '/sent',
  feed: '/feed.xml',
} as const;

export const mulankPath = (n: number) => `/mulank${n}`;

/** A page that was added in content/pages. */
export const addedPagePath = (slug: string) => `/${slug}`;

/** One of these, to which services lead. */
export const examplesPath = addedPagePath('example-readings');

export const videoPath = (id: string) => `${paths.videos}/${id}`;

export const predictionPath = (id: number) => `${paths.predictions}/${id}`;

export const articlePath = (slug: string) => `${paths.blogs}/${slug}`;

/** A picture of the art system, made at build time: `/art/service-3.svg`, or `-wide` for 8:5. */
export const artPath = (kind: string, id: number, shape: 'square' | 'wide' = 'square') =>
  `/art/${kind}-${id}${shape === 'wide' ? '-wide' : ''}.svg`;

/** A time as a file that every calendar opens; the token says which. */
export const calendarFilePath = (token: string) => `/api/time/${token}.ics`;

/** The picture of a page for cards of shared links; `-16x9`, `-4x3` and `-1x1` are its art alone. */
export const sharePath = (path: string, shape?: string) =>
  `/share/${path.slice(1).replaceAll('/', '-') || 'home'}${shape ? `-${shape}` : ''}.png`;

export type NavLink = { label: string; href: string };

/** The header's links in order; 'Our Services' with the home market's list stands after `beforeServices`. */
export const mainNav = {
  beforeServices: [
    { label: 'Home', href: paths.home },
    { label: 'About', href: paths.about },
    { label: 'Numerology', href: paths.numerology },
    { label: 'Calculators', href: paths.tools },
    { label: 'Predictions', href: paths.predictions },
  ],
  afterServices: [
    { label: 'Videos', href: paths.videos },
    { label: 'Blogs', href: paths.blogs },
    { label: 'Contact Us', href: paths.contact },
  ],
} satisfies Record<string, NavLink[]>;

/** Opens WhatsApp with the words written; the visitor presses send. https://faq.whatsapp.com/5913398998672934. Without a number the visitor chooses whom to send it to. */
export const whatsappLink = (number: string, message: string) =>
  `https://wa.me/${number}?text=${encoded(message)}`;

/** Opens a mail with the words written. A body's lines end in CR LF, and a plus sign means itself: RFC 6068, section 5. */
export function mailLink(address: string, subject: string, message?: string) {
  const body = message && `&body=${encoded(message.replaceAll('\n', '\r\n'))}`;
  return `mailto:${address}?subject=${encoded(subject)}${body ?? ''}`;
}

/** Half an emoji, as a field's length limit can leave it, would make encodeURIComponent throw. */
export const encoded = (words: string) =>
  encodeURIComponent(words.replace(/\p{Surrogate}/gu, '')).replaceAll('%40', '@');
