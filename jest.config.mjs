import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  globalSetup: '<rootDir>/jest.content.mjs',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/.next/',
    '<rootDir>/dist/',
    '<rootDir>/e2e/',
  ],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // By itself Jest leaves one processor out, which of two is half.
  maxWorkers: '100%',
  // What a test promises is what it says, and not how quick a busy machine is.
  testTimeout: 60_000,
});

/** Next's own settings, and packages that exist as modules only. */
export default async function config() {
  const settings = await withNext();
  return {
    ...settings,
    transformIgnorePatterns: settings.transformIgnorePatterns.map((pattern) =>
      pattern.replaceAll('(uuid|', '(uuid|jose|leven|marked|'),
    ),
  };
}
