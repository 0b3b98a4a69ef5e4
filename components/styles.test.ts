import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const parts = ['components', 'app'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .map((file) => ({
      folder: join(folder, file, '..'),
      text: readFileSync(join(folder, file), 'utf8'),
    })),
);

/** Who names which classes of which sheet: `styles.head`. A class that is put together stands for them all. */
const uses = parts.flatMap(({ folder, text }) =>
  [...text.matchAll(/^import (\w+) from '(.+\.module\.scss)';$/gm)].map(([, name, sheet = '']) => ({
    sheet: join(folder, sheet),
    classes: [
      ...text.replace(/^import .*$/gm, '').matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')),
    ].map(([, found = '']) => found),
    isOpen: text.includes(`${name}[`),
  })),
);

const sheets = [...new Set(uses.map(({ sheet }) => sheet))].sort();

it.each(sheets)('%s has every class that is named, and no other', (sheet) => {
  const own = uses.filter((use) => use.sheet === sheet);
  const rules = readFileSync(sheet, 'utf8').replace(/\/\/.*$/gm, '');
  const known = new Set(
    [...rules.matchAll(/\.([a-z]\w*)\b(?=[^;{}]*\{)(?!#)/g)].map(([, name = '']) => name),
  );
  const named = new Set(own.flatMap(({ classes }) => classes));
  // `.ink#{$n}` of a loop.
  const loops = [...rules.matchAll(/\.(\w+)#\{/g)].map(([, start = '']) => start);
  const isLooped = (name: string) => loops.some((start) => name.replace(/\d+$/, '') === start);
  expect([...named].filter((name) => !known.has(name) && !isLooped(name))).toEqual([]);
  if (own.some(({ isOpen }) => isOpen)) return;
  expect([...known].filter((name) => !named.has(name))).toEqual([]);
});
