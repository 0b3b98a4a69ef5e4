// `npm run content`: checks every content file, and says all that is wrong with them at once.
import { task } from './task';
import { loadEverything } from '../lib/content/everything';

void task(async () =>
  console.log(`The content is in order: ${(await loadEverything()).length} files.`),
);
