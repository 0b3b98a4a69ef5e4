import { emptyCustomer, fieldError } from '../order/fields';
import { paths } from '../site';
import { figures, manyLines, oneLine, tooLong } from '../typed-words';
import { isObject, parseJson } from '../json';

export type FormKind = 'interest' | 'contact';

/** Outcomes of a form posted without JavaScript; each has a page below `paths.sent`. */
export const formAnswerPages = ['thanks', 'waiting', 'look-again', 'not-sent'] as const;

export type FormAnswerPage = (typeof formAnswerPages)[number];

export type FormFieldName = 'name' | 'email' | 'phone' | 'message';

/** Interest has no phone and no message. */
export type Details = Record<FormFieldName, string>;

export type FormField = {
  name: FormFieldName;
  label: string;
  placeholder?: string;
  type: 'text' | 'email' | 'tel';
  autoComplete?: string;
  /** Said where it can't be shown beside the field. */
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

/** All fields are required. */
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

/** Below the relay's 16 KiB, though a form post spends nine bytes on an Indian letter. */
export const messageMaxLength = 1500;

export const emptyForm: Details = { name: '', email: '', phone: '', message: '' };

export const cleanDetails = ({ name, email, phone, message }: Details): Details => ({
  name: oneLine(name),
  email: oneLine(email),
  phone: figures(phone),
  message: manyLines(message),
});

/** In the order of the form's fields. */
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

export const contactDraftKey = 'contact-draft';

export function parseContactDraft(stored: string | null): Details {
  const value = parseJson(stored);
  if (!isObject(value)) return emptyForm;
  const texts = Object.entries(value).filter(
    ([name, text]) => name in emptyForm && typeof text === 'string',
  );
  return { ...emptyForm, ...(Object.fromEntries(texts) as Partial<Details>) };
}
