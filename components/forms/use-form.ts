import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import {
  cleanDetails,
  emptyForm,
  formFaults,
  forms,
  type Details,
  type FieldFault,
  type FormKind,
} from '@/lib/contact/fields';
import { isBlank } from './is-blank';
import { postForm } from './post-form';

export type Faults = Readonly<Record<string, string>>;

/** What was sent, and whether a mail asks the visitor to confirm it. */
export type Sent = { details: Details; asked: boolean };

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
    const details = cleanDetails(readForm(element));
    setNotSent(undefined);
    const found = formFaults(kind, details);
    if (found.length > 0) return void show(found);
    setFaults({});
    setIsSending(true);
    isBusy.current = true;
    const result = await postForm(kind, {
      ...Object.fromEntries(forms[kind].fields.map(({ name }) => [name, details[name]])),
      website: String(new FormData(element).get('website') ?? ''),
      elapsed: cameBlank.current ? Math.round(performance.now()) : undefined,
    });
    isBusy.current = false;
    setIsSending(false);
    if (result.kind === 'invalid') return void show(result.faults);
    if (result.kind === 'not-sent') {
      // A password manager may have filled in the decoy, where nobody could take it out.
      const decoy = element.elements.namedItem('website');
      if (decoy instanceof HTMLInputElement) decoy.value = '';
      return void setNotSent(result.reason);
    }
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
