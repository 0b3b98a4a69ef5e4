const { FOLDER: folder = 'lib/order' } = process.env;

/** The folders whose tests have to notice a change of this one. */
export const tests = folder === 'lib/order' ? [folder, 'app/api/order'] : [folder];

const options = {
  mutate: [`${folder}/**/*.ts`, '!**/*.test.ts', '!**/test-kit.ts', '!**/sample-order.ts'],
  testRunner: 'jest',
  jest: { configFile: 'e2e/mutation/jest.config.mjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  // One that takes effect while files are loaded would have all tests run.
  ignoreStatic: true,
  // Texts are most of the strings here, and held by those who read them.
  mutator: { excludedMutations: ['StringLiteral'] },
  incremental: true,
  incrementalFile: `.tools/mutation/results/${folder.replace('/', '-')}.json`,
  tempDirName: '.tools/mutation/tmp',
  ignorePatterns: ['.next', '.tools', 'dist', 'public'],
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 80 },
};

export default options;
