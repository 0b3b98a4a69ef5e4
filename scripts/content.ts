// `npm run content`: checks every content file, and says all that is wrong with them at once.
import { loadEverything } from '../lib/content/everything';
import { plainly } from './plainly';

await plainly(async () =>
  console.log(`The content is in order: ${(await loadEverything()).length} files.`),
);
