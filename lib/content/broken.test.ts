import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { compileContent } from './compile';
import { ContentError } from './faults';
import { layContent } from './fixture';
import { isTaken } from './references';

// All files are read for each edit, and all but one are as before.
jest.mock('./yaml', () => {
  const yaml = jest.requireActual<typeof import('./yaml')>('./yaml');
  return { ...yaml, parseYaml: remembered(yaml.parseYaml) };
});
jest.mock('./markdown', () => {
  const { drawText } = jest.requireActual<typeof import('./markdown')>('./markdown');
  return { drawText: remembered(drawText) };
});

function remembered<In extends unknown[], Out>(work: (...input: In) => Out) {
  const known = new Map<string, Out>();
  return (...input: In): Out => {
    const key = JSON.stringify(input);
    const value = known.get(key) ?? work(...input);
    known.set(key, value);
    return value;
  };
}

/** What an editor may do to each content file, and the sentences that the build answers with. */
const table = z
  .record(
    z.string(),
    z.array(
      z.strictObject({
        /** '…' stands for the rest of a line, '……' for the rest of the file; without it the whole file is meant. */
        from: z.string().optional(),
        /** Without it the file is taken away. */
        to: z.string().optional(),
        says: z.union([z.array(z.string()), z.string().transform((sentence) => [sentence])]),
      }),
    ),
  )
  .parse(parse(readFileSync(resolve('lib/content/broken.yaml'), 'utf8')));

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'content-'));
  layContent(join(copy, 'content'));
});

const lists = () => readdirSync(join(copy, 'content')).filter((file) => file.endsWith('.yaml'));

beforeEach(() => jest.spyOn(process, 'cwd').mockReturnValue(copy));

afterAll(() => rmSync(copy, { recursive: true }));

it('nothing is said of content without a mistake', async () => {
  expect(await faults()).toEqual([]);
});

it('only a list that needs no entry may be an empty file, and each other says what to write', async () => {
  const files = [
    'predictions/1.md',
    'mulank/5.md',
    'blogs/jersey-numbers.md',
    'tools/lo-shu-grid.md',
  ];
  for (const file of [...lists(), ...files, 'pages/about.md']) {
    const path = join(copy, 'content', file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, '');
    const said = await faults();
    writeFileSync(path, text);
    const sentence = expect.stringMatching(`^${file}: is empty; write .{9}`);
    expect([file, said]).toEqual([file, /redirects|testimonials/.test(file) ? [] : [sentence]]);
  }
});

it('every list is among what is read', async () => {
  const read = (await compileContent({ day: '2026-11-23' })).files.map(({ file }) => file);
  expect(lists().filter((file) => !read.includes(file))).toEqual([]);
});

it('the hundredth prediction is read as the ninth is', async () => {
  const hundredth = join(copy, 'content/predictions/100.md');
  writeFileSync(
    hundredth,
    readFileSync(join(copy, 'content/predictions/9.md'), 'utf8').replace(', 9', ', 100'),
  );
  const said = await faults();
  unlinkSync(hundredth);
  expect(said).toEqual([]);
});

it('a page may not stand where the site has one already', async () => {
  const page = join(copy, 'content/pages/services.md');
  cpSync(join(copy, 'content/pages/corrections.md'), page);
  const said = await faults();
  unlinkSync(page);
  expect(said).toContain(
    'pages/services.md: /services is an address of the site already; give the file another name, for example services-guide.md.',
  );
});

it.each([
  [
    '17.md',
    'nobody reads a text here; move it into the folder content/predictions, content/blogs or content/pages',
  ],
  ['portrait.jpg', 'nobody looks for a picture here; move it into the folder content/photos'],
  [
    'services (1).yaml',
    'nobody reads a file of this name; bring what is new in it into services.yaml, and take it out',
  ],
  ['prediction', 'nobody reads a folder of this name; move its files into content/predictions'],
  [
    'tools/lucky-day.md',
    'is no text of a calculator, and nobody reads it here; move a page of your own into the folder content/pages',
  ],
])('%s is not passed over', async (name, fault) => {
  const path = join(copy, 'content', name);
  if (name.includes('.')) writeFileSync(path, 'A text.');
  else mkdirSync(path);
  const said = await faults();
  rmSync(path, { recursive: true });
  expect(said).toEqual([`${name}: ${fault}.`]);
});

it.each([
  ['IMG_1234.JPG', /^photos\/IMG_1234\.JPG: give it a name .*: img-1234\.jpg\.$/],
  ['IMG_1234.HEIC', /^photos\/IMG_1234\.HEIC: is in HEIC.* with the name img-1234\.jpg/],
])('%s is said of the file and of all that name it, at once', async (name, ofFile) => {
  const edits = {
    'services.yaml': ['- id: 1\n', `- id: 1\n  photo: ${name}\n  photoAlt: A car\n`],
    'predictions/1.md': ['A year has', `![A year](../photos/${name}) has`],
    'blogs/jersey-numbers.md': ['More.', '![Shirts](../photos/img-1234.jpg)'],
  };
  const before = Object.entries(edits).map(([file, [from = '', to = '']]) => {
    const path = join(copy, 'content', file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(from, to));
    return { path, text };
  });
  const photo = join(copy, 'content/photos', name);
  writeFileSync(photo, 'A picture.');
  const said = await faults();
  unlinkSync(photo);
  for (const { path, text } of before) writeFileSync(path, text);
  const fix = 'write img-1234.jpg, as the file in content/photos has to be called.';
  expect(said).toEqual([
    expect.stringMatching(ofFile),
    `services.yaml, service 1 (Vehicle Number Selection), photo: ${fix}`,
    `predictions/1.md, line 26: ![A year](../photos/${name}) is not there: ${fix}`,
  ]);
});

it('every route of the site is an address that no page may take', () => {
  const routes = readdirSync(resolve('app'), { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && /^[a-z]+$/.test(entry.name),
  );
  expect(routes.map(({ name }) => name).filter((name) => !isTaken(name))).toEqual([]);
});

describe.each(Object.entries(table))('%s', (file, edits) => {
  it.each(edits)('$from, $to: $says', async ({ from, to, says }) => {
    const path = join(copy, 'content', file);
    const text = readFileSync(path, 'utf8');
    const edited = from === undefined ? to : text.replace(patternOf(from), () => to ?? '');
    expect(edited).not.toBe(text);
    try {
      if (edited === undefined) unlinkSync(path);
      else writeFileSync(path, edited);
      expect(await faults()).toEqual(says);
    } finally {
      writeFileSync(path, text);
    }
  });
});

it('all mistakes are said at once, in whichever files they are', async () => {
  const files = ['steps.yaml', 'predictions/2.md', 'predictions/7.md'];
  const before = files.map((file) => readFileSync(join(copy, 'content', file), 'utf8'));
  for (const file of files) writeFileSync(join(copy, 'content', file), '');
  expect((await faults()).map((fault) => fault.split(':')[0])).toEqual(files);
  files.forEach((file, index) => writeFileSync(join(copy, 'content', file), before[index] ?? ''));
});

const patternOf = (from: string) =>
  new RegExp(
    from
      .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replace('……', '[^]*')
      .replace('…', '.*'),
  );

/** On a day of its own, so that no day of the content is ever ahead of the machine's clock. */
async function faults(): Promise<readonly string[]> {
  try {
    await compileContent({ day: '2026-11-23' });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
}
