/** The shape of content/synonyms.yaml: what people type into the search, and what the pages call it. Pure. */
import { z } from 'zod';
import { listOf, words, written } from './parts';

const typed = listOf(words('moolank'), 'moolank');

export const synonymsSchema = z.strictObject({
  same: listOf(
    typed.min(2, 'needs two words or more that mean the same'),
    '[mulank, birth number]',
  ),
  pages: listOf(
    z.strictObject({
      path: written(/^\//, 'write the address of a page of this site, for example /contact'),
      typed,
    }),
    'path: /contact',
  ),
  filler: typed,
  buying: typed,
  doing: typed,
});

/** What people type, and what it stands for. */
export type Synonyms = z.infer<typeof synonymsSchema>;
