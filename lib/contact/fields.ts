/**
 * The two short forms: where they post to, their fields, limits and messages. Shared by the forms in
 * the browser and by the server. Pure.
 */
import { emptyCustomer, fieldError } from '../order/fields';
import { paths } from '../site';
import { figures, manyLines, oneLine, tooLong } from '../typed-words';
import { isObject, parseJson } from '../json';

export type FormKind = 'interest' | 'contact';

/** What a form that was posted without JavaScript can come to; each has its page below `paths.sent`. */
export const formAnswerPages = ['thanks', 'look-again', 'not-sent'] as const;

export type FormAnswerPage = (typeof formAnswerPages)[number];

export type FormFieldName = 'name' | 'email' | 'phone' | 'message';

/** What a visitor typed: interest has no phone and no message. */
export type Details = Record<FormFieldName, string>;

export type FormField = {
  name: FormFieldName;
  label: string;
  placeholder?: string;
  type: 'text' | 'email' | 'tel';
  /** The token by which browsers fill the field in: https://html.spec.whatwg.org/#autofill */
  autoComplete?: string;
  /** What the field needs, where it can't be shown beside it. */
  needs: string;
};

export type FormFieldError = { field: FormFieldName; message: string };

const email = {
  name: 'email',
  type: 'email',
  autoComplete: 'email',
  placeholder: 'you@example.com',
  needs: 'an address like you@example.com',
} as const;

const name = { name: 'name', type: 'text', autoComplete: 'name', needs: 'your name' } as const;

/** Each form's address and its fields, all of them required, in their order. */
export const forms: Record<FormKind, { action: string; fields: readonly FormField[] }> = {
  interest: {
    action: paths.interestApi,
    fields: [
      { ...name, label: 'Enter your Name', placeholder: 'Name' },
      { ...email, label: 'Enter your email' },
    ],
  },
  contact: {
    action: paths.contactApi,
    fields: [
      { ...name, label: 'Name' },
      { ...email, label: 'Email' },
      {
        name: 'phone',
        label: 'Phone',
        type: 'tel',
        autoComplete: 'tel',
        placeholder: '+91 00000 00000',
        needs: 'six digits or more, with the country code if you live abroad',
      },
      { name: 'message', label: 'Message', type: 'text', needs: 'up to 1,500 characters' },
    ],
  },
};

/**
 * A message of this length in any Indian script stays below the relay's 16 KiB, though a form without
 * JavaScript spends nine bytes on each letter.
 */
export const messageMaxLength = 1500;

export const emptyForm: Details = { name: '', email: '', phone: '', message: '' };

/** What was typed, as everything after the form reads it. */
export const cleanDetails = ({ name, email, phone, message }: Details): Details => ({
  name: oneLine(name),
  email: oneLine(email),
  phone: figures(phone),
  message: manyLines(message),
});

/** Every fault of what was typed, in the order of the form's fields. */
export const formErrors = (kind: FormKind, details: Details): FormFieldError[] =>
  forms[kind].fields.flatMap(({ name }) => {
    const message = errorIn(name, cleanDetails(details)[name]);
    return message ? [{ field: name, message }] : [];
  });

function errorIn(field: FormFieldName, value: string): string | undefined {
  switch (field) {
    case 'name':
      return value === '' ? 'Enter your name' : tooLong(value, 100);
    case 'message':
      return value === ''
        ? 'Write a line or two, so that we can answer'
        : tooLong(value, messageMaxLength);
    default:
      // The checkout's own rules; without a country a phone number is never held to Indian ones.
      return fieldError(field, { ...emptyCustomer, [field]: value });
  }
}

/** Where the browser keeps it. */
export const contactDraftKey = 'contact-draft';

/** What was typed into the contact form and not sent yet, as far as it can be read. */
export function parseContactDraft(stored: string | null): Details {
  const value = parseJson(stored);
  if (!isObject(value)) return emptyForm;
  const texts = Object.entries(value).filter(
    ([name, text]) => name in emptyForm && typeof text === 'string',
  );
  return { ...emptyForm, ...(Object.fromEntries(texts) as Partial<Details>) };
}
