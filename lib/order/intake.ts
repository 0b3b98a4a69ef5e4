/** What a reading needs of the buyer: the fields that a service names, what may be wrong with them, and what is typed. Pure. */
import type { IntakeField } from '../content/services-schema';
import type { Service } from '../services/catalogue';
import type { IntakePrefill } from '../calculators/definition';
import { isObject, parseJson } from '../json';
import { tooLong } from '../typed-words';

/** What the page of an order has to know of a service. */
export type ServiceNeeds = Pick<Service, 'id' | 'intake'> &
  Partial<Pick<Service, 'duration' | 'appointment'>>;

export type Intake = Record<string, string>;

/** The name under which a field is sent: services may ask for the same thing. */
export const intakeName = (service: { id: number }, { label }: IntakeField) =>
  `${service.id} ${label}`;

/** The field of the same form that says which payment it was; no catalogue's field is called so. */
export const referenceName = 'reference';

/** A date as its three boxes hold it, however whole: '1983-11-9' is 9, 11 and 1983. */
export const boxesOf = (day: string) => day.split('-').reverse();

/** What three boxes hold, as it is sent: '1983-11-09', and nothing where all are empty. */
export function dayIn(boxes: readonly string[]) {
  const [day = '', month = '', year = ''] = boxes.map((box) => box.trim());
  const two = (part: string) => part && part.padStart(2, '0');
  return day || month || year ? [year, two(month), two(day)].join('-') : '';
}

/** The box by which the buyer says that everybody named has agreed. */
export const agreedName = 'agreed';

const maxLength = { name: 100, list: 600, text: 600, reference: 40 } as const;

export const referenceFault = (reference: string) => tooLong(reference, maxLength.reference);

/** Nothing wrong is undefined. `today` is '2026-11-23'. */
export function intakeFault(
  { kind, optional }: IntakeField,
  value: string,
  today: string,
): string | undefined {
  const text = value.trim();
  if (text === '') return optional ? undefined : 'Please fill this in';
  if (kind === 'date')
    return isBirthday(text, today) ? undefined : 'Enter a day from 1900 to today, like 29 11 1983';
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const length = tooLong(text, maxLength[kind]);
  if (length) return length;
  return kind === 'list' && lines.length > 10
    ? 'Name ten at most, each on its own line'
    : undefined;
}

/** Whether it is a day that exists, as a date field gives it. */
const isBirthday = (day: string, today: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) &&
  day >= '1900' &&
  day <= today &&
  !Number.isNaN(Date.parse(day)) &&
  new Date(day).toISOString().startsWith(day);

/** Where the browser keeps it. */
export const intakeKey = 'intake';

export type IntakeDraft = {
  /** The Order ID. */
  order?: string;
  typed: Intake;
  /** What was accepted last, so that the next sending can say what changed. */
  sent?: Intake;
  /** Names a sending: the same again is no second mail. A change makes it another one. */
  attempt?: number;
  /** What a calculator was told whose result goes along with the next order. */
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
  return { date: of('date'), name: of('name'), list: of('list') };
}

/** The draft of this order: its own, or a new one that a calculator's fields and the buyer's name have begun. */
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
 * Of each service the first field of a kind takes the first that was given of it, a second the second. A name that nobody
 * gave is the buyer's: most people order for themselves.
 */
function prefilled(
  services: readonly ServiceNeeds[],
  buyer: string,
  given = parsePrefill(undefined),
): Intake {
  const entries = services.flatMap((service) => {
    // Which of two lists is meant, nobody could tell.
    const lists = service.intake.filter(({ kind }) => kind === 'list').length;
    const list = lists === 1 ? [...given.list] : [];
    const name = given.name.length > 0 ? [...given.name] : [buyer];
    const remaining = { date: [...given.date], name, list, text: [] };
    return service.intake.map((field) => [
      intakeName(service, field),
      remaining[field.kind].shift() ?? '',
    ]);
  });
  return Object.fromEntries(entries) as Intake;
}
