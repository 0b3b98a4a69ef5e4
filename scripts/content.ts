// `npm run content`: lists every fault of the content. With `--write`, writes the compiled content.
import { task } from './task';
import { compileContent, writeContent } from '../lib/content/compile';

void task(async () => {
  const { content, files } = await compileContent();
  if (process.argv.includes('--write')) writeContent(content);
  else console.log(`The content is in order: ${files.length} files.`);
});
