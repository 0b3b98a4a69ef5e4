import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import {
  emptyForm,
  formFaults,
  forms,
  type Details,
  type FieldFault,
  type FormKind,
} from '@/lib/contact/fields';
import { inMinutes, isTimeout, networkError, readProblem, waitAsked } from '@/lib/problem';
import { postJson } from '../post-json';

export type Faults = Readonly<Record<string, string>>;

/** What was sent, and whether a mail asks the visitor to confirm it. */
type Sent = { details: Details; asked: boolean };

/**
 * The life of a short form: checked, sent once, its faults shown at the fields. The inputs belong to
 * the browser, so what was typed before the island woke counts, and a failure takes nothing away.
 */
export function useForm(kind: FormKind, form: RefObject<HTMLFormElement | null>) {
  const isBusy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [notSent, setNotSent] = useState<string>();
  const cameBlank = useRef(false);

  useEffect(() => {
    if (form.current) cameBlank.current = isBlank(form.current);
    // Until now the browser's own checks stood guard; from here on our words stand beside the fields.
    form.current?.setAttribute('novalidate', '');
  }, [form]);

  function show(found: readonly FieldFault[]) {
    // First the messages, so that they are read with the field that gets focus.
    flushSync(() => setFaults(byField(found)));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  /** Sends the form: the details when they are sent, undefined when they are not. */
  async function submit(): Promise<Sent | undefined> {
    const element = form.current;
    if (!element || isBusy.current) return undefined;
    const details = readForm(element);
    setNotSent(undefined);
    const found = formFaults(kind, details);
    if (found.length > 0) return void show(found);
    setFaults({});
    setIsSending(true);
    isBusy.current = true;
    const result = await postForm(kind, {
      ...Object.fromEntries(forms[kind].fields.map(({ name }) => [name, details[name].trim()])),
      website: String(new FormData(element).get('website') ?? ''),
      elapsed: cameBlank.current ? Math.round(performance.now()) : undefined,
    });
    isBusy.current = false;
    setIsSending(false);
    if (result.kind === 'invalid') return void show(result.faults);
    if (result.kind === 'not-sent') return void setNotSent(result.reason);
    element.reset();
    return { details, asked: result.asked };
  }

  return {
    faults,
    /** Why it was not sent, in words. */
    notSent,
    isSending,
    submit,
    /** A fault that was shown goes as soon as its field is right. */
    review({ currentTarget }: FormEvent<HTMLFormElement>) {
      const still = byField(formFaults(kind, readForm(currentTarget)));
      setFaults((shown) =>
        Object.fromEntries(
          Object.keys(shown).flatMap((name) => (still[name] ? [[name, still[name]]] : [])),
        ),
      );
    },
    /** Forgets what was shown. */
    clear() {
      setFaults({});
      setNotSent(undefined);
    },
  };
}

export function readForm(form: HTMLFormElement): Details {
  const data = new FormData(form);
  // Some browsers count a line break as two characters here, and as one in the field.
  const value = (name: string) => String(data.get(name) ?? '').replaceAll('\r\n', '\n');
  const typed = Object.keys(emptyForm).map((name) => [name, value(name)]);
  return Object.fromEntries(typed) as Details;
}

const byField = (faults: readonly FieldFault[]): Faults =>
  Object.fromEntries(faults.map(({ field, message }) => [field, message]));

/** What came of posting a form. Only 'sent' means that the practice has it. */
type PostResult =
  /** `asked`: a mail is on its way to the visitor that asks to confirm. */
  | { kind: 'sent'; asked: boolean }
  | { kind: 'invalid'; faults: FieldFault[] }
  /** In words for the visitor. */
  | { kind: 'not-sent'; reason: string };

type FormBody = Partial<Details> & {
  /** The decoy. */
  website: string;
  /** Milliseconds from the opening of the page to sending; left out when the form came back filled in. */
  elapsed?: number;
};

/** Posts a form once. Whatever goes wrong is a value, with words for the visitor. */
async function postForm(kind: FormKind, body: FormBody): Promise<PostResult> {
  try {
    const response = await postJson(forms[kind].action, body);
    return understand(kind, response.status, await response.text(), response.headers);
  } catch (error) {
    if (isTimeout(error)) return notSent('Our server did not answer in time.');
    return notSent(navigator.onLine ? networkError : offline);
  }
}

const offline = 'You are offline. Please try again when this device is connected.';

/** The answer, as far as it can be relied on: a proxy in between may answer anything. */
function understand(kind: FormKind, status: number, text: string, headers: Headers): PostResult {
  if (status === 202) return { kind: 'sent', asked: /"confirm":true/.test(text) };
  const { detail, faults } = readProblem(text);
  const known = faults.filter((fault): fault is FieldFault => isFieldOf(kind, fault.field));
  if (status === 422 && known.length > 0) return { kind: 'invalid', faults: known };
  if (status === 429) {
    const wait = waitAsked(headers.get('Retry-After'), Date.now());
    return notSent(
      `We can take only a few messages at a time. Please try again ${inMinutes(wait)}.`,
    );
  }
  return notSent(`Error sending email: ${detail || notTaken}`);
}

const notTaken = 'our server did not take it. Please try again in a minute.';

const notSent = (reason: string) => ({ kind: 'not-sent', reason }) as const;

const isFieldOf = (kind: FormKind, field: string) =>
  forms[kind].fields.some(({ name }) => name === field);

/**
 * Whether nothing stands in any field. A form that comes back with what was typed before is sent as
 * quickly as a program would send it, so its time is not counted.
 */
export const isBlank = (form: HTMLFormElement) =>
  [...new FormData(form).values()].every((value) => value === '');
