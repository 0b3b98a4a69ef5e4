/** Bodies that nobody's form would send, for property-based tests. */
import fc from 'fast-check';

/** Text with what is dangerous in mails, heads and HTML strewn in. */
export const evilText = fc
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

/** Any JSON at all. */
export const anyBody = fc.jsonValue({ maxDepth: 4 });

const email = fc.oneof(
  { weight: 6, arbitrary: fc.emailAddress() },
  evilText,
  fc.constantFrom('asha@example.com', 'a@b.co,c@d.co', 'Asha <a@b.co>', 'a@b.co\r\nBcc: c@d.co'),
);

/** What begins with letters, so that most of it is a name. */
const name = fc
  .tuple(fc.constantFrom('Asha', 'राधा', 'O’Neil', ''), evilText)
  .map(([first, rest]) => `${first}${rest}`.slice(0, 90));

/** An order nearly as our form sends it, with something strange in it here and there. */
export const orderLike = fc.record(
  {
    currency: fc.constantFrom('INR', 'USD', 'INR', 'INR', 'EUR'),
    services: fc.oneof({ weight: 5, arbitrary: fc.constant([3]) }, fc.array(fc.integer())),
    customer: fc.record({
      email,
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
