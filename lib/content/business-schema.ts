/** The shape of content/business.yaml: a wrong digit here costs an order, so forms are checked, and fields against each other. Pure. */
import { z } from 'zod';
import type { Pictured } from '../photo';
import { samplesIn } from './business';
import {
  confirmed,
  describedPhoto,
  exactly,
  link,
  listOf,
  photo,
  upTo,
  wholeNumber,
  words,
  written,
} from './fields';

const phoneSchema = z.strictObject({
  display: words('"+91 00000 00000"'),
  dial: written(
    /^\+(?:91\d{10}|(?!91|0)\d{8,15})$/,
    'write + and digits without spaces, in quotes, for example "+910000000000"; after 91, the code of India, stand ten',
  ),
});

const whatsappSchema = written(
  /^(?:91\d{10}|(?!91|0)\d{8,15})$/,
  'write the digits only, with country code, in quotes, for example "910000000000"; after 91, the code of India, stand ten',
);

const bankSchema = z.strictObject({
  accountName: exactly('Sample Account Name'),
  bank: exactly('Sample Bank, Sample Branch'),
  accountNumber: written(
    /^\d(?: ?\d){8,17}$/,
    'write the 9 to 18 digits of the account in quotes, for example "0000 0000 0000"',
  ),
  ifsc: written(
    /^[A-Z]{4}0[A-Z\d]{6}$/,
    'write the 11 characters of the IFSC: four capital letters, the digit 0 (no letter O) and six more, for example SBIN0001234',
  ),
  swift: written(
    /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/,
    'write the 8 or 11 capital letters and digits of the SWIFT code without spaces, for example SBININBB',
  ),
});

const upiSchema = z
  .strictObject({
    id: written(
      /^[\w.-]{2,}@[a-zA-Z][a-zA-Z\d]+$/,
      'write the UPI id, for example name@bank; behind the @ stands the short name of a bank or an app, without a dot',
    ),
    name: exactly('Sample Account Name'),
    limit: wholeNumber(100_000).optional(),
  })
  .optional();

const credentialSchema = z.strictObject({
  title: words('Bachelor of Physiotherapy'),
  issuer: words('the university or body that gave it'),
  year: wholeNumber(2012),
});

const businessParts = [
  'name',
  'practitioner',
  'photo',
  'line',
  'credentials',
  'about',
  'phone',
  'whatsapp',
  'email',
  'followers',
  'languages',
  'minutes',
  'bank',
  'upi',
  'social',
  'apps',
  'legal',
] as const;

export const businessSchema = z
  .strictObject({
    name: words('Navank'),
    practitioner: words('The practitioner'),
    ...photo,
    line: upTo(160, 'I write out every sum, so that you can follow it at home.').optional(),
    credentials: listOf(credentialSchema, 'title: Bachelor of Physiotherapy').optional(),
    about: words('One or two sentences for the footer.'),
    tagline: words('A sentence for search engines and share cards.'),
    phone: phoneSchema,
    whatsapp: whatsappSchema,
    email: z.email({ error: 'write an email address, for example hello@example.com' }),
    followers: words('10Mn+'),
    languages: listOf(words('Hindi'), 'Hindi'),
    minutes: wholeNumber(45),
    bank: bankSchema,
    upi: upiSchema,
    social: z.strictObject({ facebook: link, instagram: link, youtube: link, twitter: link }),
    apps: z.strictObject({ googlePlay: link, appStore: link }),
    legal: z.strictObject({
      name: words('Asha Rao, proprietor of Navank'),
      street: words('12, Station Road'),
      city: words('Wardha'),
      state: words('Maharashtra'),
      pincode: written(/^\d{6}$/, 'write the six digits of the pincode, in quotes'),
      gstin: written(
        /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
        'write the 15 characters of the GSTIN, or take the line out where there is none',
      ).optional(),
      complaints: words('Asha Rao'),
      designation: words('Proprietor and Grievance Officer'),
    }),
    /** Parts whose values above are still samples; a name is taken out when the real value is in. */
    samples: z
      .array(
        z.enum(businessParts, {
          error: 'name a part of this file that is still a sample, for example bank',
        }),
      )
      .default([]),
    confirmed,
  })
  .superRefine(refuseContradictions)
  .superRefine(describedPhoto)
  .superRefine((business, context) => {
    for (const part of businessParts.filter((name) => !business.samples.includes(name)))
      for (const { field, found } of samplesIn(business[part], part))
        context.addIssue({
          code: 'custom',
          path: field.split(', '),
          message: `is still the sample "${found}", and would be taken for real; write the real value, or put ${part} back into the list samples`,
        });
  });

export type Business = Pictured<z.infer<typeof businessSchema>>;
export type Bank = Business['bank'];

type Account = {
  phone: z.infer<typeof phoneSchema>;
  whatsapp: string;
  bank: z.infer<typeof bankSchema>;
  confirmed?: readonly unknown[];
};

/** What is right by itself, and can't be right beside the others. */
function refuseContradictions(
  { phone, whatsapp, bank, confirmed = [] }: Account,
  context: z.RefinementCtx,
) {
  const add = (path: string[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  const shown = phone.display.replace(/\D/g, '').replace(/^0/, '');
  if (isRight(phoneSchema, phone) && (shown.length < 8 || !phone.dial.endsWith(shown)))
    add(
      ['phone', 'display'],
      `shows the number ${phone.display}, and dial calls ${phone.dial}; write the same number in both`,
    );
  if (phone.dial.startsWith('+91') && /^[6-9]\d{9}$/.test(whatsapp))
    add(
      ['whatsapp'],
      `${whatsapp} has no country code; write it before the number: "91${whatsapp}"`,
    );
  if (!isRight(bankSchema, bank)) return;
  if (bank.swift.slice(4, 6) !== 'IN')
    add(
      ['bank', 'swift'],
      `${bank.swift} belongs to a bank in the country ${bank.swift.slice(4, 6)}, and ifsc to one in India, where the fifth and sixth letters are IN; write the SWIFT code that the bank gives`,
    );
  else if (bank.swift.slice(0, 4) !== bank.ifsc.slice(0, 4) && !confirmed.includes(bank.swift))
    add(
      ['bank', 'swift'],
      `${bank.swift} and ifsc ${bank.ifsc} begin with different letters, as codes of two banks do; write the right one, or, where the bank gives both, add at the end of the file: confirmed: [${bank.swift}]`,
    );
}

const isRight = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;
