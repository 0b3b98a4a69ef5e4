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

/** Tests of islands, which run on Preact in the browser. */
const islands =
  '/components/((calculators|cart|checkout|contact|forms|island|order-received|videos)/.*|services/(abroad|sorted-services))\\.test\\.tsx$';

/** Tests that need a document, though they draw no component. */
const withDocument = '/(art/art|seo/feed|calculators/(carry|result-image))\\.test\\.ts$';

const preact = {
  '^react$': 'preact/compat',
  '^react-dom$': 'preact/compat',
  '^react-dom/client$': 'preact/compat/client',
  '^react-dom/test-utils$': '<rootDir>/jest.preact.act.mjs',
  '^react/jsx-(dev-)?runtime$': 'preact/jsx-runtime',
  '^use-sync-external-store/shim': 'preact/compat',
};

/** Projects by runtime, with Next's settings, and with packages that are ES modules only. */
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
  // Only where there is a document: others load sooner without them.
  const withMatchers = {
    setupFilesAfterEnv: [...next.setupFilesAfterEnv, '@testing-library/jest-dom'],
  };
  return {
    // Jest's default leaves one processor out, which is half of two.
    maxWorkers: '100%',
    // No test measures how quick a busy machine is.
    testTimeout: 60_000,
    projects: [
      project('node', {
        testEnvironment: 'node',
        testMatch: ['**/*.test.{ts,mjs}'],
        testPathIgnorePatterns: [...next.testPathIgnorePatterns, withDocument],
      }),
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
