// `npm run content`: checks every content file, and says all that is wrong with them at once.
// It is also the first step of `npm run build`.
import { ContentError } from '../lib/content/check';
import { loadEverything } from '../lib/content/everything';

try {
  const files = loadEverything();
  console.log(`The content is in order: ${files.length} files.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}
