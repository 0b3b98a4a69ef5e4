// `npm run content`: lists every fault of the content. With `--write`, writes the compiled content.
import { runScript } from './run-script';
import { compileContent, writeContent } from '../lib/content/compile';

void runScript(async () => {
  const { content, files } = await compileContent();
  if (process.argv.includes('--write')) writeContent(content);
  else console.log(`The content is in order: ${files.length} files.`);
});
