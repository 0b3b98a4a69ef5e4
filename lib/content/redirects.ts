/** Addresses of pages that have moved, as browsers send them and the framework's router compares them. */
import { z } from 'zod';

type Redirect = { from: string; to: string };

const here = 'https://here.invalid';

/** What the router of the framework reads as a pattern. */
const patternSigns = /[\\(){}*+:?]/g;

/** Whether visitors can be sent there: of what follows a ?, the router sends codes and + on as other signs. */
export const isTarget = (typed: string) =>
  !/\?[^#]*[%+\P{ASCII}]/u.test(typed) &&
  (!typed.startsWith('https:') || z.url().safeParse(typed).success);

/** The path that a browser asks for; a / at its end the framework takes off before it looks at any entry. */
export const askedPath = (typed: string) =>
  new URL(typed.replace(/[/\\]{2,}/g, '/'), here).pathname.replace(/(?<=.)\/$/, '');

/** Where visitors are sent: the router would fill in a pattern here, so its signs stand as codes. */
export function targetOf(typed: string): string {
  const { origin, pathname, search, hash } = new URL(typed, here);
  const coded = (part: string) =>
    part.replace(patternSigns, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const path = origin === here ? askedPath(pathname) : origin + coded(pathname);
  return path + search + coded(hash);
}

/** The path as the router takes it, letter by letter. */
export const sourceOf = (from: string) => from.replace(patternSigns, '\\$&');

/** To the router, capital and small letters are one. */
export const isSamePath = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Where a path leads in the end, entry by entry; in a circle that is a path which has moved itself. */
export function endOf(path: string, redirects: readonly Redirect[]): string {
  const moved = redirects.find(({ from }) => isSamePath(from, path.replace(/[?#].*/, '')));
  return moved
    ? endOf(
        moved.to,
        redirects.filter((other) => other !== moved),
      )
    : path;
}
