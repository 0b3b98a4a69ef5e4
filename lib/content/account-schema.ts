/** How one is paid and called: a wrong digit here costs an order, so forms are checked, and fields against each other. Pure. */
import { z } from 'zod';
import { exactly, wholeNumber, words, written } from './parts';

export const phoneSchema = z.strictObject({
  display: words('"+91 00000 00000"'),
  dial: written(
    /^\+(?:91\d{10}|(?!91|0)\d{8,15})$/,
    'write + and digits without spaces, in quotes, for example "+910000000000"; after 91, the code of India, stand ten',
  ),
});

export const whatsappSchema = written(
  /^(?:91\d{10}|(?!91|0)\d{8,15})$/,
  'write the digits only, with country code, in quotes, for example "910000000000"; after 91, the code of India, stand ten',
);

export const bankSchema = z.strictObject({
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

export const upiSchema = z
  .strictObject({
    id: written(
      /^[\w.-]{2,}@[a-zA-Z][a-zA-Z\d]+$/,
      'write the UPI id, for example name@bank; behind the @ stands the short name of a bank or an app, without a dot',
    ),
    name: exactly('Sample Account Name'),
    limit: wholeNumber(100_000).optional(),
  })
  .optional();

type Account = {
  phone: z.infer<typeof phoneSchema>;
  whatsapp: string;
  bank: z.infer<typeof bankSchema>;
  confirmed?: readonly unknown[];
};

/** What is right by itself, and can't be right beside the others. */
export function refuseContradictions(
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
