/** Two services that have what only one may have. Pure. */
import { z } from 'zod';

/** Refuses an id or a title that an earlier service has. Runs beside the fields' own checks (`when`), so that one build names every mistake. */
export function refuseTwins(services: unknown, context: z.RefinementCtx) {
  const entries = z.array(twin).safeParse(services).data ?? [];
  entries.forEach(({ id, title, lists }, index) => {
    const earlier = entries.slice(0, index);
    const add = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [index, field], message });
    const first = earlier.findIndex((other) => id !== undefined && other.id === id);
    if (first >= 0)
      add(
        'id',
        `${id} is the id of service ${first + 1}${named(earlier[first]?.title)} too; ${idFix(entries)}`,
      );
    const namesake = earlier.findIndex(
      (other) =>
        title !== undefined &&
        other.title?.toLowerCase() === title.toLowerCase() &&
        other.lists.some((one) => lists.includes(one)),
    );
    if (namesake >= 0)
      add(
        'title',
        `is the title of service ${namesake + 1} on the same list too; write a title of its own, for example ${title} by video`,
      );
  });
}

/** As much of an entry as can be compared, whatever else is wrong with it. */
const twin = z
  .looseObject({
    id: z.number().optional().catch(undefined),
    title: z.string().trim().optional().catch(undefined),
    lists: z.array(z.string()).catch([]),
  })
  .catch({ lists: [] });

const named = (title?: string) => (title ? ` (${title})` : '');

/** A changed id is given back, since texts and addresses hold it; only a new service gets a new one. */
function idFix(entries: readonly { id?: number }[]) {
  const ids = new Set(entries.map(({ id }) => id ?? 0));
  const highest = Math.max(...ids);
  const [missing, ...others] = Array.from({ length: highest }, (_, index) => index + 1).filter(
    (id) => !ids.has(id),
  );
  const hint =
    missing && others.length === 0
      ? `${missing} is missing in the list`
      : 'see which number is missing in the list';
  return `if one of the two had another number before, give it back (${hint}), and if one is new, give it one of its own, for example ${highest + 1}`;
}
