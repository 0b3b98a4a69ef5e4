/**
 * What a form that was posted without JavaScript came to, as the last part of the answering page's
 * address: 'contact', 'contact-check-email-phone', 'contact-too-long', 'contact-failed'. There are few
 * enough to make each page while the site is built. Pure.
 */
import { paths } from '../site';
import { forms, type FormField, type FormKind } from './fields';

export type FormResult = { kind: FormKind } & (
  | { came: 'sent' | (typeof unsent)[number] }
  /** Fields that are empty or wrong. */
  | { came: 'check'; fields: readonly FormField[] }
);

/** It is refused where the decoy was filled in, and there are too many from one address just now. */
const unsent = ['too-long', 'refused', 'too-many', 'failed'] as const;

/** The page that says what a form came to. */
export const sentPath = (result: FormResult) => `${paths.sent}/${slugOf(result)}`;

/** Every result that can be, each with its part of the address. */
export const formResults = (): { slug: string; result: FormResult }[] =>
  (['interest', 'contact'] as const)
    .flatMap((kind): FormResult[] => [
      { kind, came: 'sent' },
      ...choicesOf(forms[kind].fields).map((fields) => ({ kind, came: 'check', fields }) as const),
      ...unsent.map((came) => ({ kind, came })),
    ])
    .map((result) => ({ slug: slugOf(result), result }));

export const checkResult = (kind: FormKind, names: readonly string[]): FormResult => ({
  kind,
  came: 'check',
  fields: forms[kind].fields.filter(({ name }) => names.includes(name)),
});

function slugOf(result: FormResult) {
  if (result.came === 'sent') return result.kind;
  const fields = result.came === 'check' ? result.fields.map(({ name }) => name) : [];
  return [result.kind, result.came, ...fields].join('-');
}

/** Every choice of at least one field. */
function choicesOf(fields: readonly FormField[]): FormField[][] {
  const [first, ...others] = fields;
  if (!first) return [];
  const rest = choicesOf(others);
  return [[first], ...rest.map((choice) => [first, ...choice]), ...rest];
}
