export const ownPages = [
  'about',
  'numerology',
  'products',
  'terms',
  'privacy',
  'corrections',
] as const;
export type OwnPage = (typeof ownPages)[number];
export const isOwn = (name: string): name is OwnPage => ownPages.some((own) => own === name);
