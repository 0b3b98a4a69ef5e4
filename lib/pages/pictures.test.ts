/** @jest-environment node */
import { pictures } from './pictures';

const all = pictures();

const drawn = (path: string) => all.find(({ address }) => address === path)?.draw();

describe('the pictures', () => {
  it('have an address each, below /art or /share', () => {
    const addresses = all.map(({ address }) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect(address).toMatch(/^\/(art\/.+\.svg|share\/.+\.png)$/);
  });

  it('below /art are SVG', async () => {
    expect(await drawn('/art/service-3-wide.svg')).toMatch(/^<svg .*width="640" height="400"/);
    expect(await drawn('/art/book.svg')).toMatch(/^<svg /);
  });

  it('below /share are PNG: a card for each page, and three shapes for each text', async () => {
    for (const name of ['home', 'subcard-3', 'mulank5-16x9', 'mulank5-4x3', 'mulank5-1x1']) {
      const png = Buffer.from((await drawn(`/share/${name}.png`)) ?? '');
      expect(png.toString('latin1')).toMatch(/^\x89PNG\r\n\x1a\n/);
    }
  });
});
