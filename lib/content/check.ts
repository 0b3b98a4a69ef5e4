import type { z } from 'zod';
import { faultsOf } from './faults';

/** A content file with mistakes: every fault is one sentence for whoever edits the file. */
export class ContentError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(['The content needs attention:', ...faults].join('\n- '));
    this.name = 'ContentError';
  }
}

/**
 * Checks one content file's value against its schema, or throws a ContentError that names every
 * fault: file, entry, field, what is wrong, and an example that works.
 */
export function checkContent<T extends z.ZodType>(
  file: string,
  value: unknown,
  schema: T,
): z.infer<T> {
  const result = schema.safeParse(value, { reportInput: true, error: plainFix });
  if (result.success) return result.data;
  throw new ContentError(faultsOf(file, value, schema, result.error.issues));
}

/** What several readings give, or one ContentError with the faults of all of them. */
export function allOf<T>(readings: readonly (() => T)[]): T[] {
  const faults: string[] = [];
  const values = readings.flatMap((read) => {
    try {
      return [read()];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults.push(...error.faults);
      return [];
    }
  });
  if (faults.length > 0) throw new ContentError([...new Set(faults)]);
  return values;
}

/** The way out where a schema names none itself. */
function plainFix({ code, expected }: z.core.$ZodRawIssue): string {
  if (code !== 'invalid_type') return 'write another value';
  return fixes[String(expected)] ?? `write a value of the kind ${String(expected)}`;
}

const fixes: Record<string, string> = {
  string: 'write some text',
  number: 'write a number without quotes, for example 25',
  boolean: 'write true or false, without quotes',
  array: 'write a list, each item on its own line after a dash and a space',
  object: 'write its fields, each on its own line, as name: value',
};
