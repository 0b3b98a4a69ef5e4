// `npm run schemas`: writes content/schemas and .pages.yml, by which editors and Pages CMS know the content, and
// .env.local.example. To be run after a change of a schema, when a test asks for it, or of the remark at the top of a
// content file.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cmsConfig, jsonSchemaText, remarksOf } from '../lib/content/editors';
import { yamlSchemas } from '../lib/content/list-schemas';
import { exampleFile } from '../lib/settings/read';

mkdirSync('content/schemas', { recursive: true });

function remarks(name: string) {
  const text = readFileSync(`content/${name}.yaml`, 'utf8');
  return text.startsWith('#') ? remarksOf(text) : saidBefore(`content/schemas/${name}.json`);
}

/** Pages CMS writes a file without its remarks: what they said stands in the schema that was made of them. */
function saidBefore(schema: string) {
  const said: Record<string, string> = {};
  if (existsSync(schema))
    JSON.parse(readFileSync(schema, 'utf8'), (field, part?: { description?: string }) => {
      if (part?.description) said[field] = part.description;
      return part;
    });
  return said;
}

for (const [name, schema] of Object.entries(yamlSchemas))
  writeFileSync(`content/schemas/${name}.json`, jsonSchemaText(schema, remarks(name)));
writeFileSync('.pages.yml', cmsConfig(remarks));
writeFileSync('.env.local.example', exampleFile());
console.log(`content/schemas: ${Object.keys(yamlSchemas).length} files`);
