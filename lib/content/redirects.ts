import { z } from 'zod';

type Move = { from: string; to: string };

const here = 'https://here.invalid';

const patternSigns = /[\\(){}*+:?]/g;

/** The router rewrites codes and + in a query. */
export const isTarget = (typed: string) =>
  !/\?[^#]*[%+\P{ASCII}]/u.test(typed) &&
  (!typed.startsWith('https:') || z.url().safeParse(typed).success);

export const askedPath = (typed: string) =>
  new URL(typed.replace(/[/\\]{2,}/g, '/'), here).pathname.replace(/(?<=.)\/$/, '');

export function targetOf(typed: string): string {
  const { origin, pathname, search, hash } = new URL(typed, here);
  const coded = (part: string) =>
    part.replace(patternSigns, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const path = origin === here ? askedPath(pathname) : origin + coded(pathname);
  return path + search + coded(hash);
}

export const sourceOf = (from: string) => from.replace(patternSigns, '\\$&');

/** Next's router ignores case. */
export const isSamePath = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Follows redirects to their end; a circle gives a path that is redirected itself. */
export function endOf(path: string, redirects: readonly Move[]): string {
  const moved = redirects.find(({ from }) => isSamePath(from, path.replace(/[?#].*/, '')));
  return moved
    ? endOf(
        moved.to,
        redirects.filter((other) => other !== moved),
      )
    : path;
}
