import { render } from '@testing-library/react';
import { art } from '@/lib/art/art';
import { clients as pictures } from '@/lib/art/catalogue';
import { artPath } from '@/lib/site';
import { Medallions, Plate } from './plate';

const images = (drawn: Parameters<typeof render>[0]) => {
  const { container } = render(drawn);
  const source = container.querySelector('source')?.getAttribute('srcset');
  return { images: [...container.querySelectorAll('img')], source };
};

it.each(['service', 'client', 'prediction', 'mulank', 'blog', 'plate', 'diptych', 'proof'])(
  'a plate keeps as much room free as the picture of a %s needs',
  (kind) => {
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(art(kind, 2)) ?? [];
    const [image] = images(<Plate kind={kind} id={2} />).images;
    expect([image?.width, image?.height]).toEqual([Number(width), Number(height)]);
  },
);

it('a phone is asked for the wide picture where there is one', () => {
  const { source } = images(<Plate kind="service" id={3} wideOnPhone />);
  expect(source).toBe('/art/service-3-wide.svg');
});

it('a photograph that content names fills the frame and keeps the drawing beside it', () => {
  const photo = { name: 'portrait-1a', width: 1000, height: 1250, alt: 'A bowler' };
  const { images: shown, source } = images(<Plate kind="client" id={2} photo={photo} />);
  expect(shown.map((image) => image.getAttribute('src'))).toEqual([
    '/photos/portrait-1a-400.webp',
    '/art/client-2.svg',
  ]);
  expect(shown[0]).toMatchObject({ alt: 'A bowler', width: 1000, height: 1250 });
  expect(source).toMatch(
    /^\/photos\/portrait-1a-400.avif 400w, .* \/photos\/portrait-1a-1000.avif 1000w$/,
  );
});

it('the pictures begin anew where there are more clients than pictures', () => {
  const clients = Array.from({ length: pictures.length + 1 }, () => ({
    name: 'A',
    role: 'A shop',
  }));
  const sources = images(<Medallions clients={clients} />).images.map(
    ({ src }) => new URL(src).pathname,
  );
  expect(sources.slice(-2)).toEqual([pictures.length, 1].map((id) => artPath('client', id)));
});
