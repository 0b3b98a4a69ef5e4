import { useState } from 'react';
import {
  cleanCustomer,
  customerErrors,
  emptyFieldNames,
  fieldError,
  fields,
  missingFieldsMessage,
  unconfirmedMessage,
  type Customer,
  type FieldName,
} from '@/lib/order/fields';
import type { FieldFault } from '@/lib/problem';

export type Faults = {
  /** By field name; 'confirmed' is the tick. */
  byField: Readonly<Record<string, string>>;
  /** The sentences above the form. */
  summary: readonly string[];
};

/** The faults that the form shows: found on submitting, gone one by one as they are put right. */
export function useFaults() {
  const [faults, setFaults] = useState(noFaults);
  return {
    faults,
    show: setFaults,
    clear: () => setFaults(noFaults),
    /** After a change of one field, or of the tick. */
    review(changed: string, customer: Customer, confirmed: boolean) {
      setFaults((shown) => without(shown, changed, customer, confirmed));
    },
  };
}

const noFaults: Faults = { byField: {}, summary: [] };

/** What is wrong with a form about to be sent, or undefined. */
export function findFaults(customer: Customer, confirmed: boolean): Faults | undefined {
  const errors: FieldFault[] = [
    ...customerErrors(customer),
    ...(confirmed ? [] : [{ field: 'confirmed', message: unconfirmedMessage }]),
  ];
  return errors.length > 0 ? toFaults(errors, summaries(customer, errors)) : undefined;
}

export const toFaults = (errors: readonly FieldFault[], summary: readonly string[]): Faults => ({
  byField: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
  summary,
});

function summaries(customer: Customer, errors: readonly FieldFault[]) {
  const empty = emptyFieldNames(customer);
  const clean = cleanCustomer(customer);
  const malformed = fields.filter(
    ({ name }) => clean[name] !== '' && errors.some(({ field }) => field === name),
  );
  const labels = malformed.map(({ label }) => label).join(', ');
  return [
    empty.length > 0 && missingFieldsMessage(empty),
    malformed.length > 0 && `Please look again at these fields: ${labels}`,
    errors.some(({ field }) => field === 'confirmed') && unconfirmedMessage,
  ].filter((sentence) => sentence !== false);
}

function without(shown: Faults, changed: string, customer: Customer, confirmed: boolean): Faults {
  const entries = Object.entries(shown.byField).flatMap(([name, message]) => {
    // Which country it is decides what a phone number and a pincode look like.
    const concerned = name === changed || changed === 'country' || changed === '';
    if (!concerned) return [[name, message]];
    if (name === 'confirmed') return confirmed ? [] : [[name, message]];
    const still = isFieldName(name) ? fieldError(name, customer) : undefined;
    return still ? [[name, still]] : [];
  });
  return entries.length > 0 ? { ...shown, byField: Object.fromEntries(entries) } : noFaults;
}

const isFieldName = (name: string): name is FieldName => fields.some((one) => one.name === name);
