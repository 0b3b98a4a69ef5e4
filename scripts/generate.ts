// `npm run generate`: writes .pages.yml from schemas and remarks, and .env.local.example.
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { cmsConfig, remarksOf } from '../lib/content/editors';
import { exampleFile } from '../lib/settings/read';

const generated = parse(readFileSync('.pages.yml', 'utf8')) as { content: { name: string }[] };

function remarks(name: string) {
  const text = readFileSync(`content/${name}.yaml`, 'utf8');
  return text.startsWith('#') ? remarksOf(text) : saidBefore(name);
}

/** Pages CMS drops remarks when it saves; the generated settings still have them. */
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
