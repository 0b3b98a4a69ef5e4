/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from './islands';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'islands-'));
});

afterEach(() => rmSync(dist, { recursive: true }));

it('refuses an island that no file registers, and names it', async () => {
  await expect(bundle(dist, ['home/nobody'], '')).rejects.toThrow(
    "the island 'home/nobody', and no file below components registers it",
  );
});

it('refuses a class that the framework has named otherwise, and names class and file', async () => {
  await expect(bundle(dist, ['contact/hours'], '.a_hours { }')).rejects.toThrow(
    /the class \w+ of components\/.+\.module\.scss is not called \w+ in the framework's style sheets/,
  );
});
