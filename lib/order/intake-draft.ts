/** What was typed of an intake and not sent yet, as the browser keeps it. Pure; parsed on its way back. */
import { isObject, parseJson } from '../json';
import { intakeMaxLength, intakeName, type Intake, type ServiceNeeds } from './intake';

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
  /** What was typed into a calculator whose result goes along with the next order. */
  given?: Intake;
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
    ...(given !== undefined && { given: texts(given) }),
  };
}

const texts = (value: unknown): Intake =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, text]) => [name, String(text).slice(0, longest)]),
      )
    : {};

const longest = intakeMaxLength.text;

/** The draft of this order: its own, or a new one that a calculator's fields have begun. */
export function draftFor(
  draft: IntakeDraft,
  order: string,
  services: readonly ServiceNeeds[],
): IntakeDraft {
  return draft.order === order
    ? draft
    : { order, typed: begun(services, draft.given ?? {}), given: draft.given };
}

/** Of each service the first field of a kind takes what was typed for it; a second person's date the second. */
function begun(services: readonly ServiceNeeds[], given: Intake): Intake {
  const entries = services.flatMap((service) => {
    const left = {
      date: [dateOf(given, ''), dateOf(given, '2')],
      name: [given.spelling || given.name],
      list: [given.mobile || given.plate],
      text: [] as string[],
    };
    return service.intake.map((field) => [
      intakeName(service, field),
      left[field.kind].shift() ?? '',
    ]);
  });
  return Object.fromEntries(entries) as Intake;
}

function dateOf(given: Intake, person: '' | '2') {
  const part = (name: string, length: number) =>
    (given[name + person] ?? '').trim().padStart(length, '0');
  const day = `${part('year', 4)}-${part('month', 2)}-${part('day', 2)}`;
  return /^[12]\d{3}-\d\d-\d\d$/.test(day) ? day : undefined;
}
