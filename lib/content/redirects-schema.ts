/** The shape of content/redirects.yaml: where pages went that have moved. Pure. */
import { z } from 'zod';
import { written } from './parts';

/** Letters, digits, hyphens, dots and underscores: what else there is has a meaning of its own to the router. */
const path = String.raw`/[\w.-]+(?:/[\w.-]+)*`;

const redirectSchema = z.strictObject({
  from: written(
    new RegExp(`^${path}$`),
    'write the old address as it stands after the name of the site, for example /blogs/old-name',
  ),
  to: written(
    new RegExp(`^(?:/|${path}|https://\\S+)$`),
    'write the new address, for example /blogs/new-name, or one of another site that starts with https://',
  ),
});

export const redirectsSchema = z
  .array(redirectSchema, {
    error:
      'write a list, each entry starting with - from: and the old address, or [] while there is none',
  })
  .superRefine((redirects, context) => {
    redirects.forEach((redirect, index) => {
      const fault = faultOf(redirect, redirects, index);
      if (fault)
        context.addIssue({ code: 'custom', path: [index, fault.field], message: fault.text });
    });
  });

/** A page that moved, for good. */
export type Redirect = z.infer<typeof redirectSchema>;

function faultOf({ from, to }: Redirect, redirects: readonly Redirect[], index: number) {
  if (redirects.findIndex((other) => other.from === from) !== index)
    return { field: 'from', text: `${from} stands in the list twice; keep one of the two entries` };
  const end = endOf(to, redirects);
  if (end === undefined || end === from)
    return {
      field: 'to',
      text: `${to} leads back to where it came from; write the address at which the page stands now`,
    };
  if (end !== to)
    return { field: 'to', text: `${to} has moved itself; write where it went, ${end}` };
  return undefined;
}

/** Where one arrives in the end, or undefined where one goes round and round. */
function endOf(path: string, redirects: readonly Redirect[], steps = 0): string | undefined {
  const next = redirects.find(({ from }) => from === path);
  if (!next) return path;
  return steps > redirects.length ? undefined : endOf(next.to, redirects, steps + 1);
}
