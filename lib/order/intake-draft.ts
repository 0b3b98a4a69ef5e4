/** What was typed of an intake and not sent yet, as the browser keeps it. Pure; parsed on its way back. */
import type { IntakeGiven } from '../calculators/intake-given';
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
  /** What a calculator was told whose result goes along with the next order. */
  given?: IntakeGiven;
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
    ...(given !== undefined && { given: givenIn(given) }),
  };
}

const texts = (value: unknown): Intake =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, text]) => [name, String(text).slice(0, longest)]),
      )
    : {};

function givenIn(value: unknown): IntakeGiven {
  const of = (kind: keyof IntakeGiven) => {
    const all: unknown = isObject(value) && value[kind];
    return Array.isArray(all) ? all.map((text) => String(text).slice(0, longest)) : [];
  };
  return { date: of('date'), name: of('name'), list: of('list') };
}

const longest = intakeMaxLength.text;

/** The draft of this order: its own, or a new one that a calculator's fields and the buyer's name have begun. */
export function draftFor(
  draft: IntakeDraft,
  order: string,
  services: readonly ServiceNeeds[],
  buyer: string,
): IntakeDraft {
  return draft.order === order
    ? draft
    : { order, typed: begun(services, buyer, draft.given), given: draft.given };
}

/**
 * Of each service the first field of a kind takes the first that was given of it, a second the second. A name that nobody
 * gave is the buyer's: most people order for themselves.
 */
function begun(
  services: readonly ServiceNeeds[],
  buyer: string,
  given = givenIn(undefined),
): Intake {
  const entries = services.flatMap((service) => {
    // Which of two lists is meant, nobody could tell.
    const lists = service.intake.filter(({ kind }) => kind === 'list').length;
    const list = lists === 1 ? [...given.list] : [];
    const name = given.name.length > 0 ? [...given.name] : [buyer];
    const left = { date: [...given.date], name, list, text: [] };
    return service.intake.map((field) => [
      intakeName(service, field),
      left[field.kind].shift() ?? '',
    ]);
  });
  return Object.fromEntries(entries) as Intake;
}
