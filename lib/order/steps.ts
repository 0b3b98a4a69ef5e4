/** What was done with an order after it was placed, and what holds because of it. Pure; the browser uses it too. */
import { formatDate } from '../format';
import { isObject } from '../json';

export const stepNames = [
  'paid',
  'proof',
  'time',
  'chosen',
  'decline',
  'delivered',
  'intake',
] as const;

export type StepName = (typeof stepNames)[number];

/** How a reading is given. */
export const deliveryWays = {
  email: 'by email',
  call: 'in a call',
  whatsapp: 'on WhatsApp',
} as const;

export type DeliveryWay = keyof typeof deliveryWays;

export type OrderStep = {
  name: StepName;
  /** ISO 8601. */
  at: string;
  /** The time that was chosen, in milliseconds since 1970. */
  start?: number;
  /** How the reading was given. */
  by?: DeliveryWay;
};

/** The steps that two places know of, each once, the oldest first. */
export function mergeSteps(one: readonly OrderStep[], other: readonly OrderStep[]): OrderStep[] {
  const isNew = (step: OrderStep) => !one.some((known) => isSame(known, step));
  return [...one, ...other.filter(isNew)].sort((a, b) => a.at.localeCompare(b.at));
}

const isSame = (a: OrderStep, b: OrderStep) => a.name === b.name && a.at === b.at;

/** Each step as it was taken last, as far as it still holds. */
export function stateOf(steps: readonly OrderStep[]) {
  const last = (...names: StepName[]) => steps.filter(({ name }) => names.includes(name)).pop();
  const outcome = last('paid', 'time', 'delivered', 'decline');
  return {
    paid: last('paid'),
    proof: last('proof'),
    /** Proposed or, after that, chosen. */
    time: last('time', 'chosen'),
    delivered: last('delivered'),
    /** What the reading needs was sent by the buyer. */
    intake: last('intake'),
    /** Whatever is done with an order after it was declined takes it up again. */
    declined: outcome?.name === 'decline' ? outcome : undefined,
  };
}

/** 'November 23, 2026' */
export const dateOf = ({ at }: OrderStep) => formatDate(new Date(at));

/** What can be read as steps, from outside. */
export const readSteps = (value: unknown): OrderStep[] =>
  Array.isArray(value) ? value.filter(isStep) : [];

const isStep = (value: unknown): value is OrderStep =>
  isObject(value) &&
  stepNames.some((name) => name === value.name) &&
  typeof value.at === 'string' &&
  !Number.isNaN(Date.parse(value.at)) &&
  (value.start === undefined || Number.isFinite(value.start)) &&
  (value.by === undefined || Object.keys(deliveryWays).some((way) => way === value.by));
