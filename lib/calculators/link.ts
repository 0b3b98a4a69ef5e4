/**
 * A result as a link: what was typed stands after '#', the part of an address that no browser sends to
 * a server. Whoever opens the link may have changed it, so it is read with care. Pure.
 */
import { paths } from '../site';
import type { ToolSlug } from './calculators';
import type { Field } from './definition';
import type { Typed } from './reading';

export const toolPath = (slug: ToolSlug) => `${paths.tools}/${slug}`;

/** As much as the longest field holds. */
const MAX_LENGTH = 80;

/** '#name=Ravi+Kumar', or nothing when none of these fields was filled in. */
export function linkHash(typed: Typed, fields: readonly string[]) {
  const filled = fields.flatMap((field) => {
    const value = (typed[field] ?? '').trim();
    return value === '' ? [] : [[field, value]];
  });
  return filled.length > 0 ? `#${new URLSearchParams(filled).toString()}` : '';
}

/** The names of a calculator's fields, those of a date apart: a link holds them by consent only. */
export function linkFields(fields: readonly Field[]) {
  const names = (isBirth: boolean) =>
    fields.flatMap((field) => {
      if ('names' in field) return isBirth ? field.names : [];
      return isBirth === Boolean(field.withDate) ? field.name : [];
    });
  return { open: names(false), birth: names(true) };
}

export type LinkFields = ReturnType<typeof linkFields>;

/** What a link says of these fields; undefined when it says nothing of any. */
export function readHash(hash: string, fields: readonly string[]): Typed | undefined {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const known = fields.flatMap((field) => {
    const value = said.get(field)?.slice(0, MAX_LENGTH).trim();
    return value ? [[field, value] as const] : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}
