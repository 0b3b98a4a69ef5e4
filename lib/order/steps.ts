/** What was done with an order after it was placed, and what holds because of it. Pure; the browser uses it too. */
import { formatDate } from '../time';
import { hasShape, isText, optional } from '../json';

type Effect = 'paid' | 'proposed' | 'chosen' | 'delivered' | 'declined' | 'intake';

type StepKind =
  /** What holds of the order from then on. */
  | { effect: Effect }
  /** It changes nothing: its buyer reads a sentence of it while this is still to come. */
  | { before: 'payment' | 'reading'; says: (date: string) => string };

/** Every step: the owner's, of which lib/owner-steps/steps has the rest, and two of the buyer's. */
export const stepKinds = {
  paid: { effect: 'paid' },
  proof: { before: 'payment', says: (date) => `On ${date} we asked you for the receipt.` },
  time: { effect: 'proposed' },
  delivered: { effect: 'delivered' },
  decline: { effect: 'declined' },
  chosen: { effect: 'chosen' },
  intake: { effect: 'intake' },
} satisfies Record<string, StepKind>;

export type StepName = keyof typeof stepKinds;

export type BuyerStepName = 'chosen' | 'intake';

export type OwnerStepName = (typeof ownerStepNames)[number];

/** In the order of the buttons. */
export const ownerStepNames = ['paid', 'proof', 'time', 'delivered', 'decline'] as const;

const kindOf = ({ name }: OrderStep): StepKind => stepKinds[name];

/** Whether a step does this to its order. */
export function hasEffect(step: OrderStep, ...effects: Effect[]) {
  const kind = kindOf(step);
  return 'effect' in kind && effects.includes(kind.effect);
}

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

export type OrderState = ReturnType<typeof stateOf>;

/** Each step as it was taken last, as far as it still holds. */
export function stateOf(steps: readonly OrderStep[]) {
  const last = (...effects: Effect[]) => lastOf(steps, ...effects);
  return {
    paid: last('paid'),
    proposed: last('proposed'),
    /** Proposed or, after that, chosen. */
    time: last('proposed', 'chosen'),
    /** When the call is that was chosen last; a declined order has none. */
    agreed: last('chosen', 'declined')?.start,
    delivered: last('delivered'),
    /** What the reading needs was sent by the buyer. */
    intake: last('intake'),
    declined: declinedIn(steps),
    /** What the buyer was asked or told before each of these, in sentences with a space after each. */
    sentences: {
      payment: sentencesBefore('payment', steps),
      reading: sentencesBefore('reading', steps),
    },
  };
}

const lastOf = (steps: readonly OrderStep[], ...effects: Effect[]) =>
  steps.filter((step) => hasEffect(step, ...effects)).pop();

/** What does something to an order after it was declined takes it up again. */
function declinedIn(steps: readonly OrderStep[]) {
  const outcome = lastOf(steps, 'paid', 'proposed', 'delivered', 'declined');
  return outcome && hasEffect(outcome, 'declined') ? outcome : undefined;
}

/** Of each step that says something, the last time; what was said of a declined order was something else. */
function sentencesBefore(stage: 'payment' | 'reading', steps: readonly OrderStep[]) {
  const sentences = new Map<StepName, string>();
  for (const [index, step] of steps.entries()) {
    const kind = kindOf(step);
    if ('says' in kind && kind.before === stage && !declinedIn(steps.slice(0, index)))
      sentences.set(step.name, `${kind.says(dateOf(step))} `);
  }
  return [...sentences.values()].join('');
}

/** '23 November 2026' */
export const dateOf = ({ at }: OrderStep) => formatDate(new Date(at));

/** The four steps from an order to its reading, as its page and its buyer's mail count them. */
export const stepsAhead = ['Pay', 'Tell us', 'We confirm', 'Reading'] as const;

/** What can be read as steps, from outside. */
export const readSteps = (value: unknown): OrderStep[] =>
  Array.isArray(value) ? value.filter(isStep) : [];

const isStep = (value: unknown): value is OrderStep =>
  hasShape(value, {
    name: isKeyOf(stepKinds),
    at: (at) => isText(at) && !Number.isNaN(Date.parse(at)),
    start: optional(Number.isFinite),
    by: optional(isKeyOf(deliveryWays)),
  });

const isKeyOf = (table: object) => (value: unknown) => isText(value) && Object.hasOwn(table, value);
