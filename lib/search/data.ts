import { isObject } from '../json';

export type SearchEntry = {
  path: string;
  name: string;
  about: string;
  group: string;
  mark: string;
  picture: string;
  /** Folded, each word once: its subject and search terms in `keys`, the rest in `words`. */
  keys: string;
  words: string;
};

export type SearchData = { entries: SearchEntry[]; words: SearchWords };

/** Words of content/synonyms.yaml, folded. A phrase is several words with spaces between. */
export type SearchWords = {
  same: string[][];
  pages: [path: string, typed: string[]][];
  filler: string[];
  /** Words that ask for a service or a calculator: filler, unless nothing else was typed. */
  wanting: string[];
};

const fields = ['path', 'name', 'about', 'group', 'mark', 'picture', 'keys', 'words'] as const;

export function parseSearchData(value: unknown): SearchData {
  if (!isObject(value) || !isWords(value.words) || !Array.isArray(value.entries))
    throw new Error('search.json is not what the search expects.');
  return { entries: value.entries.filter(isEntry), words: value.words };
}

const isEntry = (value: unknown): value is SearchEntry =>
  isObject(value) && fields.every((field) => typeof value[field] === 'string');

const lists = ['same', 'pages', 'filler', 'wanting'] as const;

const isWords = (value: unknown): value is SearchWords =>
  isObject(value) && lists.every((list) => Array.isArray(value[list]));
