import { formatDate } from '../time';
import { hasShape, isText, optional } from '../json';

type Effect =
  | 'paid'
  | 'proposed'
  | 'chosen'
  | 'delivered'
  | 'declined'
  | 'intake'
  /** The email address: the links of earlier mails write to another one. */
  | 'corrected'
  /** How it was. */
  | 'asked'
  | 'said';

type StepKind =
  /** Holds from then on. */
  | { effect: Effect }
  /** Changes nothing; the buyer reads the sentence until then. */
  | { before: 'payment' | 'reading'; says: (date: string) => string };

/** lib/owner-steps/steps.ts has the rest of an owner's step. */
export const stepKinds = {
  paid: { effect: 'paid' },
  proof: { before: 'payment', says: (date) => `On ${date} we asked you for the receipt.` },
  time: { effect: 'proposed' },
  delivered: { effect: 'delivered' },
  decline: { effect: 'declined' },
  chosen: { effect: 'chosen' },
  intake: { effect: 'intake' },
  corrected: { effect: 'corrected' },
  ask: { effect: 'asked' },
  said: { effect: 'said' },
} satisfies Record<string, StepKind>;

export type StepName = keyof typeof stepKinds;

export type BuyerStepName = Exclude<StepName, OwnerStepName>;

export type OwnerStepName = (typeof ownerStepNames)[number];

/** In the order of the buttons. */
export const ownerStepNames = ['paid', 'proof', 'time', 'delivered', 'ask', 'decline'] as const;

const kindOf = ({ name }: OrderStep): StepKind => stepKinds[name];

export function hasEffect(step: OrderStep, ...effects: Effect[]) {
  const kind = kindOf(step);
  return 'effect' in kind && effects.includes(kind.effect);
}

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
  /** Milliseconds since 1970. */
  start?: number;
  minutes?: number;
  by?: DeliveryWay;
};

/** Oldest first. */
export function mergeSteps(one: readonly OrderStep[], other: readonly OrderStep[]): OrderStep[] {
  const isNew = (step: OrderStep) => !one.some((known) => isSame(known, step));
  return [...one, ...other.filter(isNew)].sort((a, b) => a.at.localeCompare(b.at));
}

const isSame = (a: OrderStep, b: OrderStep) => a.name === b.name && a.at === b.at;

export type OrderState = ReturnType<typeof stateOf>;

/** The last step of each effect, as far as it still holds. */
export function stateOf(steps: readonly OrderStep[]) {
  const last = (...effects: Effect[]) => lastOf(steps, ...effects);
  return {
    paid: last('paid'),
    proposed: last('proposed'),
    time: last('proposed', 'chosen'),
    /** A declined order has no call. */
    agreed: last('chosen', 'declined')?.start,
    /** Of older steps unknown. */
    minutes: last('chosen')?.minutes,
    delivered: last('delivered'),
    intake: last('intake'),
    corrected: last('corrected'),
    asked: last('asked'),
    said: last('said'),
    declined: declinedIn(steps),
    /** A space follows each. */
    sentences: {
      payment: sentencesBefore('payment', steps),
      reading: sentencesBefore('reading', steps),
    },
  };
}

const lastOf = (steps: readonly OrderStep[], ...effects: Effect[]) =>
  steps.filter((step) => hasEffect(step, ...effects)).pop();

/** A later step takes a declined order up again. */
function declinedIn(steps: readonly OrderStep[]) {
  const outcome = lastOf(steps, 'paid', 'proposed', 'delivered', 'declined');
  return outcome && hasEffect(outcome, 'declined') ? outcome : undefined;
}

/** Last time of each; sentences from before a decline are void. */
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

export const stepsAhead = ['Pay', 'Tell us', 'We confirm', 'Reading'] as const;

export const readSteps = (value: unknown): OrderStep[] =>
  Array.isArray(value) ? value.filter(isStep) : [];

const isStep = (value: unknown): value is OrderStep =>
  hasShape(value, {
    name: isKeyOf(stepKinds),
    at: (at) => isText(at) && !Number.isNaN(Date.parse(at)),
    start: optional(Number.isFinite),
    minutes: optional(Number.isFinite),
    by: optional(isKeyOf(deliveryWays)),
  });

const isKeyOf = (table: object) => (value: unknown) => isText(value) && Object.hasOwn(table, value);
