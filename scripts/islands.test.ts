import { ownFolder } from '../lib/folder-test-kit';
import { bundle } from './islands';

const inDist = ownFolder();

it('refuses an island that no file registers, and names it', async () => {
  await expect(bundle(inDist(), ['home/nobody'], '')).rejects.toThrow(
    "the island 'home/nobody', and no file below components registers it",
  );
});

it('refuses a class that the framework has named otherwise, and names class and file', async () => {
  await expect(bundle(inDist(), ['contact/hours'], '.a_hours { }')).rejects.toThrow(
    /the class \w+ of components\/.+\.module\.scss is not called \w+ in the framework's style sheets/,
  );
});
