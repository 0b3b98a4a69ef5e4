/** A wrong digit here costs an order, so forms are checked, and fields against each other. */
import { z } from 'zod';
import type { Pictured } from '../photo';
import { placeholdersIn } from './samples';
import {
  describedPhoto,
  exactText,
  link,
  listOf,
  photo,
  rule,
  upTo,
  wholeNumber,
  words,
  formattedText,
} from './fields';

const telephone = (plus: '' | '+', what: string) =>
  formattedText(
    new RegExp(`^${plus && '\\+'}(?:91\\d{10}|(?!91|0)\\d{8,15})$`),
    `${what}, ten after 91, the code of India, in quotes`,
    `${plus}910000000000`,
  );

const phone = z.strictObject({
  display: words('+91 00000 00000'),
  dial: telephone('+', '+ and digits without spaces'),
});

const bank = z.strictObject({
  accountName: exactText('Sample Account Name'),
  bank: exactText('Sample Bank, Sample Branch'),
  accountNumber: formattedText(
    /^\d(?: ?\d){8,17}$/,
    'the 9 to 18 digits of the account in quotes',
    '0000 0000 0000',
  ),
  ifsc: formattedText(
    /^[A-Z]{4}0[A-Z\d]{6}$/,
    'the 11 characters of the IFSC: four capital letters, the digit 0 (no letter O) and six more',
    'SBIN0001234',
  ),
  swift: formattedText(
    /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/,
    'the 8 or 11 capital letters and digits of the SWIFT code without spaces',
    'SBININBB',
  ),
});

const facts = {
  site: z.enum(['preview', 'public']),
  name: words('Navank'),
  practitioner: words('The practitioner'),
  ...photo,
  line: upTo(160, 'I write out every sum, so that you can follow it at home.').optional(),
  credentials: listOf(
    z.strictObject({
      title: words('Bachelor of Physiotherapy'),
      issuer: words('the university or body that gave it'),
      year: wholeNumber(2012),
    }),
  ).optional(),
  about: words('One or two sentences for the footer.'),
  tagline: words('A sentence for search engines and share cards.'),
  phone,
  whatsapp: telephone('', 'the digits only, with country code'),
  email: z.email({ error: 'write an email address, for example hello@example.com' }),
  followers: words('10Mn+'),
  languages: listOf(words('Hindi')),
  minutes: wholeNumber(45),
  sittings: z
    .strictObject({ town: words('Nagpur'), days: words('Saturdays and Sundays') })
    .optional(),
  bank,
  upi: z
    .strictObject({
      id: formattedText(
        /^[\w.-]{2,}@[a-zA-Z][a-zA-Z\d]+$/,
        'the UPI id; behind the @ stands the short name of a bank or an app, without a dot',
        'name@bank',
      ),
      name: exactText('Sample Account Name'),
      limit: wholeNumber(100_000).optional(),
    })
    .optional(),
  social: z.strictObject({ facebook: link, instagram: link, youtube: link, twitter: link }),
  apps: z.strictObject({ googlePlay: link, appStore: link }),
  legal: z.strictObject({
    name: words('Asha Rao, proprietor of Navank'),
    street: words('12, Station Road'),
    city: words('Wardha'),
    state: words('Maharashtra'),
    pincode: formattedText(/^\d{6}$/, 'the six digits of the pincode, in quotes', '442001'),
    gstin: formattedText(
      /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
      'the 15 characters of the GSTIN, or take the line out where there is none',
      '27ABCDE1234F1Z5',
    ).optional(),
    complaints: words('Asha Rao'),
    designation: words('Proprietor and Grievance Officer'),
  }),
};

const part = z.strictObject(facts).keyof().exclude(['site', 'photoAlt', 'tagline']);

/** Facts without which nobody could pay, reach the practice, or know whom they buy from. */
const needed = ['name', 'phone', 'whatsapp', 'email', 'bank', 'upi', 'legal'];

export const businessSchema = z
  .strictObject({
    ...facts,
    samples: z.array(part).default([]),
    /** The SWIFT code again, confirmed, where it begins otherwise than the IFSC. */
    confirmed: listOf(exactText('SBININBB')).optional(),
  })
  .check(
    rule(contradictions),
    rule(unfinished),
    describedPhoto,
    rule((business: Facts) =>
      Object.fromEntries(
        part.options
          .filter((name) => !business.samples.includes(name))
          .flatMap((name) =>
            placeholdersIn(business[name], name).map(({ field, found }) => [
              field,
              `is still the sample "${found}", and would be taken for real; write the real value, or put ${name} back into the list samples`,
            ]),
          ),
      ),
    ),
  );

export type Business = Pictured<z.infer<typeof businessSchema>>;

type Facts = z.infer<z.ZodObject<typeof facts>> & { samples: string[]; confirmed?: string[] };

function unfinished({ site, samples }: Facts) {
  const missing = samples.filter((name) => needed.includes(name));
  return {
    site:
      site === 'public' &&
      missing.length > 0 &&
      `is public, while samples still lists ${missing.join(', ')}, so nobody could pay or reach you; write the real values and take their names out of samples, or write site: preview`,
  };
}

function contradictions({ phone: given, whatsapp, bank: account, confirmed = [] }: Facts) {
  const { display, dial } = given;
  const { swift, ifsc } = account;
  const shown = display.replace(/\D/g, '').replace(/^0/, '');
  const country = swift.slice(4, 6);
  const isKnown = bank.safeParse(account).success;
  return {
    'phone, display':
      phone.safeParse(given).success &&
      (shown.length < 8 || !dial.endsWith(shown)) &&
      `shows the number ${display}, and dial calls ${dial}; write the same number in both`,
    whatsapp:
      dial.startsWith('+91') &&
      /^[6-9]\d{9}$/.test(whatsapp) &&
      `${whatsapp} has no country code; write it before the number: "91${whatsapp}"`,
    'bank, swift':
      isKnown &&
      (country !== 'IN'
        ? `${swift} belongs to a bank in the country ${country}, and ifsc to one in India, where the fifth and sixth letters are IN; write the SWIFT code that the bank gives`
        : swift.slice(0, 4) !== ifsc.slice(0, 4) &&
          !confirmed.includes(swift) &&
          `${swift} and ifsc ${ifsc} begin with different letters, as codes of two banks do; write the right one, or, where the bank gives both, add at the end of the file: confirmed: [${swift}]`),
  };
}
