import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { ownFolder } from '../folder-test-kit';
import { drawText } from './markdown';
import { missingPhotos, photoFiles, readPhotos, withPhoto, type Photos } from './photos';

const draw = (body: string, photos: Photos = {}, title = '') =>
  drawText({ file: 'a.md', source: body, body, title, photos });

const inCopy = ownFolder();

beforeEach(() => {
  mkdirSync(inCopy('content/photos'), { recursive: true });
  jest.spyOn(process, 'cwd').mockReturnValue(inCopy());
});

const put = (name: string, file: Buffer | string) =>
  writeFileSync(inCopy('content/photos', name), file);

/** As a phone held upright writes it: lying, with a mark which way is up, and the place where it was taken. */
const fromPhone = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#b08040',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

describe('a photograph from a phone', () => {
  it('is turned upright and served in three widths, light and without the place where it was taken', async () => {
    const source = await fromPhone(700, 1400);
    expect(source.includes('Exif')).toBe(true);
    put('desk.jpg', source);
    const { photos, faults } = await readPhotos();
    expect(faults).toEqual([]);
    expect(photos['desk.jpg']).toMatchObject({ width: 1200, height: 600 });

    const files = photoFiles(photos);
    expect(files.map(({ address }) => address.replace(/-[\da-f]{10}-/, '-'))).toEqual(
      [400, 800, 1200].flatMap((width) => [
        `/photos/desk-${width}.avif`,
        `/photos/desk-${width}.webp`,
      ]),
    );
    for (const { make } of files) {
      const made = readFileSync(await make());
      const { width = 0, height = 0, exif, orientation } = await sharp(made).metadata();
      expect(made.length).toBeLessThanOrEqual(150_000);
      expect(height / width).toBeCloseTo(1 / 2, 2);
      expect([exif, orientation]).toEqual([undefined, undefined]);
    }
  });

  it('stands in an entry and in a text with its size and its words', async () => {
    put('desk.jpg', await fromPhone(1000, 800));
    const { photos } = await readPhotos();
    const { photo } = withPhoto(photos, { photo: 'desk.jpg', photoAlt: 'A desk' });
    expect(photo).toMatchObject({ width: 800, height: 1000, alt: 'A desk' });
    const html = draw('![A desk](../photos/desk.jpg)', photos);
    expect(html).toContain('width="800" height="1000" alt="A desk"');
    expect(html).toContain(`/photos/${photo?.name}-400.avif 400w`);
  });
});

/** Half of it, as an upload that stopped leaves it. */
const halfOf = (whole: Buffer) => whole.subarray(0, whole.length / 2);

it.each<[string, () => Buffer | string | Promise<Buffer>, RegExp]>([
  ['my desk.jpg', () => 'x', /my-desk\.jpg/],
  ['desk.gif', () => 'x', /is no photograph by its name/],
  ['desk.jpg', () => 'This is a text.', /is no picture that can be read/],
  ['desk.png', () => Buffer.alloc(16e6), /weighs 16 MB/],
  ['half.jpg', async () => halfOf(await fromPhone(1000, 800)), /not all of it has arrived/],
  ['small.jpg', () => fromPhone(300, 200), /has 200 by 300 pixels/],
])('what is no photograph is told what to do: %s', async (name, made, sentence) => {
  put(name, await made());
  const { faults } = await readPhotos();
  expect(faults).toEqual([expect.stringMatching(sentence)]);
  expect(faults[0]).toContain(`photos/${name}: `);
});

it('one that lies where everybody could fetch it is to be moved', async () => {
  mkdirSync(inCopy('public/photos'), { recursive: true });
  writeFileSync(inCopy('public/photos/desk.jpg'), 'x');
  expect((await readPhotos()).faults).toEqual([
    expect.stringMatching(/^public\/photos\/desk\.jpg: .*move it into the folder content\/photos/),
  ]);
});

it('says which photograph may have been meant', () => {
  const photos = { 'portrait.jpg': { name: 'portrait-1', width: 400, height: 400 } };
  expect(missingPhotos('clients.yaml', [{ photo: 'portriat.jpg' }], photos)).toEqual([
    'clients.yaml, client 1, photo: there is no portriat.jpg in the folder content/photos; write portrait.jpg.',
  ]);
});

it.each([
  ['![Desk](https://example.com/desk.jpg)', /stands on another site/],
  ['![Desk](../photos/none.jpg)', /is not there/],
  ['![](../photos/desk.jpg)', /has no words/],
])('a picture in a text is refused with the way out: %s', (body, sentence) => {
  const photos = { 'desk.jpg': { name: 'desk-1', width: 400, height: 400 } };
  expect(() => draw(body, photos)).toThrow(sentence);
});

describe('HTML in a text', () => {
  it('of a video of YouTube becomes our player, which asks nothing before a click', () => {
    const body =
      'Watch:\n\n<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x" title="YouTube video player" allow="autoplay"></iframe>\n\nThe end.';
    const html = draw(body, {}, 'A "text"');
    expect(html).toContain(' allowfullscreen></iframe>');
    const page = parse(html);
    const frame = page.querySelector('iframe');
    expect(frame?.getAttribute('title')).toBe('Video: A "text"');
    expect(frame?.getAttribute('src')).toBeUndefined();
    expect(frame?.getAttribute('srcdoc')).toContain(
      'href="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"',
    );
    expect(page.textContent.trim()).toMatch(/^Watch:\s+The end\.$/);
  });

  it('may be a small mark', () => {
    const body = 'The 1<sup>st</sup>, 5 < 6 and `<script>`.';
    expect(draw(body)).toBe(
      '<p>The 1<sup>st</sup>, 5 &lt; 6 and <code>&lt;script&gt;</code>.</p>\n',
    );
  });
});
