import { z } from 'zod';
import { countryCode } from '../countries';
import { capitalised } from '../lists';
import type { FieldFault } from '../problem';
import { findService, type Service } from '../services/catalogue';
import { currencies, type Currency } from '../markets/markets';
import {
  readPhone,
  filledDecoy,
  robotFields,
  tooFast,
  rawLine,
  rawText,
  tokenText,
  typedText,
} from '../platform/post-route';
import {
  addressRulesIn,
  cleanCustomer,
  customerErrors,
  missingFields,
  noteFault,
  perField,
  unfilledFields,
  unconfirmedMessage,
  type Customer,
} from './fields';

export const bareOrderSchema = z.object({
  invoiceId: z.string(),
  /** Long US form, in the business's time zone. */
  date: z.string(),
  currency: z.enum(currencies),
  lines: z.array(z.object({ serviceId: z.number(), title: z.string(), amount: z.number() })),
  /** Whole. */
  total: z.number(),
});

export const orderSchema = bareOrderSchema.extend({
  customer: z.object(perField(() => z.string())),
});

export const idempotencyKeySchema = z.uuid({ version: 'v4' });

/** Checks the shape alone: our form sends no other. */
export const orderBodySchema = z.strictObject({
  currency: z.enum(currencies),
  services: z.array(z.number()).max(100),
  customer: z
    .strictObject(perField((name) => (name === 'address' ? rawText : rawLine)))
    .transform(cleanCustomer),
  confirmed: z.boolean(),
  expectedTotal: z.number().optional(),
  note: typedText.default(''),
  /** Token of an earlier order's link, by which the form was filled in. */
  again: tokenText.optional(),
  ...robotFields,
});

export type OrderBody = z.infer<typeof orderBodySchema>;

export type OrderRequest = {
  currency: Currency;
  services: Service[];
  customer: Customer;
  expectedTotal?: number;
  note: string;
  again?: string;
  /** A program may have filled in the form. */
  flagged: boolean;
};

export type Checked =
  { ok: true; request: OrderRequest } | { ok: false; detail: string; errors: FieldFault[] };

const maxServices = 20;

export function checkOrder(body: OrderBody, catalogue: readonly Service[]): Checked {
  const { currency, expectedTotal, note, again } = body;
  const services = chosen(body, catalogue);
  const { customer, errors: faults } = checkCustomer(body.customer);
  const longNote = noteFault(note);
  const errors: FieldFault[] = [
    ...(services ? [] : [{ field: 'services', message: servicesMessage }]),
    ...faults,
    ...(longNote ? [{ field: 'note', message: longNote }] : []),
    ...(body.confirmed ? [] : [{ field: 'confirmed', message: unconfirmedMessage }]),
  ];
  if (!services || errors.length > 0) return { ok: false, detail: detailOf(body, errors), errors };
  const flagged = filledDecoy(body) || tooFast(body);
  return {
    ok: true,
    request: { currency, services, customer, expectedTotal, note, again, flagged },
  };
}

/**
 * A phone in E.164. An unreadable one is a fault where a market has rules; elsewhere it stays as
 * typed, so that no new kind of number keeps anybody from ordering.
 */
function checkCustomer(customer: Customer) {
  const errors = customerErrors(customer);
  const phone = readPhone(customer.phone, countryCode(customer.country));
  const rules = addressRulesIn(customer.country);
  if (rules && !phone && !errors.some(({ field }) => field === 'phone'))
    errors.push({ field: 'phone', message: rules.phone.fix });
  return { customer: phone ? { ...customer, phone } : customer, errors };
}

const servicesMessage = `Choose 1 to ${maxServices} different services from one price list`;

/** Undefined when one of them can't be bought like this. */
function chosen({ services: ids, currency }: OrderBody, catalogue: readonly Service[]) {
  if (ids.length < 1 || ids.length > maxServices || new Set(ids).size < ids.length)
    return undefined;
  const found = ids.map((id) => findService(catalogue, id));
  return found.every((service) => service !== undefined && isSoldIn(service, currency))
    ? found.filter((service) => service !== undefined)
    : undefined;
}

/** The test item, outside production, is on no list. */
const isSoldIn = ({ lists }: Service, currency: Currency) =>
  lists.length === 0 || lists.includes(currency);

/** Names the most basic fault. */
function detailOf({ customer }: OrderBody, errors: readonly FieldFault[]) {
  // The specification capitalises their first letter.
  const empty = unfilledFields(customer).map(({ name }) => capitalised(name));
  if (empty.length > 0) return missingFields + empty.join(', ');
  const other = errors.find(({ field }) => field !== 'confirmed');
  return other ? 'Please look again at the fields named below.' : unconfirmedMessage;
}
