import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { DateField } from '@/lib/calculators/definition';
import type { Faults, Typed } from '@/lib/calculators/reading';
import { dayOf, type PlainDate } from '@/lib/numerology/plain-date';
import { Field, FieldError } from '../ui';
import { faultsLeft, readForm } from '../use-send';
import styles from './form.module.scss';

type Answered<Answer> = { typed: Typed; faults: Faults; answer?: Answer };

/**
 * A form that answers in the page. Its fields belong to the browser, so what was typed before the island woke counts.
 *
 * @param work the answer, or what is wrong with what was typed
 * @param show brings an answer into view
 */
export function useAnswer<Answer extends object>(
  work: (typed: Typed, today: PlainDate) => { faults: Faults } | Answer,
  show: () => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<Answered<Answer>>({ typed: {}, faults: {} });

  // Until now the browser's own checks stood guard; from here on our words stand beside the fields.
  useEffect(() => form.current?.setAttribute('novalidate', ''), []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = readForm(event.currentTarget);
    const outcome = work(typed, today());
    // First the page, then the focus: what is wrong is read with the field that gets it.
    flushSync(() =>
      setState(
        isFaulty(outcome)
          ? { typed, faults: outcome.faults }
          : { typed, faults: {}, answer: outcome },
      ),
    );
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    show();
  }

  /** A fault that was shown goes as soon as its field is right. */
  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (Object.keys(state.faults).length === 0) return;
    const next = work(readForm(currentTarget), today());
    setState({ ...state, faults: faultsLeft(state.faults, isFaulty(next) ? next.faults : {}) });
  }

  return { form, ...state, onSubmit, onInput };
}

const isFaulty = (outcome: object): outcome is { faults: Faults } => 'faults' in outcome;

type DateFieldsProps = DateField & { faults: Faults };

/** Day, month and year as three numbers in the Indian order: no picker, no Date, no time zone. */
export function DateFields(props: DateFieldsProps) {
  const { legend, names, faults, optional, isOwn = true, hint } = props;
  const wrong = names.find((name) => faults[name]);
  const group = names.includes('day2') ? 'birth2' : 'birth';
  const described = [wrong && `${group}-error`, hint && `${group}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset className={`shrink ${styles.date}`}>
      <legend>{legend}</legend>
      <div className={`above-2 ${styles.fields}`}>
        {names.map((name, index) => (
          <Field
            key={name}
            id={name}
            name={name}
            label={labels[index]}
            inputMode="numeric"
            autoComplete={isOwn ? `bday-${name}` : 'off'}
            pattern={String.raw`\p{Nd}{${index < 2 ? '1,2' : 4}}`}
            maxLength={index < 2 ? 2 : 4}
            required={!optional}
            aria-invalid={faults[name] ? true : undefined}
            aria-describedby={described || undefined}
          />
        ))}
      </div>
      <FieldError id={group} error={wrong && faults[wrong]} />
      {hint && (
        <p className={`faint fine ${styles.hint}`} id={`${group}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}

const labels = ['Day', 'Month', 'Year'];

/** The day on the visitor's own calendar, as three plain numbers. */
const today = () => dayOf(new Date());
