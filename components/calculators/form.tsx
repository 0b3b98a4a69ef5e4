import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors, FormValues } from '@/lib/calculators/reading';
import { dayOf, type PlainDate } from '@/lib/numerology/plain-date';
import { remainingFaults, readForm } from '../use-send';

type Answered<Answer> = { typed: FormValues; faults: FieldErrors; answer?: Answer };

/** Uncontrolled inputs, so that early typing counts. */
export function useAnswer<Answer extends object>(
  work: (typed: FormValues, today: PlainDate) => { faults: FieldErrors } | Answer,
  show: () => void,
) {
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<Answered<Answer>>({ typed: {}, faults: {} });

  // From here on our words stand beside the fields, in place of the browser's.
  useEffect(() => ref.current?.setAttribute('novalidate', ''), []);

  const answerTo = (typed: FormValues): Answered<Answer> => {
    const outcome = work(typed, dayOf(new Date()));
    return isFaulty(outcome)
      ? { typed, faults: outcome.faults }
      : { typed, faults: {}, answer: outcome };
  };

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answered = answerTo(readForm(event.currentTarget));
    // Draws first: the fault is read out with the field that gets the focus.
    flushSync(() => setState(answered));
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    show();
  }

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (Object.keys(state.faults).length === 0) return;
    const { faults } = answerTo(readForm(currentTarget));
    setState({ ...state, faults: remainingFaults(state.faults, faults) });
  }

  // Before the island is awake, a form of this method does nothing when submitted.
  return { ...state, form: { ref, method: 'dialog', onSubmit, onInput } };
}

const isFaulty = (outcome: object): outcome is { faults: FieldErrors } => 'faults' in outcome;
