import { render } from '@testing-library/react';
import { artPath } from '@/lib/site';
import { clients as pictures } from '@/lib/art/catalogue';
import { Medallions } from './medallions';

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
