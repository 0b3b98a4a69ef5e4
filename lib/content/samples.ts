/** How made-up values in the content are told from real ones. Pure. */

/** As the committed content writes what has to be replaced: 'Sample Bank', XXXX0000000, example.com, +91 00000 00000. */
export const isSample = (text: string) =>
  /^sample|^XXXX|[/@]example\.(com|net|org)\b/i.test(text) ||
  /^\+?(91)?0{6,}$/.test(text.replaceAll(' ', ''));

/** A made-up value, and in which field it stands. */
export type Sample = { field: string; found: string };

/** The made-up values within a part of the content; of a list, only which entries hold one. */
export function samplesIn(value: unknown, field = ''): Sample[] {
  if (typeof value === 'string') return isSample(value) ? [{ field, found: value }] : [];
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) =>
      samplesIn(entry)
        .slice(0, 1)
        .map(({ found }) => ({ field: `${field} ${index + 1}${titleOf(entry)}`.trim(), found })),
    );
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => samplesInField(name, part, field));
}

function samplesInField(name: string, part: unknown, above: string): Sample[] {
  if (name === 'html' || name === 'samples') return [];
  if (name === 'sample') return part === true ? [{ field: above, found: 'sample: true' }] : [];
  return samplesIn(part, above ? `${above}, ${name}` : name);
}

function titleOf(entry: unknown) {
  if (typeof entry !== 'object' || entry === null) return '';
  if ('name' in entry && typeof entry.name === 'string') return ` (${entry.name})`;
  if ('value' in entry && 'label' in entry)
    return ` (${String(entry.value)} ${String(entry.label)})`;
  return 'title' in entry && typeof entry.title === 'string' ? ` (${entry.title})` : '';
}
