/**
 * The order as the browser keeps it between the checkout and Order Received. Pure, and without zod,
 * so that the page stays light; the storage itself is reached by the components.
 */
import { isObject, parseJson } from '../json';
import { isCurrency } from '../markets/currency';
import { fields } from './fields';
import type { Order, OrderAnswer } from './order';
import { readSteps } from './steps';

/** Where the checkout leaves `JSON.stringify(answer)` for Order Received. */
export const storedOrderKey = 'order';

/** What was stored, or `undefined` when there is nothing or it can't be read as an order. */
export function parseStoredOrder(stored: string | null): OrderAnswer | undefined {
  const value = parseJson(stored);
  return isObject(value) ? readAnswer(value) : undefined;
}

/** What is beside the order is read leniently: an order that was taken must never look like one that was not. */
function readAnswer(value: Record<string, unknown>): OrderAnswer | undefined {
  const { order, confirmationEmailed, confirmation, queued, link, steps, key } = value;
  if (typeof confirmationEmailed !== 'boolean' || !isOrder(order)) return undefined;
  return {
    order,
    confirmationEmailed,
    ...(confirmation === 'limited' && { confirmation }),
    ...(queued === true && { queued }),
    ...(typeof link === 'string' && isAddress(link) && { link }),
    ...(steps !== undefined && { steps: readSteps(steps) }),
    ...(typeof key === 'string' && { key }),
  };
}

/** `URL.canParse` is younger than browsers that people order with. */
function isAddress(text: string) {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

/** Whether something from outside is an order, as far as the page draws it. */
export const isOrder = (value: unknown): value is Order =>
  isObject(value) &&
  areStrings(value, ['invoiceId', 'date']) &&
  isCurrency(value.currency) &&
  isAmount(value.total) &&
  Array.isArray(value.lines) &&
  value.lines.every(isLine) &&
  isObject(value.customer) &&
  areStrings(
    value.customer,
    fields.map(({ name }) => name),
  );

const isLine = (value: unknown) =>
  isObject(value) &&
  Number.isInteger(value.serviceId) &&
  typeof value.title === 'string' &&
  isAmount(value.amount);

const isAmount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;

const areStrings = (value: Record<string, unknown>, keys: readonly string[]) =>
  keys.every((key) => typeof value[key] === 'string');
