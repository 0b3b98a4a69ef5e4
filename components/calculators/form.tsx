import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors, FormValues } from '@/lib/calculators/reading';
import { dayOf, type PlainDate } from '@/lib/numerology/plain-date';
import { remainingFaults, readForm } from '../use-send';

type Outcome<Answer> = { faults: FieldErrors } | Answer;

type Answered<Answer> = { typed: FormValues; faults: FieldErrors; answer?: Answer };

/** Uncontrolled inputs, so that early typing counts. */
export function useAnswer<Answer extends object>(
  work: (typed: FormValues, today: PlainDate) => Outcome<Answer> | Promise<Outcome<Answer>>,
  show: () => void,
) {
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<Answered<Answer>>({ typed: {}, faults: {} });

  // From here on our words stand beside the fields, in place of the browser's.
  useEffect(() => ref.current?.setAttribute('novalidate', ''), []);

  /** At once where it can be: a result is drawn while the press still counts. */
  function answer(typed: FormValues, take: (answered: Answered<Answer>) => void) {
    const finish = (outcome: Outcome<Answer>) =>
      take(
        isFaulty(outcome)
          ? { typed, faults: outcome.faults }
          : { typed, faults: {}, answer: outcome },
      );
    const outcome = work(typed, dayOf(new Date()));
    if (outcome instanceof Promise) void outcome.then(finish);
    else finish(outcome);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    answer(readForm(event.currentTarget), (answered) => {
      // Draws first: the fault is read out with the field that gets the focus.
      flushSync(() => setState(answered));
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      show();
    });
  }

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (Object.keys(state.faults).length === 0) return;
    answer(readForm(currentTarget), ({ faults }) =>
      setState({ ...state, faults: remainingFaults(state.faults, faults) }),
    );
  }

  // Before the island is awake, a form of this method does nothing when submitted.
  return { ...state, form: { ref, method: 'dialog', onSubmit, onInput } };
}

const isFaulty = (outcome: object): outcome is { faults: FieldErrors } => 'faults' in outcome;
