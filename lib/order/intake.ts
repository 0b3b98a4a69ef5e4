import type { IntakeField } from '../content/services-schema';
import type { Service } from '../services/catalogue';
import type { IntakePrefill } from '../calculators/definition';
import { isObject, parseJson } from '../json';
import { tooLong } from '../typed-words';

export type ServiceNeeds = Pick<Service, 'id' | 'intake'> &
  Partial<Pick<Service, 'duration' | 'appointment'>>;

export type Intake = Record<string, string>;

/** Names the service too: several may ask for the same. */
export const intakeName = (service: { id: number }, { label }: IntakeField) =>
  `${service.id} ${label}`;

/** Each field with its answer, and what was answered to an earlier form under another label. */
export function answersTo(service: ServiceNeeds, answers: Intake) {
  const fields = service.intake.map((field) => ({ ...field, name: intakeName(service, field) }));
  const own = `${service.id} `;
  const earlier = Object.keys(answers)
    .filter((name) => name.startsWith(own) && !fields.some((field) => field.name === name))
    .map((name) => ({ name, label: name.slice(own.length), kind: 'text' as const }));
  return [...fields, ...earlier].map((field) => ({ ...field, answer: answers[field.name] ?? '' }));
}

/** Differs from every field of the catalogue. */
export const referenceName = 'reference';

/** '1983-11-9' gives 9, 11 and 1983. */
export const boxesOf = (day: string) => day.split('-').reverse();

/** '1983-11-09', or nothing where all boxes are empty. */
export function dayIn(boxes: readonly string[]) {
  const [day = '', month = '', year = ''] = boxes.map((box) => box.trim());
  const two = (part: string) => part && part.padStart(2, '0');
  return day || month || year ? [year, two(month), two(day)].join('-') : '';
}

/** Everybody named has agreed. */
export const agreedName = 'agreed';

const maxLength = { name: 100, list: 600, text: 600, reference: 40 } as const;

export const referenceFault = (reference: string) => tooLong(reference, maxLength.reference);

/** Undefined where nothing is wrong. `today` is '2026-11-23'. */
export function intakeFault(
  { kind, optional, options }: IntakeField,
  value: string,
  today: string,
): string | undefined {
  const text = value.trim();
  if (text === '') return optional ? undefined : 'Please fill this in';
  if (kind === 'date')
    return isBirthday(text, today) ? undefined : 'Enter a day from 1900 to today, like 29 11 1983';
  if (kind === 'hours' || kind === 'language')
    return text.split(', ').every((one) => options?.includes(one))
      ? undefined
      : 'Choose among those that are shown';
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const length = tooLong(text, maxLength[kind]);
  if (length) return length;
  return kind === 'list' && lines.length > 10
    ? 'Name ten at most, each on its own line'
    : undefined;
}

const isBirthday = (day: string, today: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) &&
  day >= '1900' &&
  day <= today &&
  !Number.isNaN(Date.parse(day)) &&
  new Date(day).toISOString().startsWith(day);

export const intakeKey = 'intake';

export type IntakeDraft = {
  /** Order ID. */
  order?: string;
  typed: Intake;
  /** Accepted last, so that the next sending can say what changed. */
  sent?: Intake;
  /** Counts changes: the same answers again are no second mail. */
  attempt?: number;
  /** Typed into a calculator whose result goes along with the order. */
  given?: IntakePrefill;
};

export function parseIntakeDraft(stored: string | null): IntakeDraft {
  const value = parseJson(stored);
  if (!isObject(value)) return { typed: {} };
  const { order, typed, sent, attempt, given } = value;
  return {
    typed: texts(typed),
    ...(typeof order === 'string' && { order }),
    ...(sent !== undefined && { sent: texts(sent) }),
    ...(Number.isSafeInteger(attempt) && { attempt: Number(attempt) }),
    ...(given !== undefined && { given: parsePrefill(given) }),
  };
}

const texts = (value: unknown): Intake =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]))
    : {};

function parsePrefill(value: unknown): IntakePrefill {
  const of = (kind: keyof IntakePrefill) => {
    const all: unknown = isObject(value) && value[kind];
    return Array.isArray(all) ? all.map(String) : [];
  };
  const service = isObject(value) && Number(value.service);
  return { date: of('date'), name: of('name'), list: of('list'), ...(service && { service }) };
}

export function draftFor(
  draft: IntakeDraft,
  order: string,
  services: readonly ServiceNeeds[],
  buyer: string,
): IntakeDraft {
  return draft.order === order
    ? draft
    : { order, typed: prefilled(services, buyer, draft.given), given: draft.given };
}

/**
 * The first date fills the first date field. Most people order for themselves: a name is theirs.
 */
function prefilled(
  services: readonly ServiceNeeds[],
  buyer: string,
  given = parsePrefill(undefined),
): Intake {
  const entries = services.flatMap((service) => {
    // With two lists it is the first of the service that the calculator led to, else unknown.
    const lists = service.intake.filter(({ kind }) => kind === 'list').length;
    const list = lists === 1 || service.id === given.service ? given.list.slice(0, 1) : [];
    const name = given.name.length > 0 ? [...given.name] : [buyer];
    const remaining: Partial<Record<IntakeField['kind'], string[]>> = {
      date: [...given.date],
      name,
      list,
    };
    return service.intake.map((field) => [
      intakeName(service, field),
      remaining[field.kind]?.shift() ?? '',
    ]);
  });
  return Object.fromEntries(entries) as Intake;
}
