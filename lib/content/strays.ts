import 'server-only';
import { readdirSync } from 'node:fs';
import { calculators } from '../calculators/calculators';
import { projectPath } from '../project-path';
import { nearest } from './faults';
import { yamlSchemas } from './table-schemas';

const lists = Object.keys(yamlSchemas).map((name) => `${name}.yaml`);
const folders = ['blogs', 'mulank', 'pages', 'photos', 'predictions', 'schemas', 'tools'];

/** A sentence for each file or folder of the content that nobody reads, so that what was written there would be nowhere. */
export function strayFiles(): string[] {
  const entries = readdirSync(projectPath('content'), { withFileTypes: true }).filter(
    ({ name }) => !name.startsWith('.'),
  );
  const tools = readdirSync(projectPath('content', 'tools')).filter(
    (name) => !name.startsWith('.') && !calculators.some(({ slug }) => name === `${slug}.md`),
  );
  return [
    ...entries.flatMap((entry) => {
      const fault = entry.isDirectory() ? strayFolder(entry.name) : strayFile(entry.name);
      return fault ? [`${entry.name}: ${fault}.`] : [];
    }),
    ...tools.map(
      (name) =>
        `tools/${name}: is no text of a calculator, and nobody reads it here; move a page of your own into the folder content/pages.`,
    ),
  ];
}

function strayFolder(name: string) {
  if (folders.includes(name)) return undefined;
  const meant = nearest(name, folders);
  return `nobody reads a folder of this name; move its files into ${meant ? `content/${meant}` : 'content/predictions, content/blogs, content/pages or content/photos'}`;
}

function strayFile(name: string) {
  if (lists.includes(name)) return undefined;
  if (/\.(jpe?g|png|webp|avif|gif|hei[cf])$/i.test(name))
    return 'nobody looks for a picture here; move it into the folder content/photos';
  if (/\.(md|txt|docx?)$/i.test(name))
    return 'nobody reads a text here; move it into the folder content/predictions, content/blogs or content/pages';
  const [stem = ''] = /^[a-z]*/i.exec(name) ?? [];
  const meant = nearest(`${stem}.yaml`, lists);
  return meant
    ? `nobody reads a file of this name; bring what is new in it into ${meant}, and take it out`
    : `nobody reads a file of this name; take it out, or use one of ${lists.join(', ')}`;
}
