import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Does something with mails as the files of a maildir, which is gone afterwards. */
export function inFolder<T>(
  raws: readonly string[],
  work: (files: string[], folder: string) => T,
): T {
  const folder = mkdtempSync(join(tmpdir(), 'check-mail-'));
  try {
    for (const part of ['cur', 'new', 'tmp']) mkdirSync(join(folder, part));
    const files = raws.map((raw, n) => {
      const file = join(folder, 'cur', `${String(n).padStart(4, '0')}:2,`);
      writeFileSync(file, raw);
      return file;
    });
    return work(files, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
