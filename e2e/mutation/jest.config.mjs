// The unit tests of the server as Stryker runs them: without projects, which it knows none of, and without compiling the content
// anew for each change.
import config from '../../jest.config.mjs';

export default async function node() {
  const { projects, testTimeout } = await config();
  const { displayName, globalSetup, ...server } = projects[0];
  // Stryker asks for a runner of this name.
  const testRunner = '<rootDir>/e2e/mutation/jest-circus.mjs';
  return { ...server, rootDir: process.cwd(), testRunner, testTimeout };
}
