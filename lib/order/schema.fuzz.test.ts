import { perCurrency } from '../markets/currency';
import { sampleService } from '../services/sample-service';
import fc from 'fast-check';
import { formSchemas } from '../contact/forms';
import { emptyForm, formFaults } from '../contact/fields';
import { orderForBuyer } from './mails/order-for-buyer';
import { orderForOwner } from './mails/order-for-owner';
import { sampleContext } from './mails/sample-order';
import { anyBody, evilText, orderLike } from '../../e2e/generated-bodies';
import { fields } from './fields';
import { buildOrder } from './order';
import { checkOrder, orderBodySchema } from './schema';

const service = sampleService({ id: 3, prices: perCurrency(() => 1900) });

const key = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
/** The night tries ten times as many. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 1_000);

/** What no field may hold once it is taken: anything that could begin a line of a mail's head. */
const heads = /[\r\n\u0000\u2028\u2029\u202e]/;

describe('whatever is sent', () => {
  it('as an order is taken clean or refused with words', () => {
    let taken = 0;
    fc.assert(
      fc.property(fc.oneof({ weight: 4, arbitrary: orderLike }, anyBody), (body) => {
        const parsed = orderBodySchema.safeParse(body);
        if (!parsed.success) return;
        const checked = checkOrder(parsed.data, [service]);
        if (!checked.ok) {
          expect(checked.detail).not.toBe('');
          return;
        }
        taken += 1;
        const { customer, note } = checked.request;
        for (const { name, maxLength } of fields) {
          expect(customer[name]).not.toMatch(heads);
          expect(customer[name].length).toBeLessThanOrEqual(maxLength);
        }
        expect(customer.email).toMatch(/^[^\s@<>,;]+@[^\s@<>,;]+$/);
        expect(note.length).toBeLessThanOrEqual(2000);
        expect(buildOrder(key, checked.request.services, 'INR', customer, new Date(0)).total).toBe(
          1900,
        );
      }),
      { numRuns },
    );
    // Otherwise this would only show that nonsense is refused.
    expect(taken).toBeGreaterThan(numRuns / 20);
  });

  it('to the two forms is taken clean or refused', () => {
    fc.assert(
      fc.property(
        fc.record({ name: evilText, email: evilText, message: evilText, phone: evilText }),
        (typed) => {
          const contact = formSchemas.contact.safeParse(typed);
          const interest = formSchemas.interest.safeParse({ name: typed.name, email: typed.email });
          for (const parsed of [contact, interest]) {
            if (!parsed.success) continue;
            expect(parsed.data.name + parsed.data.email).not.toMatch(heads);
            expect(Array.isArray(formFaults('contact', { ...emptyForm, ...parsed.data }))).toBe(
              true,
            );
          }
        },
      ),
      { numRuns },
    );
  });

  it('is text in both mails, never markup, and heads are one line', async () => {
    await fc.assert(
      fc.asyncProperty(evilText, evilText, evilText, async (name, address, note) => {
        const customer = {
          ...Object.fromEntries(fields.map((field) => [field.name, name])),
          address,
          email: 'asha@example.com',
        } as Parameters<typeof buildOrder>[3];
        const order = buildOrder(key, [service], 'INR', customer, new Date(0));
        const mails = [
          await orderForBuyer(order, sampleContext),
          await orderForOwner(order, { ...sampleContext, note, flagged: false }),
        ];
        for (const { subject, html, text, to } of mails) {
          expect(subject).not.toMatch(heads);
          expect(subject.length).toBeLessThanOrEqual(120);
          expect(html).not.toMatch(/<(script|img src=x|svg|iframe|b)\b|="javascript:/i);
          expect(text).not.toBe('');
          expect(['asha@example.com', 'owner@example.com']).toContain(to);
        }
      }),
      { numRuns: numRuns / 10 },
    );
  }, 120_000);
});
