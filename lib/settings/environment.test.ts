import { writeFileSync } from 'node:fs';
import { ownFolder } from '../folder-test-kit';

const inFolder = ownFolder();

/** PACKED_IN of a server that starts in a folder with these files. */
async function packedIn(...files: string[]) {
  for (const file of files) writeFileSync(inFolder(file), '');
  jest.spyOn(process, 'cwd').mockReturnValue(inFolder());
  jest.resetModules();
  return (await import('./environment')).environment.PACKED_IN;
}

it.each([
  ['a packed server', ['server.js'], true],
  ['the project after a build', ['next.config.mjs'], false],
  [
    'the project, where somebody has a server of their own',
    ['server.js', 'next.config.mjs'],
    false,
  ],
])('of %s the folder is known: %j %s', async (_which, files, isKnown) => {
  expect(await packedIn(...files)).toBe(isKnown ? inFolder() : undefined);
});
