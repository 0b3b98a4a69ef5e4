/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pngOf } from './png';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

it('packs a drawing that is asked for several times at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(folder);
  const pictures = await Promise.all(Array.from({ length: 8 }, () => pngOf(drawing)));
  for (const png of pictures) expect(png.equals(pictures[0] ?? png)).toBe(true);
  cwd.mockRestore();
  rmSync(folder, { recursive: true });
});
