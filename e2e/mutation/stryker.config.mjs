// `npm run check:mutation`: changes the server's code in small ways, one at a time, and sees whether a test notices.
// FOLDER=lib/store names one folder, FILE=lib/store/mails.ts one file.
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The tests that are asked, besides a folder's own. Each is loaded anew for every change, and needed or not that is most of
 * what a change costs: so these are the few that prove what the folder's own do not.
 */
const further = {
  'lib/order': [],
  'lib/mail': [],
  'lib/platform': [],
  'lib/owner-steps': [],
  'lib/store': [],
  'lib/links': [],
};

const { FOLDER, FILE } = process.env;
const folders = FOLDER ? [FOLDER] : Object.keys(further);

const config = {
  testRunner: 'jest',
  jest: {
    configFile: 'e2e/mutation/jest.config.mjs',
    config: {
      testMatch: folders.flatMap((folder) => [
        `<rootDir>/${folder}/**/*.test.ts`,
        ...further[folder].map((file) => `<rootDir>/${file}`),
      ]),
    },
  },
  coverageAnalysis: 'perTest',
  mutate: FILE
    ? [FILE]
    : folders.flatMap((folder) => [`${folder}/**/*.ts`, `!${folder}/**/*.test.ts`]),
  // Texts are most of the strings here, and held by those who read them.
  mutator: { excludedMutations: ['StringLiteral'] },
  // A value that is made when its file is loaded would need a process of its own for each change.
  ignoreStatic: true,
  // A change that never ends is found by counting; a busy machine is no reason to call one found.
  timeoutMS: 300_000,
  timeoutFactor: 10,
  ignorePatterns: ['/.next', '/dist', '/public', '/docs', '/test-results'],
  // Neither Jest nor the compiler shall find the copy there.
  tempDirName: join(tmpdir(), 'check-mutation'),
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: {
    fileName: `test-results/mutation-${folders.join('-').replaceAll('/', '-')}.json`,
  },
  thresholds: { high: 95, low: 85, break: 85 },
};

export default config;
