import 'server-only';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { allOf, checkContent, ContentError } from './check';
import { refuseMissingPhotos } from './photos';
import { readable } from './source';
import { parseYaml } from './syntax';

/** Reads and checks one YAML file of the content folder, or throws a ContentError. */
export function readContent<T extends z.ZodType>(file: string, schema: T): z.infer<T> {
  const value = parseYaml(file, readable(file, readText(file)));
  const [checked] = allOf([
    () => checkContent(file, value, schema),
    () => refuseMissingPhotos(file, value) as z.infer<T>,
  ]);
  return checked as z.infer<T>;
}

function readText(file: string) {
  try {
    // Written out, so that the build sees which files a deployment has to hold: these, and none of the texts.
    const name = basename(file, '.yaml');
    return readFileSync(join(process.cwd(), 'content', `${name}.yaml`), 'utf8');
  } catch {
    throw new ContentError([
      `${file}: the file can't be read; put it back into the folder content, with exactly this name.`,
    ]);
  }
}
