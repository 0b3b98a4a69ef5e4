import { perCurrency } from '../markets/currency';
import { sampleService } from '../services/test-kit';
import fc from 'fast-check';
import { formSchemas } from '../contact/forms';
import { orderForBuyer } from './mails/order-for-buyer';
import { orderForOwner } from './mails/order-for-owner';
import { sampleContext } from './mails/sample-order';
import { fields, perField } from './fields';
import { buildOrder } from './order';
import { checkOrder, orderBodySchema } from './schema';

const service = sampleService({ id: 3, prices: perCurrency(() => 1900) });

const key = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
/** The night tries ten times as many. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 1_000);

/** What no field may hold once it is taken: anything that could begin a line of a mail's head. */
const heads = /[\r\n\u0000\u2028\u2029\u202e]/;

/** Text with what is dangerous in mails, heads and HTML strewn in. */
const evilText = fc
  .array(
    fc.oneof(
      fc.string({ maxLength: 12, unit: 'binary' }),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '<img src=x onerror=alert(1)>',
        '</td></table><b>',
        '"\'><svg onload=alert(1)>',
        'javascript:alert(1)',
        '\r\nBcc: evil@example.com\r\n\r\n',
        '\u202e\u2066\u0000\ufeff',
        '\ud800',
        '{{7*7}}${7*7}',
        'https://evil.example/?a=1&b=2',
        '=HYPERLINK("https://evil.example")',
        'प्रिया',
        'Asha',
        '\t',
      ),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

/** What begins with letters, so that most of it is a name. */
const name = fc
  .tuple(fc.constantFrom('Asha', 'राधा', 'O’Neil', ''), evilText)
  .map(([first, rest]) => `${first}${rest}`.slice(0, 90));

/** An order nearly as our form sends it, with something strange in it here and there. */
const orderLike = fc.record(
  {
    currency: fc.constantFrom('INR', 'USD', 'INR', 'INR', 'EUR'),
    services: fc.oneof({ weight: 5, arbitrary: fc.constant([3]) }, fc.array(fc.integer())),
    customer: fc.record({
      email: fc.oneof(
        { weight: 6, arbitrary: fc.emailAddress() },
        evilText,
        fc.constantFrom('a@b.co,c@d.co', 'Asha <a@b.co>', 'a@b.co\r\nBcc: c@d.co'),
      ),
      firstName: name,
      lastName: name,
      phone: fc.constantFrom('98765 43210', '+91 98765 43210', '12'),
      address: name,
      country: fc.constantFrom('India', 'Nepal', '<b>India</b>'),
      city: name,
      state: name,
      pincode: fc.constantFrom('442001', '442 001', '12345'),
    }),
    confirmed: fc.constantFrom(true, true, true, false),
    note: evilText,
    elapsed: fc.integer({ min: -5, max: 99_999 }),
    website: fc.constantFrom('', '', 'x'),
  },
  { requiredKeys: ['currency', 'services', 'customer', 'confirmed'] },
);

describe('whatever is sent', () => {
  it('as an order is taken clean or refused with words', () => {
    let taken = 0;
    fc.assert(
      fc.property(
        fc.oneof({ weight: 4, arbitrary: orderLike }, fc.jsonValue({ maxDepth: 4 })),
        (body) => {
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
        },
      ),
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
          for (const { data } of [contact, interest])
            if (data) expect(data.name + data.email).not.toMatch(heads);
        },
      ),
      { numRuns },
    );
  });

  it('is text in both mails, never markup, and heads are one line', () => {
    fc.assert(
      fc.property(evilText, evilText, evilText, (name, address, note) => {
        const customer = { ...perField(() => name), address, email: 'asha@example.com' };
        const order = buildOrder(key, [service], 'INR', customer, new Date(0));
        const mails = [
          orderForBuyer(order, sampleContext),
          orderForOwner(order, { ...sampleContext, note }),
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
