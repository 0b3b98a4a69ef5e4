import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for each test of a file or of a describe, gone after them. */
export function ownFolder() {
  const made: string[] = [];
  beforeEach(() => void made.push(mkdtempSync(join(tmpdir(), 'test-'))));
  afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
  return (...parts: string[]) => join(made.at(-1) ?? '', ...parts);
}
