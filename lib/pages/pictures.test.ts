import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import sharp from 'sharp';
import { ownFolder } from '../folder-test-kit';
import { packed, pictureFiles } from './pictures';

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

const all = pictureFiles();

const drawn = (path: string) => all.find(({ address }) => address === path)?.draw() ?? '';

it('have an address each: drawings below /art, and below /share what becomes a PNG', () => {
  const addresses = all.map(({ address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) expect(address).toMatch(/^\/(art\/.+\.svg|share\/.+\.png)$/);
  expect(drawn('/art/service-3-wide.svg')).toMatch(/^<svg .*width="640" height="400"/);
});

it.each([
  ['home', 1200, 630],
  ['subcard-3', 1200, 630],
  ['mulank5-16x9', 800, 450],
  ['mulank5-4x3', 800, 600],
  ['mulank5-1x1', 800, 800],
])('the card %s is %i by %i, and hides what is behind it', async (name, width, height) => {
  const png = sharp(await packed(drawn(`/share/${name}.png`)));
  expect(await png.metadata()).toMatchObject({ format: 'png', width, height });
  expect((await png.stats()).isOpaque).toBe(true);
});
