// `jest --config jest.preact.mjs`: the components' tests once more, under what islands run on in the browser.
import withReact from './jest.config.mjs';

const drawnOnTheServer = ['contact/hours', 'services/abroad', 'order-received/order-received'];

export default async function config() {
  const settings = await withReact();
  return {
    ...settings,
    testMatch: ['<rootDir>/components/**/*.test.tsx'],
    testPathIgnorePatterns: [
      ...settings.testPathIgnorePatterns,
      // The server draws with React always.
      ...drawnOnTheServer.map((name) => `<rootDir>/components/${name}.test.tsx`),
    ],
    transformIgnorePatterns: settings.transformIgnorePatterns.map((pattern) =>
      pattern.replace('(uuid|', '(uuid|preact|'),
    ),
    moduleNameMapper: {
      '^react$': 'preact/compat',
      '^react-dom$': 'preact/compat',
      '^react-dom/client$': 'preact/compat/client',
      '^react-dom/test-utils$': '<rootDir>/jest.preact.act.mjs',
      '^react/jsx-(dev-)?runtime$': 'preact/jsx-runtime',
      '^use-sync-external-store/shim': 'preact/compat',
      ...settings.moduleNameMapper,
    },
  };
}
