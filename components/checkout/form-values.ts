import { markets } from '@/lib/markets/markets';
import type { Details } from '@/lib/order/draft';
import { cleanCustomer } from '@/lib/order/fields';
import { manyLines } from '@/lib/typed-words';
import { orderLines, orderTotal } from '@/lib/order/order';
import type { Choice } from './choice';
import type { OrderRequest } from './send-order';

/** What the server is asked for: the choice, what was typed, and the total that the page shows. */
export function requestOf(
  choice: Choice,
  { customer, note }: Details,
  expectedTotal: number,
  form: HTMLFormElement,
): OrderRequest {
  return {
    ...idsOf(choice),
    customer: cleanCustomer(customer),
    note: manyLines(note),
    confirmed: true,
    expectedTotal,
    website: String(new FormData(form).get('website') ?? ''),
  };
}

/** What is chosen, as the draft and the server know it. */
export const idsOf = ({ currency, services }: Choice) => ({
  currency,
  services: services.map(({ id }) => id),
});

export const totalOf = (choice: Choice | undefined) =>
  choice ? orderTotal(orderLines(choice.services, choice.currency)) : 0;

export const isTicked = (form: HTMLFormElement) => tickBox(form)?.checked ?? false;

/** The visitor's confirmation: taken back when the order is another one, put back when it goes on. */
export function setTick(form: HTMLFormElement, ticked: boolean) {
  const box = tickBox(form);
  if (box) box.checked = ticked;
}

const tickBox = (form: HTMLFormElement) => {
  const box = form.elements.namedItem('confirmed');
  return box instanceof HTMLInputElement ? box : undefined;
};

/** Fills in where nearly everybody lives who pays in this currency; the field can be changed. */
export function fillInCountry(form: HTMLFormElement, { currency }: Choice) {
  const { country } = markets[currency];
  const field = form.elements.namedItem('country');
  if (country && field instanceof HTMLInputElement && field.value === '') field.value = country;
}
