import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Faults, Typed } from '@/lib/calculators/reading';
import { dayOf, type PlainDate } from '@/lib/numerology/plain-date';
import { faultsLeft, readForm } from '../use-send';

type Answered<Answer> = { typed: Typed; faults: Faults; answer?: Answer };

/**
 * A form that answers in the page. Its fields belong to the browser, so what was typed before the island woke counts.
 *
 * @param work the answer, or what is wrong with what was typed
 * @param show brings an answer into view
 * @returns what its `form` takes, what was sent last, and the answer or the faults at its fields
 */
export function useAnswer<Answer extends object>(
  work: (typed: Typed, today: PlainDate) => { faults: Faults } | Answer,
  show: () => void,
) {
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<Answered<Answer>>({ typed: {}, faults: {} });

  // Until now the browser's own checks stood guard; from here on our words stand beside the fields.
  useEffect(() => ref.current?.setAttribute('novalidate', ''), []);

  /** Today is the day on the visitor's own calendar. */
  const answerTo = (typed: Typed): Answered<Answer> => {
    const outcome = work(typed, dayOf(new Date()));
    return isFaulty(outcome)
      ? { typed, faults: outcome.faults }
      : { typed, faults: {}, answer: outcome };
  };

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answered = answerTo(readForm(event.currentTarget));
    // First the page, then the focus: what is wrong is read with the field that gets it.
    flushSync(() => setState(answered));
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    show();
  }

  /** A fault that was shown goes as soon as its field is right. */
  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (Object.keys(state.faults).length === 0) return;
    const { faults } = answerTo(readForm(currentTarget));
    setState({ ...state, faults: faultsLeft(state.faults, faults) });
  }

  // Sent before the island is awake, a form of this method does nothing at all.
  return { ...state, form: { ref, method: 'dialog', onSubmit, onInput } };
}

const isFaulty = (outcome: object): outcome is { faults: Faults } => 'faults' in outcome;
