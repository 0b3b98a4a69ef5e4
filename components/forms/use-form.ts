import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import {
  cleanDetails,
  emptyForm,
  formFaults,
  forms,
  type Details,
  type FormKind,
} from '@/lib/contact/fields';
import { isObject } from '@/lib/json';
import { inMinutes } from '@/lib/time';
import { byField, isBlank, post, readForm, useSend, type Refusal } from '../use-send';

/** What was sent, and whether a mail asks the visitor to confirm it. */
type Sent = { details: Details; asked: boolean };

/**
 * The life of a short form: checked, sent once, its faults shown at the fields. The inputs belong to
 * the browser, so what was typed before the island woke counts, and a failure takes nothing away.
 */
export function useForm(kind: FormKind, form: RefObject<HTMLFormElement | null>) {
  const cameBlank = useRef(false);
  const { send, showFaults, review, ...sending } = useSend();
  const faultsIn = (details: Details) => byField(formFaults(kind, details));

  useEffect(() => {
    if (form.current) cameBlank.current = isBlank(form.current);
    // Until now the browser's own checks stood guard; from here on our words stand beside the fields.
    form.current?.setAttribute('novalidate', '');
  }, [form]);

  /** Sends the form: the details when they are sent, undefined when they are not. */
  async function submit(): Promise<Sent | undefined> {
    const element = form.current;
    if (!element || sending.isSending) return undefined;
    const details = cleanDetails(readDetails(element));
    const newFaults = faultsIn(details);
    if (Object.keys(newFaults).length > 0) return void showFaults(newFaults, element);
    const fieldNames = forms[kind].fields.map(({ name }) => name);
    const answer = await send(async () => {
      const posted = await post(
        forms[kind].action,
        {
          ...Object.fromEntries(fieldNames.map((name) => [name, details[name]])),
          // The decoy.
          website: readForm(element).website ?? '',
          // Milliseconds from the opening of the page to sending, of a form that was empty then.
          elapsed: cameBlank.current ? Math.round(performance.now()) : undefined,
        },
        inWords,
      );
      if (posted.ok) return posted;
      return {
        ...posted,
        faults: posted.faults.filter(({ field }) => fieldNames.some((name) => name === field)),
      };
    }, element);
    if (!answer) return undefined;
    if (!answer.ok) {
      // A password manager may have filled in the decoy, where nobody could take it out.
      const decoy = element.elements.namedItem('website');
      if (answer.faults.length === 0 && decoy instanceof HTMLInputElement) decoy.value = '';
      return undefined;
    }
    element.reset();
    return { details, asked: isObject(answer.value) && answer.value.confirm === true };
  }

  return {
    ...sending,
    submit,
    review: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
      review(faultsIn(readDetails(currentTarget))),
  };
}

export function readDetails(form: HTMLFormElement): Details {
  const typed = readForm(form);
  return Object.fromEntries(
    Object.keys(emptyForm).map((name) => [name, typed[name] ?? '']),
  ) as Details;
}

const inWords = ({ status, detail, wait }: Refusal) =>
  status === 429
    ? `We can take only a few messages at a time. Please try again ${inMinutes(wait())}.`
    : `Error sending email: ${detail || 'our server did not take it. Please try again in a minute.'}`;
