import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { paths } from '@/lib/site';
import { calculators, type ToolSlug } from '@/lib/calculators/calculators';
import type { Definition, Field as FieldOf, Given } from '@/lib/calculators/definition';
import { intakeGiven } from '@/lib/calculators/intake-given';
import { linkFields, readHash, type LinkFields } from '@/lib/calculators/link';
import type { Faults, Outcome, Typed } from '@/lib/calculators/reading';
import { island } from '../island/island';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Ask, type AskService } from './ask';
import styles from './calculator.module.scss';
import { DateFields } from './date-fields';
import type { ResultProps } from './result/result';
import { Share } from './share';
import { faultsLeft, readForm, today } from './typed-form';

/** What a calculator's page tells it: who it is, and where a question about its result leads. */
export type ToolFacts = { name: string; path: string; service: AskService };

type GivenProps = { tool: ToolFacts; tables: Given };

/**
 * The islands of the calculators whose readings `Result` draws, each by the name FILE#SLUG: a page's module has the
 * definition of its own calculator alone (scripts/islands.mjs).
 *
 * @param file the file below components that calls this
 */
export function calculatorIslands(file: string, Result: ComponentType<ResultProps>) {
  const islands: Partial<Record<string, ComponentType<GivenProps>>> = {};
  for (const definition of calculators) {
    const link = linkFields(definition.fields);
    islands[definition.slug] = island(`${file}#${definition.slug}`, (given: GivenProps) => (
      <Calculator {...given} definition={definition} link={link} Result={Result} />
    ));
  }
  return function CalculatorIsland({ slug, ...given }: GivenProps & { slug: ToolSlug }) {
    const Island = islands[slug];
    return Island && <Island {...given} />;
  };
}

type CalculatorProps = GivenProps & {
  definition: Definition;
  link: LinkFields;
  Result: ComponentType<ResultProps>;
};

/**
 * A calculator: form, result, the question and the link. The sum is done in the page and nothing is sent. The inputs
 * belong to the browser, so what was typed before the island woke counts.
 */
function Calculator({ tool, tables, definition, link, Result }: CalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState<Typed>({});
  const [outcome, setOutcome] = useState<Outcome>();
  useSharedLink(form, link);

  const faults = outcome && 'faults' in outcome ? outcome.faults : {};
  const reading = outcome && 'reading' in outcome ? outcome.reading : undefined;
  useRestOfPage(reading && `${tool.name}: ${reading.verdict}.`);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const now = readForm(event.currentTarget);
    // First the page, then the focus: what is wrong is read with the field that gets it.
    flushSync(() => {
      setTyped(now);
      setOutcome(definition.read(now, tables, today()));
    });
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // The answer takes the focus too, so that a phone's keyboard goes.
    result.current?.querySelector('h2')?.focus({ preventScroll: true });
    result.current?.scrollIntoView();
  }

  /** A fault that was shown goes as soon as its field is right. */
  function review({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (Object.keys(faults).length === 0) return;
    const next = definition.read(readForm(currentTarget), tables, today());
    setOutcome({ faults: faultsLeft(faults, 'faults' in next ? next.faults : {}) });
  }

  return (
    <>
      <div className={styles.card}>
        {/* Sent before the island is awake, a form of this method does nothing at all. */}
        <form
          className={styles.form}
          ref={form}
          method="dialog"
          onSubmit={onSubmit}
          onInput={review}
        >
          {definition.fields.map((field, index) => (
            <FormField key={index} field={field} faults={faults} typed={typed} />
          ))}
          <div className={styles.go}>
            <Button type="submit">{definition.action?.(typed) ?? 'Work it out'}</Button>
            <p className={styles.private}>
              <Icon name="lock" />
              <span>
                Nothing leaves your device. The sum is done in this page.{' '}
                <Link href={paths.privacy}>Privacy Policy</Link>
              </span>
            </p>
          </div>
        </form>
        <noscript>
          <p className={styles.needsScript}>
            This calculator needs JavaScript, which is switched off or did not load. Below stand the
            rule, the table and an example worked out step by step, so that you can do the sum by
            hand.
          </p>
        </noscript>
        <output className="visually-hidden">{reading?.spoken}</output>
      </div>
      {reading && (
        <section className={styles.result} aria-label="Your result" ref={result}>
          <Result reading={reading} />
          <div className={`wrap ${styles.next}`}>
            <Share
              key={reading.brief}
              tool={tool}
              verdict={reading.verdict}
              typed={typed}
              fields={link}
            />
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

/** Fills in and works out what a link holds, when the page opens by it or its part after '#' changes. */
function useSharedLink(form: RefObject<HTMLFormElement | null>, { open, birth }: LinkFields) {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // Until now the browser's own checks stood guard; from here on our words stand beside the fields.
    element.setAttribute('novalidate', '');
    function openLink() {
      const said = readHash(location.hash, [...open, ...birth]);
      if (!element || !said) return;
      for (const name of [...open, ...birth]) {
        const control = element.elements.namedItem(name);
        if (control instanceof HTMLInputElement) control.value = said[name] ?? '';
      }
      element.requestSubmit();
    }
    // Not at once: the page may be drawn by the link only when this drawing is done.
    queueMicrotask(openLink);
    window.addEventListener('hashchange', openLink);
    return () => window.removeEventListener('hashchange', openLink);
  }, [form, open, birth]);
}
