// `npm run schemas`: writes content/schemas and .pages.yml, by which editors and Pages CMS know the content, and
// .env.local.example. To be run after a change of a schema, when a test asks for it, or of the remark at the top of a
// content file.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cmsConfig, jsonSchemaText, remarksOf } from '../lib/content/editors';
import { yamlSchemas } from '../lib/content/table-schemas';
import { exampleFile } from '../lib/settings/read';

mkdirSync('content/schemas', { recursive: true });
/** Pages CMS writes a file without its remarks; the tests' own files have them still. */
const remarks = (name: string) => ({
  ...remarksOf(readFileSync(`lib/content/fixtures/${name}.yaml`, 'utf8')),
  ...remarksOf(readFileSync(`content/${name}.yaml`, 'utf8')),
});
for (const name of Object.keys(yamlSchemas))
  writeFileSync(`content/schemas/${name}.json`, jsonSchemaText(name, remarks(name)));
writeFileSync('.pages.yml', cmsConfig(remarks));
writeFileSync('.env.local.example', exampleFile());
console.log(`content/schemas: ${Object.keys(yamlSchemas).length} files`);
