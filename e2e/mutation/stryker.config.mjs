// `npm run check:mutation`: changes the code of lib/platform in small ways, one at a time, and sees whether a test beside it
// notices. FOLDER=lib/owner-steps names another folder, FILE=lib/platform/limits.ts one file.
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Of a hundred changes of a folder, how many its tests have to notice. */
const floors = { 'lib/platform': 85, 'lib/owner-steps': 74 };

const { FOLDER: folder = 'lib/platform', FILE: file } = process.env;

const config = {
  testRunner: 'jest',
  jest: {
    configFile: 'e2e/mutation/jest.config.mjs',
    config: { testMatch: [`<rootDir>/${folder}/**/*.test.ts`] },
  },
  coverageAnalysis: 'perTest',
  mutate: file ? [file] : [`${folder}/**/*.ts`, `!${folder}/**/*.test.ts`],
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
  jsonReporter: { fileName: 'test-results/mutation.json' },
  thresholds: { high: 95, low: 85, break: file ? null : (floors[folder] ?? null) },
};

export default config;
