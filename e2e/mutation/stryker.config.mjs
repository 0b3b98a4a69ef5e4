const { FOLDER: folder = 'lib/order' } = process.env;

/** Folders whose tests have to notice a change of this one. */
export const tests = /^lib\/(order|checkout)$/.test(folder)
  ? ['lib/order', 'lib/checkout', 'app/api/order']
  : [folder];

const options = {
  mutate: [`${folder}/**/*.ts`, '!**/*.test.ts', '!**/test-kit.ts', '!**/sample-order.ts'],
  testRunner: 'jest',
  jest: { configFile: 'e2e/mutation/jest.config.mjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  // A mutant that takes effect while files are loaded would have all tests run.
  ignoreStatic: true,
  // Most strings are texts, which their readers check.
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
