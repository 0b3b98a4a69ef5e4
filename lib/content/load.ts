import 'server-only';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from 'react';
import { projectPath } from '../project-path';
import type { Content, Lists } from './content';
import type { OwnPage } from './file-names';

/** Outside git; one file per NODE_ENV, since development may hold drafts. */
export const contentFile = () =>
  join(process.cwd(), '.compiled', `content.${process.env.NODE_ENV}.json`);

const read = (): Content => JSON.parse(readFileSync(contentFile(), 'utf8'));

let heldContent: Content | undefined;

export function holdContent(content: Content) {
  heldContent = content;
}

const content = (): Content =>
  process.env.NODE_ENV === 'development' ? compiledAnew() : (heldContent ??= read());

/** Compiles once a request under `next dev`, so that an edit shows at once. */
const compiledAnew = cache((): Content => {
  const writtenAt = () => statSync(contentFile(), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const edited = ['content', 'lib/content'].flatMap((folder) =>
    ['.', ...readdirSync(projectPath(folder), { recursive: true, encoding: 'utf8' })].map(
      (file) => statSync(projectPath(folder, file)).mtimeMs,
    ),
  );
  if (Math.max(...edited) >= writtenAt())
    execFileSync(process.execPath, [
      projectPath('node_modules/tsx/dist/cli.mjs'),
      ...['-C', 'react-server', projectPath('scripts/prepare.ts'), 'dev'],
    ]);
  if (heldSince !== writtenAt()) heldContent = undefined;
  heldSince = writtenAt();
  return (heldContent ??= read());
});
let heldSince = 0;

export function derived<T>(work: () => T): () => T {
  let last: { of: Content; value: T } | undefined;
  return () => {
    const of = content();
    if (last?.of !== of) last = { of, value: work() };
    return last.value;
  };
}

export const loadList = <Name extends keyof Lists>(name: Name): Lists[Name] =>
  content().lists[name];

export const loadBusiness = () => loadList('business');

/** Order matters: a client's picture belongs to its index. */
export const loadClients = () => loadList('clients');

export const loadServices = () => loadList('services');

export const loadPredictions = () => content().predictions;

export const loadMulanks = () => content().mulanks;

/** Ordered as shown: featured articles are the first, fifth and ninth. */
export const loadArticles = () => content().articles;

export const loadYears = () => content().years;

export const loadTools = () => content().tools;

export const loadPage = (name: OwnPage) => content().pages[name];

export const loadAddedPages = () => content().addedPages;
