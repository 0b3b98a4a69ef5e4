import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { ToolSlug } from '@/lib/calculators/calculators';
import {
  type Definition,
  type CalculatorField as FieldOf,
  type CalculatorInput,
  intakeGiven,
  linkFields,
  linkHash,
  readHash,
  readLink,
} from '@/lib/calculators/definition';
import type { CalculatorResult, FieldErrors, FormValues, Reading } from '@/lib/calculators/reading';
import { island } from '../island/island';
import { Button, Fold, InputField, TextAreaField } from '../ui';
import { Ask } from './ask';
import { DateFields } from './date-fields';
import { useAnswer } from './form';
import { Result, type ResultDrawing } from './result';
import { Share, type ToolFacts } from './share';
import styles from './calculator.module.scss';

type CalculatorProps = {
  tool: ToolFacts;
  tables: CalculatorInput;
  promise: ReactNode;
  children: ReactNode;
};

/** `name` is the calling file. */
export function calculator(
  name: string,
  definitions: readonly Definition[],
  drawing: ResultDrawing,
) {
  return island(name, ({ slug, ...props }: CalculatorProps & { slug: ToolSlug }) => {
    const definition = definitions.find((one) => one.slug === slug);
    if (!definition)
      throw new Error(
        `lib/calculators/calculators.ts: put ${slug} into the list that ${name} draws.`,
      );
    return <Calculator {...props} definition={definition} drawing={drawing} />;
  });
}

function Calculator({
  tool,
  tables,
  promise,
  children,
  definition,
  drawing,
}: CalculatorProps & { definition: Definition; drawing: ResultDrawing }) {
  const { fields } = definition;
  const result = useRef<HTMLElement>(null);
  const [isFilledByLink, setIsFilledByLink] = useState(false);
  const { form, typed, faults, answer } = useAnswer<{ reading: Reading }>(
    (now, today) => {
      const list = definition.listIn?.(now);
      return list
        ? import('@/lib/calculators/lists').then(
            ({ readList }) => readList(list, now, tables, today),
            () => notLoaded,
          )
        : definition.read(now, tables, today);
    },
    () => {
      setIsFilledByLink(false);
      // The answer takes the focus, so that a phone's keyboard closes.
      result.current?.querySelector('h2')?.focus({ preventScroll: true });
      result.current?.scrollIntoView();
    },
  );
  const reading = answer?.reading;
  useAddress(form.ref, fields, reading && typed, setIsFilledByLink);
  useRestOfPage(reading && `${tool.name}: ${reading.verdict}.`);
  const action = definition.action?.(typed) ?? 'Work it out';

  return (
    <>
      <div className={`panel room shrink ${styles.card}`}>
        <form className="scripted flow" {...form}>
          {fields.map(
            (field, index) =>
              !isFolded(field) && (
                <FormField key={index} field={field} faults={faults} typed={typed} />
              ),
          )}
          {isFilledByLink && (
            <p className="muted" role="status">
              A link has filled this in. Press ‘{action}’ to see the result.
            </p>
          )}
          <div className="flow start">
            <Button type="submit">{action}</Button>
            {promise}
          </div>
          {[...new Set(fields.filter(isFolded).map(({ fold }) => fold))].map((title) => {
            const inside = fields.filter(({ fold }) => fold === title);
            return (
              <Fold
                key={title}
                title={title}
                // Stays open once it was sent, so that a fault in it can be seen.
                open={namesOf(inside).some((name) => typed[name])}
              >
                <div className="flow">
                  {inside.map((field, index) => (
                    <FormField key={index} field={field} faults={faults} typed={typed} />
                  ))}
                </div>
              </Fold>
            );
          })}
        </form>
        {children}
        <output className="visually-hidden">{reading?.announcement}</output>
      </div>
      {reading && (
        <section className="shrink whole" aria-label="Your result" ref={result}>
          <Result reading={reading} drawing={drawing}>
            <div className="wrap split gap top no-print">
              <section className="panel shrink room flow" aria-labelledby="ask">
                <h2 id="ask" className="title-3">
                  {tool.ask.title}
                </h2>
                <Ask
                  key={reading.orderNote.join()}
                  ask={tool.ask}
                  calculator={tool.name}
                  lines={reading.orderNote}
                  prefill={intakeGiven(fields, typed)}
                />
              </section>
              <Share
                key={reading.shortText}
                tool={tool}
                reading={reading}
                typed={typed}
                fields={linkFields(fields)}
              />
            </div>
          </Result>
        </section>
      )}
    </>
  );
}

const notLoaded: CalculatorResult = {
  faults: { more: 'The comparison could not be loaded. Check your connection and press again.' },
};

const isFolded = (field: FieldOf) => Boolean(field.fold);

function FormField({
  field,
  faults,
  typed,
}: {
  field: FieldOf;
  faults: FieldErrors;
  typed: FormValues;
}) {
  if ('names' in field) return <DateFields {...field} faults={faults} />;
  const { withDate, isAsked, rows, fold, ...input } = field;
  const own = { id: field.name, error: faults[field.name] };
  if (rows) {
    const { label, hint, name, autoComplete, required } = input;
    return <TextAreaField {...own} {...{ label, hint, name, autoComplete, required, rows }} />;
  }
  const drawn = <InputField {...own} {...input} />;
  return isAsked ? <div hidden={!isAsked(typed)}>{drawn}</div> : drawn;
}

function useRestOfPage(result: string | undefined) {
  useEffect(() => {
    if (!result) return;
    // Once: a part that is opened afterwards stays open.
    for (const part of document.querySelectorAll('details[data-until-result]')) {
      part.removeAttribute('open');
      part.removeAttribute('data-until-result');
    }
    const chat = document.querySelector<HTMLAnchorElement>('#booking a[href^="https://wa.me"]');
    if (chat)
      chat.search = `?text=${encodeURIComponent(`I have a question about my result. ${result}`)}`;
  }, [result]);
}

/** Keeps the input for Reload and Back, behind '#'. A link's name would be a heading of ours. */
function useAddress(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly FieldOf[],
  worked: FormValues | undefined,
  setIsFilledByLink: (isFilled: boolean) => void,
) {
  useEffect(() => {
    const hash = worked && linkHash(worked, namesOf(fields));
    if (hash) history.replaceState({ ...history.state, worked: hash }, '', hash);
  }, [worked, fields]);

  useEffect(() => {
    function open() {
      const names = namesOf(fields);
      const isOwn = history.state?.worked === location.hash;
      const typed = (isOwn ? readHash : readLink)(location.hash, names);
      if (!form.current || !typed) return;
      for (const name of names) {
        const control = form.current.elements.namedItem(name);
        if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
          control.value = typed[name] ?? '';
      }
      if (isOwn || !fields.some((field) => isName(field) && typed[field.name]))
        form.current.requestSubmit();
      else setIsFilledByLink(true);
    }
    // Not at once: the page may be drawn by the link only when this drawing is done.
    queueMicrotask(open);
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [form, fields, setIsFilledByLink]);
}

const isName = (field: FieldOf): field is Extract<FieldOf, { name: string }> =>
  'intake' in field && field.intake === 'name';

function namesOf(fields: readonly FieldOf[]) {
  const { open, birth } = linkFields(fields);
  return [...open, ...birth];
}
