import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import sharp from 'sharp';
import { ownFolder } from '../folder-test-kit';
import { packed, pictures } from './pictures';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

const inFolder = ownFolder();

it('keeps one file of a drawing that is asked for several times at once', async () => {
  jest.spyOn(process, 'cwd').mockReturnValue(inFolder());
  const [file = '', ...others] = await Promise.all(
    Array.from({ length: 8 }, () => packed(drawing)),
  );
  for (const other of others) expect(other).toBe(file);
  expect(readdirSync(dirname(file))).toEqual([basename(file)]);
});

const all = pictures();

const drawn = (path: string) => all.find(({ address }) => address === path)?.draw() ?? '';

describe('the pictures', () => {
  it('have an address each, below /art or /share', () => {
    const addresses = all.map(({ address }) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect(address).toMatch(/^\/(art\/.+\.svg|share\/.+\.png)$/);
  });

  it('below /art are SVG', () => {
    expect(drawn('/art/service-3-wide.svg')).toMatch(/^<svg .*width="640" height="400"/);
    expect(drawn('/art/book.svg')).toMatch(/^<svg /);
  });

  it.each([
    ['home', 1200, 630],
    ['subcard-3', 1200, 630],
    ['mulank5-16x9', 800, 450],
    ['mulank5-4x3', 800, 600],
    ['mulank5-1x1', 800, 800],
  ])('below /share become PNG: %s, %i by %i', async (name, width, height) => {
    const drawing = drawn(`/share/${name}.png`);
    const { isOpaque } = await sharp(Buffer.from(drawing)).stats();
    expect(isOpaque).toBe(true);
    const png = readFileSync(await packed(drawing));
    expect(png.toString('latin1')).toMatch(/^\x89PNG\r\n\x1a\n/);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
  });
});
