import { useEffect, useRef, type ComponentType, type ReactNode, type RefObject } from 'react';
import type { ToolSlug } from '@/lib/calculators/calculators';
import {
  type Definition,
  type Field as FieldOf,
  type Given,
  intakeGiven,
  linkFields,
  type LinkFields,
  linkHash,
  readHash,
} from '@/lib/calculators/definition';
import type { Faults, Typed } from '@/lib/calculators/reading';
import { island } from '../island/island';
import { Button, Field } from '../ui';
import { DateFields } from './date-fields';
import { useAnswer } from './form';
import type { ResultProps } from './result';
import { Ask, type AskService, Share } from './share';
import styles from './calculator.module.scss';

/** What a calculator's page tells it: who it is, and where a question about its result leads. */
export type ToolFacts = { name: string; path: string; service: AskService };

type GivenProps = {
  tool: ToolFacts;
  tables: Given;
  /** What is promised beside its button. */
  promise: ReactNode;
  /** What stands in its place without scripts. */
  children: ReactNode;
};

/**
 * The island of the calculators whose readings `Result` draws.
 *
 * @param name the file below components that calls this
 * @param definitions one of the lists of lib/calculators/calculators.ts
 */
export function calculator(
  name: string,
  definitions: readonly Definition[],
  Result: ComponentType<ResultProps>,
) {
  const linked = definitions.map((definition) => ({
    definition,
    link: linkFields(definition.fields),
  }));
  return island(name, ({ slug, ...given }: GivenProps & { slug: ToolSlug }) => {
    const entry = linked.find(({ definition }) => definition.slug === slug);
    if (!entry)
      throw new Error(
        `lib/calculators/calculators.ts: put ${slug} into the list that ${name} draws.`,
      );
    return <Calculator {...given} {...entry} Result={Result} />;
  });
}

type CalculatorProps = GivenProps & {
  definition: Definition;
  link: LinkFields;
  Result: ComponentType<ResultProps>;
};

/** A calculator: form, result, the question and the link. The sum is done in the page and nothing is sent. */
function Calculator(props: CalculatorProps) {
  const { tool, tables, promise, children, definition, link, Result } = props;
  const result = useRef<HTMLElement>(null);
  const { form, typed, faults, answer, ...events } = useAnswer(
    (now, today) => definition.read(now, tables, today),
    () => {
      // The answer takes the focus too, so that a phone's keyboard goes.
      result.current?.querySelector('h2')?.focus({ preventScroll: true });
      result.current?.scrollIntoView();
    },
  );
  const reading = answer?.reading;
  useSharedLink(form, link);
  useKept(reading && linkHash(typed, [...link.open, ...link.birth]));
  useRestOfPage(reading && `${tool.name}: ${reading.verdict}.`);

  return (
    <>
      <div className={`panel room shrink ${styles.card}`}>
        {/* Sent before the island is awake, a form of this method does nothing at all. */}
        <form className="scripted flow" ref={form} method="dialog" {...events}>
          {definition.fields.map((field, index) => (
            <FormField key={index} field={field} faults={faults} typed={typed} />
          ))}
          <div className="flow start">
            <Button type="submit">{definition.action?.(typed) ?? 'Work it out'}</Button>
            {promise}
          </div>
        </form>
        {children}
        <output className="visually-hidden">{reading?.spoken}</output>
      </div>
      {reading && (
        <section className={`shrink ${styles.result}`} aria-label="Your result" ref={result}>
          <Result reading={reading} />
          <div className={`wrap flow gap ${styles.next}`}>
            <Share key={reading.brief} tool={tool} reading={reading} typed={typed} fields={link} />
            <Ask
              key={reading.carried.join()}
              tool={tool}
              lines={reading.carried}
              given={intakeGiven(definition.fields, typed)}
            />
          </div>
        </section>
      )}
    </>
  );
}

function FormField({ field, faults, typed }: { field: FieldOf; faults: Faults; typed: Typed }) {
  if ('names' in field) return <DateFields {...field} faults={faults} />;
  const { withDate, isAsked, ...input } = field;
  const drawn = <Field id={field.name} {...input} error={faults[field.name]} />;
  return isAsked ? <div hidden={!isAsked(typed)}>{drawn}</div> : drawn;
}

/** What a result changes outside of the island: the rest of the page folds, and the booking panel's message holds it. */
function useRestOfPage(result: string | undefined) {
  useEffect(() => {
    if (!result) return;
    // Once: what is opened after that stays open.
    for (const part of document.querySelectorAll('details[data-until-result]')) {
      part.removeAttribute('open');
      part.removeAttribute('data-until-result');
    }
    const chat = document.querySelector<HTMLAnchorElement>('#booking a[href^="https://wa.me"]');
    if (chat)
      chat.search = `?text=${encodeURIComponent(`I have a question about my result. ${result}`)}`;
  }, [result]);
}

/** Keeps what was worked out in the page's address, after '#', which is never sent: Reload and Back bring it again. */
function useKept(hash: string | undefined) {
  useEffect(() => {
    if (hash) history.replaceState(history.state, '', hash);
  }, [hash]);
}

/** Fills in and works out what a link holds, when the page opens by it or its part after '#' changes. */
function useSharedLink(form: RefObject<HTMLFormElement | null>, { open, birth }: LinkFields) {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    function openLink() {
      const typed = readHash(location.hash, [...open, ...birth]);
      if (!element || !typed) return;
      for (const name of [...open, ...birth]) {
        const control = element.elements.namedItem(name);
        if (control instanceof HTMLInputElement) control.value = typed[name] ?? '';
      }
      element.requestSubmit();
    }
    // Not at once: the page may be drawn by the link only when this drawing is done.
    queueMicrotask(openLink);
    window.addEventListener('hashchange', openLink);
    return () => window.removeEventListener('hashchange', openLink);
  }, [form, open, birth]);
}
