import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' })({
  globalSetup: '<rootDir>/jest.content.mjs',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/.next/',
    '<rootDir>/dist/',
    '<rootDir>/e2e/',
    '<rootDir>/.tools/',
  ],
  modulePathIgnorePatterns: ['<rootDir>/.tools/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
});

/** The tests of islands, which run on Preact in the browser. */
const islands =
  '/components/((calculators|cart|checkout|contact|forms|island|order-received|videos)/.*|services/(abroad|sorted-services))\\.test\\.tsx$';

/** Those that need a document, though they draw no component. */
const withDocument = '/(art/art|seo/feed|calculators/(share|result-image))\\.test\\.ts$';

const preact = {
  '^react$': 'preact/compat',
  '^react-dom$': 'preact/compat',
  '^react-dom/client$': 'preact/compat/client',
  '^react-dom/test-utils$': '<rootDir>/jest.preact.act.mjs',
  '^react/jsx-(dev-)?runtime$': 'preact/jsx-runtime',
  '^use-sync-external-store/shim': 'preact/compat',
};

/** Each kind of code where it runs, with Next's own settings, and with packages that exist as modules only. */
export default async function config() {
  const { transformIgnorePatterns, moduleNameMapper, ...next } = await withNext();
  const project = (displayName, own) => ({
    ...next,
    moduleNameMapper,
    transformIgnorePatterns: transformIgnorePatterns.map((pattern) =>
      pattern.replaceAll('(uuid|', '(uuid|preact|jose|leven|marked|'),
    ),
    displayName,
    testEnvironment: 'jsdom',
    ...own,
  });
  // Of what a document holds: tests without one are loaded sooner without them.
  const withMatchers = {
    setupFilesAfterEnv: [...next.setupFilesAfterEnv, '@testing-library/jest-dom'],
  };
  return {
    // By itself Jest leaves one processor out, which of two is half.
    maxWorkers: '100%',
    // What a test promises is what it says, and not how quick a busy machine is.
    testTimeout: 60_000,
    projects: [
      project('node', {
        testEnvironment: 'node',
        testMatch: ['**/*.test.{ts,mjs}'],
        testPathIgnorePatterns: [...next.testPathIgnorePatterns, withDocument],
      }),
      // What only the server draws, which does it with React.
      project('server', {
        ...withMatchers,
        testRegex: ['\\.test\\.tsx$', withDocument],
        testPathIgnorePatterns: [...next.testPathIgnorePatterns, islands],
      }),
      project('islands', {
        ...withMatchers,
        testRegex: islands,
        moduleNameMapper: { ...preact, ...moduleNameMapper },
      }),
    ],
  };
}
