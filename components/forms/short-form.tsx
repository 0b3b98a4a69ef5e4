import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import {
  cleanDetails,
  emptyForm,
  formErrors,
  forms,
  type Details,
  type FormKind,
} from '@/lib/contact/fields';
import { isObject } from '@/lib/json';
import { waitAsked } from '@/lib/problem';
import { inMinutes } from '@/lib/time';
import {
  byField,
  readForm,
  reviewFaults,
  useElapsed,
  useSend,
  type FaultsByField,
  type Reply,
} from '../use-send';
import { Decoy, FormInput } from './form-parts';

type SentDetails = { details: Details; asked: boolean; queued: boolean };

/** Uncontrolled inputs: early typing counts, and a failure takes nothing away. */
export function useShortForm(
  kind: FormKind,
  ref: RefObject<HTMLFormElement | null>,
  onSent: () => void,
) {
  const { send, show, ...state } = useSend();
  const [sent, setSent] = useState<SentDetails>();
  const elapsed = useElapsed(ref);
  const { action, fields } = forms[kind];
  const faultsIn = (details: Details) => byField(formErrors(kind, details));

  // From here on our words stand beside the fields, in place of the browser's.
  useEffect(() => ref.current?.setAttribute('novalidate', ''), [ref]);

  async function submit(form: HTMLFormElement) {
    if (state.isSending) return;
    setSent(undefined);
    const details = cleanDetails(readDetails(form));
    const faults = faultsIn(details);
    if (Object.keys(faults).length > 0) return show({ faults }, form);
    const decoy = form.querySelector<HTMLInputElement>('[name="website"]');
    const texts = Object.fromEntries(fields.map(({ name }) => [name, details[name]]));
    const body = { ...texts, website: decoy?.value ?? '', elapsed: elapsed() };
    const answer = await send(action, body, form, inWords);
    if (answer?.ok) {
      form.reset();
      const { confirm, queued } = isObject(answer.value) ? answer.value : {};
      setSent({ details, asked: confirm === true, queued: queued === true });
      onSent();
    } else if (answer?.faults.length === 0 && decoy) {
      // A password manager may have filled it in, where nobody could take it out.
      decoy.value = '';
    }
  }

  return {
    ...state,
    sent,
    clear() {
      show({});
      setSent(undefined);
    },
    formProps: {
      ref,
      action,
      method: 'post',
      onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
        const { name } = target as HTMLInputElement;
        show(reviewFaults([name], faultsIn(readDetails(currentTarget))));
      },
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
  };
}

export function readDetails(form: HTMLFormElement): Details {
  const { website: _, ...typed } = readForm(form);
  return { ...emptyForm, ...typed };
}

function inWords({ status, detail, retryAfter }: Reply) {
  if (status !== 429)
    return `Error sending email: ${detail || 'our server did not take it. Please try again in a minute.'}`;
  const wait = inMinutes(waitAsked(retryAfter, Date.now()));
  return `We can take only a few messages at a time. Please try again ${wait}.`;
}

type ShortFormFieldsProps = { kind: FormKind; faults: FaultsByField; wide?: readonly string[] };

export const ShortFormFields = ({ kind, faults, wide = [] }: ShortFormFieldsProps) => (
  <>
    {forms[kind].fields.map((facts) => (
      <FormInput
        key={facts.name}
        facts={facts}
        id={`${kind}-${facts.name}`}
        rows={facts.name === 'message' ? 6 : undefined}
        error={faults[facts.name]}
        wide={wide.includes(facts.name)}
      />
    ))}
    <Decoy id={`${kind}-website`} />
  </>
);
