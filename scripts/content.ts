// `npm run content`: checks every content file, and says all that is wrong with them at once. With `--write`, as the unit
// tests ask for it, it leaves what it has compiled.
import { task } from './task';
import { compileContent, writeContent } from '../lib/content/compile';

void task(async () => {
  const { content, files } = await compileContent();
  if (process.argv.includes('--write')) writeContent(content);
  else console.log(`The content is in order: ${files.length} files.`);
});
