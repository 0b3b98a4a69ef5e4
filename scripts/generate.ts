// `npm run generate`: writes .pages.yml, by which Pages CMS knows the content, and .env.local.example. To be run after a
// change of a schema, when a test asks for it, or of the remark at the top of a content file.
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { cmsConfig, remarksOf } from '../lib/content/editors';
import { exampleFile } from '../lib/settings/read';

const generated = parse(readFileSync('.pages.yml', 'utf8')) as { content: { name: string }[] };

function remarks(name: string) {
  const text = readFileSync(`content/${name}.yaml`, 'utf8');
  return text.startsWith('#') ? remarksOf(text) : saidBefore(name);
}

/** Pages CMS writes a file without its remarks: what they said stands in the settings that were made of them. */
function saidBefore(file: string) {
  const said: Record<string, string> = {};
  const entry = generated.content.find(({ name }) => name === file);
  JSON.stringify(entry, (_, field?: { name?: string; description?: string }) => {
    if (field?.name && field.description) said[field.name] = field.description;
    return field;
  });
  return said;
}

writeFileSync('.pages.yml', cmsConfig(remarks));
writeFileSync('.env.local.example', exampleFile());
