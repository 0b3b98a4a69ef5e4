// Jest's own runner, but for files none of whose tests is asked for: to load one takes a third of a second, and Stryker asks for
// the tests that reach a change by their names alone.
import circus from 'jest-circus/runner';

/** The tests of a file, as it named them when it ran. */
const names = new Map();

export default async function run(globalConfig, config, environment, runtime, path, ...more) {
  const { testNamePattern } = globalConfig;
  const pattern = testNamePattern && new RegExp(testNamePattern, 'i');
  if (pattern && names.has(path) && !names.get(path).some((name) => pattern.test(name)))
    return { ...nothing, testFilePath: path };
  const result = await circus.default(globalConfig, config, environment, runtime, path, ...more);
  if (result.testResults.length > 0)
    names.set(
      path,
      result.testResults.map(({ fullName }) => fullName),
    );
  return result;
}

/** Of a file in which nothing was to be run: Jest asks for one test in each. */
const skipped = {
  ancestorTitles: [],
  failureDetails: [],
  failureMessages: [],
  fullName: '',
  numPassingAsserts: 0,
  status: 'pending',
  title: '',
};

const nothing = {
  failureMessage: null,
  leaks: false,
  numFailingTests: 0,
  numPassingTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  openHandles: [],
  perfStats: { start: 0, end: 0, runtime: 0 },
  skipped: true,
  snapshot: { added: 0, matched: 0, unchecked: 0, uncheckedKeys: [], unmatched: 0, updated: 0 },
  testResults: [skipped],
};
