import { loadBusiness, loadServices } from '../content/load';
import { servicePath } from '../markets/currency';
import { loadPages } from '../pages/pages';
import { pictureFiles } from '../pages/pictures';
import { metadataAt, missingMetadata, unlistedMetadata, withBrand } from './metadata';

const origin = 'http://localhost:3000';

describe('the metadata of a listed page', () => {
  it('has its own address, description and card, whose picture the build draws', () => {
    const drawn = pictureFiles().map(({ address }) => `${origin}${address}`);
    for (const { path, title, description, published, kind } of loadPages()) {
      const { alternates, openGraph, twitter, ...metadata } = metadataAt(path);
      const images = [expect.objectContaining({ alt: expect.stringMatching(/./) })];
      for (const image of [openGraph?.images].flat())
        expect(drawn).toContain(image && typeof image === 'object' && 'url' in image && image.url);
      expect(alternates?.canonical).toBe(new URL(path, origin).href);
      expect(alternates?.types).toEqual({
        'application/rss+xml': [expect.objectContaining({ url: `${origin}/feed.xml` })],
      });
      expect(metadata.description).toBe(description);
      expect(metadata.robots).toEqual({ index: true, follow: true, 'max-image-preview': 'large' });
      expect(openGraph).toMatchObject({
        ...{ title, description, images, url: alternates?.canonical },
        siteName: loadBusiness().name,
        locale: expect.stringMatching(/^en_[A-Z]{2}$/),
        type: published && kind !== 'video' ? 'article' : expect.anything(),
      });
      expect(twitter).toMatchObject({ card: 'summary_large_image', title, description, images });
    }
  });

  it('says which picture stands on the card, and what is on it', () => {
    expect(metadataAt('/mulank5').openGraph?.images).toEqual([
      {
        url: `${origin}/share/mulank5.png`,
        width: 1200,
        height: 630,
        type: 'image/png',
        alt: 'Mulank 5, Born on 5, 14 or 23',
      },
    ]);
  });

  it('pairs what is sold in several currencies, both ways alike, and nothing else', () => {
    const languages = {
      'en-IN': `${origin}/subcard/3`,
      en: `${origin}/usdservices/3`,
      'x-default': `${origin}/usdservices/3`,
    };
    expect(metadataAt('/subcard/3').alternates?.languages).toMatchObject(languages);
    for (const { id, lists } of loadServices()) {
      const pairs = lists.map((list) => metadataAt(servicePath(id, list)).alternates?.languages);
      for (const pair of pairs)
        expect([id, pair]).toEqual([id, lists.length > 1 ? pairs[0] : undefined]);
    }
  });

  it('stops the build for a path that is not listed', () => {
    expect(() => metadataAt('/nowhere')).toThrow(/not in lib\/pages/);
  });

  it('names the practice in the title where there is room', () => {
    expect(withBrand('Blogs', 'Navank')).toBe('Blogs | Navank');
    expect(withBrand('x'.repeat(56), 'Navank')).toBe(`${'x'.repeat(56)} | Navank`);
    expect(withBrand('x'.repeat(57), 'Navank')).toBe('x'.repeat(57));
  });
});

describe('the metadata of a page that is not listed', () => {
  it('says noindex and no address', () => {
    const metadata = unlistedMetadata('Checkout Form');
    expect(metadata.robots).toMatchObject({ index: false });
    expect(metadata.alternates).not.toHaveProperty('canonical');
    expect(metadata).not.toHaveProperty('openGraph');
  });

  it('is nothing but title, noindex and status for what is missing', () => {
    expect(Object.keys(missingMetadata('Service not found'))).toEqual(['title', 'robots', 'other']);
  });
});
