/** The content as pages and server read it: compiled once, before a build, by lib/content/compile.ts. */
import 'server-only';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from 'react';
import { projectPath } from '../project-path';
import type { Content, Lists } from './compile';
import type { OwnPage } from './strays';

/** Outside git, one for each way of running: what is in work may hold drafts. A deployment has to hold it. */
export const contentFile = () =>
  join(process.cwd(), '.compiled', `content.${process.env.NODE_ENV}.json`);

const read = (): Content => JSON.parse(readFileSync(contentFile(), 'utf8'));

let held: Content | undefined;

/** Gives what a script has just compiled to all that reads it in the same process. */
export function holdContent(content: Content) {
  held = content;
}

const content = (): Content =>
  process.env.NODE_ENV === 'development' ? compiledAnew() : (held ??= read());

/** Under `next dev`, once a request: an edit of the content, or of what compiles it, shows at once. */
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
  if (heldSince !== writtenAt()) held = undefined;
  heldSince = writtenAt();
  return (held ??= read());
});
let heldSince = 0;

/** What is worked out of the content, once for each time that it is compiled. */
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

/** The clients, in the order of the file: a client's picture belongs to its index in it. */
export const loadClients = () => loadList('clients');

export const loadServices = () => loadList('services');

/** The write-ups, by id. Drafts among them only where they are shown. */
export const loadPredictions = () => content().predictions;

export const loadMulanks = () => content().mulanks;

/** The articles, in the order of their pages: featured ones are the first, fifth and ninth. Drafts likewise. */
export const loadArticles = () => content().articles;

export const loadTools = () => content().tools;

export const loadPage = (name: OwnPage) => content().pages[name];

/** All other texts of content/pages: each is a page at its name. Drafts only where they are shown. */
export const loadAddedPages = () => content().addedPages;
