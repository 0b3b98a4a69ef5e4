// `npm run schemas`: writes content/schemas, by which editors complete and check the content files. To be run
// after a change of a schema, when a test asks for it, or of the remark at the top of a content file.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { jsonSchemaText } from '../lib/content/json-schemas';
import { yamlSchemas } from '../lib/content/yaml-schemas';

mkdirSync('content/schemas', { recursive: true });
for (const name of Object.keys(yamlSchemas)) {
  const contentFile = readFileSync(`content/${name}.yaml`, 'utf8');
  writeFileSync(`content/schemas/${name}.json`, jsonSchemaText(name, contentFile));
}
console.log(`content/schemas: ${Object.keys(yamlSchemas).length} files`);
