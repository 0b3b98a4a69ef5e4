import config from '../../jest.config.mjs';
import { tests } from './stryker.config.mjs';

/** Unit tests of the changed folder; the content is compiled once, before all of them. */
export default async function testsOfFolder() {
  const { projects, testTimeout } = await config();
  const { displayName, globalSetup, ...node } = projects[0];
  const testMatch = tests.map((folder) => `<rootDir>/${folder}/**/!(*.fuzz).test.ts`);
  return { ...node, testTimeout, rootDir: process.cwd(), testMatch };
}
