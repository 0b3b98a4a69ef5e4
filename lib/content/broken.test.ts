import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { ownFolder } from '../folder-test-kit';
import { currencies, markets } from '../markets/markets';
import { compileContent } from './compile';
import { ContentError } from './faults';
import { layContent } from './content-test-kit';
import { today } from './history';
import { isTaken } from './strays';

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

const inCopy = ownFolder();
const textOf = (file: string) => readFileSync(inCopy('content', file), 'utf8');
const put = (file: string, text: string) => writeFileSync(inCopy('content', file), text);

function edit(file: string, from: string | RegExp, to: string) {
  const edited = textOf(file).replace(from, () => to);
  expect(edited).not.toBe(textOf(file));
  put(file, edited);
}

beforeEach(() => {
  layContent(inCopy('content'));
  jest.spyOn(process, 'cwd').mockReturnValue(inCopy());
});

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

const patternOf = (from: string) =>
  new RegExp(
    from
      .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replace('……', '[^]*')
      .replace('…', '.*'),
  );

describe.each(Object.entries(table))('%s', (file, edits) => {
  it.each(edits)('$from, $to: $says', async ({ from = '……', to, says }) => {
    if (to === undefined) rmSync(inCopy('content', file));
    else edit(file, patternOf(from), to);
    expect(await faults()).toEqual(says);
  });
});

const lists = () => readdirSync(inCopy('content')).filter((file) => file.endsWith('.yaml'));

it('nothing is said of content without a mistake, and every list is among what is read', async () => {
  const { files } = await compileContent({ day: '2026-11-23' });
  expect(lists().filter((name) => !files.some(({ file }) => file === name))).toEqual([]);
});

it('only a list that needs no entry may be an empty file, and each other says what to write, all at once', async () => {
  const files = [
    ...lists(),
    'predictions/1.md',
    'mulank/5.md',
    'blogs/jersey-numbers.md',
    'tools/lo-shu-grid.md',
    'pages/about.md',
  ];
  for (const file of files) put(file, '');
  expect(await faults()).toEqual(
    files
      .filter((file) => !/redirects|testimonials/.test(file))
      .map((file) => expect.stringMatching(`^${file}: is empty; write .{9}`)),
  );
});

it('the hundredth prediction is read as the ninth is', async () => {
  put('predictions/100.md', textOf('predictions/9.md').replace(', 9', ', 100'));
  expect(await faults()).toEqual([]);
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
  ['mulank/11.md', 'there are nine birth numbers, 1 to 9; take the file out'],
  ['predictions/new.md', 'name the file by its number, for example 7.md'],
  [
    'blogs/New text.md',
    'give the file a name of small letters, digits and hyphens that ends in .md, for example new-text.md',
  ],
  [
    'pages/services.md',
    '/services is an address of the site already; give the file another name, for example services-guide.md',
  ],
])('%s is not passed over', async (name, fault) => {
  if (name.includes('.')) put(name, 'A text.');
  else mkdirSync(inCopy('content', name));
  expect(await faults()).toEqual([`${name}: ${fault}.`]);
});

it('every route of the site is an address that no page may take', () => {
  const routes = readdirSync(resolve(__dirname, '../../app'), { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && /^[a-z]+$/.test(entry.name),
  );
  expect(routes.map(({ name }) => name).filter((name) => !isTaken(name))).toEqual([]);
});

it.each([
  ['IMG_1234.JPG', /^photos\/IMG_1234\.JPG: give it a name .*: img-1234\.jpg\.$/],
  ['IMG_1234.HEIC', /^photos\/IMG_1234\.HEIC: is in HEIC.* with the name img-1234\.jpg/],
])('%s is said of the file and of all that name it, at once', async (name, ofFile) => {
  edit('services.yaml', '- id: 1\n', `- id: 1\n  photo: ${name}\n  photoAlt: A car\n`);
  edit('predictions/1.md', 'A year has', `![A year](../photos/${name}) has`);
  edit('blogs/jersey-numbers.md', 'More.', '![Shirts](../photos/img-1234.jpg)');
  put(`photos/${name}`, 'A picture.');
  const fix = 'write img-1234.jpg, as the file in content/photos has to be called.';
  expect(await faults()).toEqual([
    expect.stringMatching(ofFile),
    `services.yaml, service 1 (Vehicle Number Selection), photo: ${fix}`,
    `predictions/1.md, line 19: ![A year](../photos/${name}) is not there: ${fix}`,
  ]);
});

it('a copied text is named, with what it was copied from', async () => {
  const more = 'paragraph that is long enough to be told from any other text by its words.\n';
  put('predictions/1.md', `${textOf('predictions/1.md')}\nA second ${more}`);
  put('predictions/20.md', textOf('predictions/1.md'));
  expect(await faults()).toEqual([
    'predictions/20.md: most of its text stands in predictions/1.md too; write its own, or take one of the two files out.',
  ]);
  edit('predictions/20.md', 'A second', 'Another');
  edit('predictions/20.md', '2023 adds up', 'The year 2023 adds up');
  expect(await faults()).toEqual([
    'predictions/20.md, title: is the title of predictions/1.md too; write one of its own.',
  ]);
});

it('a currency is named in the terms', async () => {
  const monies = currencies.map((currency) => markets[currency].money);
  edit('pages/terms.md', monies.join(' and '), 'money');
  expect(await faults()).toEqual(
    monies.map(
      (money) =>
        `pages/terms.md: says nothing of ${money}, in which services are sold; name the currency where it tells the prices.`,
    ),
  );
});

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], {
    cwd: inCopy(),
    env: { ...process.env, GIT_COMMITTER_DATE: '2062-11-21T22:00:00Z' },
    stdio: 'ignore',
  });

function commit() {
  git('init');
  git('add', '.');
  git('commit', '-m', 'A change');
}

describe('a price far from the last one', () => {
  it('asks to be said again, before it is committed and after', async () => {
    const slipped =
      'services.yaml, service 1 (Vehicle Number Selection), rupees: is 19000 and was 1900; correct it, or, if it is right, say it again in a line of this service: confirmed: [19000].';
    commit();
    expect(await faults()).toEqual([]);
    edit('services.yaml', 'rupees: 1900', 'rupees: 19000');
    expect(await faults()).toEqual([slipped]);
    commit();
    edit('services.yaml', 'rating: 4.5', 'rating: 5');
    commit();
    expect(await faults()).toEqual([slipped]);
    edit('services.yaml', 'rupees: 19000', 'rupees: 19000\n  confirmed: [19000]');
    expect(await faults()).toEqual([]);
  });

  it('may be five times as high, or a fifth', async () => {
    commit();
    edit('services.yaml', 'rupees: 1900', 'rupees: 9500');
    edit('services.yaml', 'dollars: 10', 'dollars: 2');
    expect(await faults()).toEqual([]);
    edit('services.yaml', 'dollars: 2', 'dollars: 1');
    expect(await faults()).toEqual([expect.stringMatching(/dollars: is 1 and was 10;/)]);
  });

  it('is let through where there is no history', async () => {
    edit('services.yaml', 'rupees: 1900', 'rupees: 19000');
    expect(await faults()).toEqual([]);
  });
});

it('today is the day in India, or that of the last commit where the clock is behind', () => {
  expect(today()).toMatch(/^20\d\d-\d\d-\d\d$/);
  commit();
  expect(today()).toBe('2062-11-22');
});
