/** What a calculator's fields tell of what an order's page asks. Pure. */
import type { Field } from './definition';
import { dateFields, type Typed } from './reading';

/** What was typed, by the kind of field that it fills in, in the order of the form: dates as '1983-11-09'. */
export type IntakeGiven = Readonly<Record<'date' | 'name' | 'list', readonly string[]>>;

export function intakeGiven(fields: readonly Field[], typed: Typed): IntakeGiven {
  const given = { date: [] as string[], name: [] as string[], list: [] as string[] };
  for (const field of fields)
    if ('names' in field) {
      if (field.names.length === dateFields.length) given.date.push(dayOf(field.names, typed));
    } else if (field.intake && (field.isAsked?.(typed) ?? true)) {
      if (field.isAsked) given[field.intake].pop();
      given[field.intake].push(typed[field.name] ?? '');
    }
  return given;
}

/** Nothing where it is not whole. */
function dayOf([day = '', month = '', year = '']: readonly string[], typed: Typed) {
  const part = (name: string, length: number) => (typed[name] ?? '').trim().padStart(length, '0');
  const written = `${part(year, 4)}-${part(month, 2)}-${part(day, 2)}`;
  return /^[12]\d{3}-\d\d-\d\d$/.test(written) ? written : '';
}
