/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { packed } from './png';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

it('keeps one file of a drawing that is asked for several times at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(folder);
  const [file = '', ...others] = await Promise.all(
    Array.from({ length: 8 }, () => packed(drawing)),
  );
  for (const other of others) expect(other).toBe(file);
  expect(readdirSync(dirname(file))).toEqual([basename(file)]);
  cwd.mockRestore();
  rmSync(folder, { recursive: true });
});
