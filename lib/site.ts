/** Imports nothing, so that pages, components, mails and tests can use it. */

/** Apart, so that an island that failed can name it without all the others. */
export const contactPath = '/contact';

export const paths = {
  home: '/',
  about: '/about',
  numerology: '/numerology',
  tools: '/tools',
  predictions: '/prediction',
  services: '/services',
  examples: '/example-readings',
  products: '/products',
  videos: '/videos',
  blogs: '/blogs',
  contact: contactPath,
  corrections: '/corrections',
  privacy: '/privacypolicy',
  terms: '/termscondition',
  checkout: '/checkout',
  orderReceived: '/orderreceived',
  owner: '/owner',
  choose: '/choose',
  confirm: '/confirm',
  said: '/said',
  orderApi: '/api/order',
  openOrderApi: '/api/order/open',
  endOrderApi: '/api/order/end',
  correctEmailApi: '/api/order/email',
  openActionApi: '/api/owner/open',
  actionMailApi: '/api/owner/mail',
  actionApi: '/api/owner',
  openChoiceApi: '/api/choice/open',
  choiceApi: '/api/choice',
  intakeApi: '/api/intake',
  openSaidApi: '/api/said/open',
  saidApi: '/api/said',
  interestApi: '/api/interest',
  confirmApi: '/api/interest/confirm',
  contactApi: '/api/contact',
  sent: '/sent',
  feed: '/feed.xml',
} as const;

/** With a day of birth, the part of the page that is about it. */
export const mulankPath = (n: number, day?: number) => `/mulank${n}${day ? `#${day}` : ''}`;

export const yearPath = (year: number) => `/year/${year}`;

/** A page of content/pages. */
export const addedPagePath = (slug: string) => `/${slug}`;

/** An added page with a part for each number, to which results lead. */
export const compoundsPath = addedPagePath('compound-numbers');

export const videoPath = (id: string) => `${paths.videos}/${id}`;

export const predictionPath = (id: number) => `${paths.predictions}/${id}`;

export const articlePath = (slug: string) => `${paths.blogs}/${slug}`;

export const toolPath = (slug: string) => `${paths.tools}/${slug}`;

/** `/art/service-3.svg`, or `-wide` for 8:5, made at build time. */
export const artPath = (kind: string, id: number, shape: 'square' | 'wide' = 'square') =>
  `/art/${kind}-${id}${shape === 'wide' ? '-wide' : ''}.svg`;

export const calendarFilePath = (token: string) => `/api/time/${token}.ics`;

/** The picture for cards of shared links; `-16x9`, `-4x3` and `-1x1` are its art alone. */
export const sharePath = (path: string, shape?: string) =>
  `/share/${path.slice(1).replaceAll('/', '-') || 'home'}${shape ? `-${shape}` : ''}.png`;

export type NavLink = { label: string; href: string };

/** 'Our Services' with the home market's list stands after `beforeServices`. */
export const mainNav = /* @__PURE__ */ navLinks();

/** A call, so that a script without the header brings none of its links. */
function navLinks() {
  return {
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
}

/** https://faq.whatsapp.com/5913398998672934. Without a number the visitor chooses a contact. */
export const whatsappLink = (number: string, message: string) =>
  `https://wa.me/${number}?text=${encoded(message)}`;

/** A body's lines end in CR LF, and a plus sign means itself: RFC 6068, section 5. */
export function mailLink(address: string, subject: string, message?: string) {
  const body = message && `&body=${encoded(message.replaceAll('\n', '\r\n'))}`;
  return `mailto:${address}?subject=${encoded(subject)}${body ?? ''}`;
}

/** A field's length limit can leave half an emoji, at which encodeURIComponent would throw. */
export const encoded = (words: string) =>
  encodeURIComponent(words.replace(/\p{Surrogate}/gu, '')).replaceAll('%40', '@');
