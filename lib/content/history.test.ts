import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { ownFolder } from '../folder-test-kit';
import { currencies, markets } from '../markets/markets';
import { compileContent } from './compile';
import { ContentError } from './faults';
import { layContent } from './fixture';
import { today } from './history';

const inCopy = ownFolder();

beforeEach(() => {
  layContent(inCopy('content'));
  jest.spyOn(process, 'cwd').mockReturnValue(inCopy());
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

function edit(file: string, from: string, to: string) {
  const path = inCopy('content', file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

async function faults() {
  try {
    await compileContent({ day: '2026-11-23' });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
}

const slipped =
  'services.yaml, service 1 (Vehicle Number Selection), rupees: is 19000 and was 1900; correct it, or, if it is right, say it again in a line of this service: confirmed: [19000].';

describe('a price far from the last one', () => {
  it('asks to be said again, before it is committed and after', async () => {
    commit();
    expect(await faults()).toEqual([]);
    edit('services.yaml', 'rupees: 1900', 'rupees: 19000');
    expect(await faults()).toEqual([slipped]);
    commit();
    expect(await faults()).toEqual([slipped]);
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

it('a copied text is named, with what it was copied from', async () => {
  const [first, second] = ['predictions/1.md', 'predictions/20.md'].map((file) =>
    inCopy('content', file),
  );
  writeFileSync(
    first ?? '',
    `${readFileSync(first ?? '', 'utf8')}\nA second paragraph that is long enough to be told from any other text by its words.\n`,
  );
  cpSync(first ?? '', second ?? '');
  expect(await faults()).toEqual([
    'predictions/20.md: most of its text stands in predictions/1.md too; write its own, or take one of the two files out.',
  ]);
  edit('predictions/20.md', 'A second paragraph that', 'Another paragraph that');
  edit('predictions/20.md', '2023 adds up', 'The year 2023 adds up');
  expect(await faults()).toEqual([
    'predictions/20.md, title: is the title of predictions/1.md too; write one of its own.',
  ]);
});

it('a calculator that reads by meanings has them', async () => {
  edit('tools/personal-year.md', 'meanings: ', '# ');
  expect(await faults()).toEqual([
    'tools/personal-year.md: meanings is missing, by which this calculator reads; write caption, heads and nine rows, as in tools/personal-year.md.',
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
