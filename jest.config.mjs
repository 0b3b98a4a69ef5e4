import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/.next/',
    '<rootDir>/dist/',
    '<rootDir>/e2e/',
  ],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
});

/**
 * Next's own settings, with one thing more: @react-email/render imports react-dom/server by a dynamic
 * import from a .cjs file, which Jest runs only after it was compiled.
 */
export default async function config() {
  const settings = await withNext();
  const compiler = settings.transform['^.+\\.(js|jsx|ts|tsx|mjs)$'];
  return {
    ...settings,
    transform: { ...settings.transform, '\\.cjs$': compiler },
    transformIgnorePatterns: settings.transformIgnorePatterns.map((pattern) =>
      pattern.replaceAll('(uuid|', '(uuid|jose|marked|@react-email/render|'),
    ),
  };
}
