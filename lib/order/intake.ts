/** What a reading needs of the buyer: the fields that a service names, and what may be wrong with them. Pure. */
import type { IntakeField } from '../services/catalogue';

/** What the page of an order has to know of a service. */
export type ServiceNeeds = {
  id: number;
  /** '25-30 Days', or in its own words. */
  duration?: string;
  appointment?: boolean;
  intake: IntakeField[];
};

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

export const intakeMaxLength = { date: 10, name: 100, list: 600, text: 600 } as const;

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
  if (text.length > intakeMaxLength[kind]) return `Use at most ${intakeMaxLength[kind]} characters`;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
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
