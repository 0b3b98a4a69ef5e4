import { render } from '@testing-library/react';
import { art } from '@/lib/art/art';
import { clients as pictures } from '@/lib/art/catalogue';
import { artPath } from '@/lib/site';
import { Medallions, Plate } from './plate';

describe('a plate', () => {
  it.each(['service', 'client', 'prediction', 'mulank', 'blog', 'plate', 'diptych', 'proof'])(
    'keeps as much room free as the picture of a %s needs',
    (kind) => {
      const { container } = render(<Plate kind={kind} id={2} />);
      const image = container.querySelector('img');
      const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(art(kind, 2)) ?? [];
      expect(image).toHaveAttribute('width', width);
      expect(image).toHaveAttribute('height', height);
    },
  );

  it('asks a phone for the wide picture where there is one', () => {
    const { container } = render(<Plate kind="service" id={3} wideOnPhone />);
    expect(container.querySelector('source')).toHaveAttribute('srcset', '/art/service-3-wide.svg');
  });
});

describe('a photograph that content names', () => {
  it('fills the frame and keeps the drawing beside it', () => {
    const photo = { name: 'portrait-1a', width: 1000, height: 1250, alt: 'A bowler' };
    const { container } = render(<Plate kind="client" id={2} photo={photo} />);
    const sources = [...container.querySelectorAll('img')].map((image) =>
      image.getAttribute('src'),
    );
    expect(sources).toEqual(['/photos/portrait-1a-400.webp', '/art/client-2.svg']);
    expect(container.querySelector('source')).toHaveAttribute(
      'srcset',
      '/photos/portrait-1a-400.avif 400w, /photos/portrait-1a-800.avif 800w, /photos/portrait-1a-1000.avif 1000w',
    );
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('alt', 'A bowler');
    expect([image?.width, image?.height]).toEqual([1000, 1250]);
  });
});

it('begins the pictures anew where there are more clients than pictures', () => {
  const clients = Array.from({ length: pictures.length + 1 }, (_, index) => ({
    name: `Client ${index}`,
    role: 'A shop',
  }));
  const { container } = render(<Medallions clients={clients} />);
  const sources = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(sources[pictures.length - 1]).toBe(artPath('client', pictures.length));
  expect(sources.at(-1)).toBe(artPath('client', 1));
});
