import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { PlainDate } from '@/lib/numerology/plain-date';
import { paths } from '@/lib/site';
import { readHash } from '@/lib/calculators/link';
import type { Faults, Outcome, Reading, Typed } from '@/lib/calculators/reading';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Ask, type AskService } from './ask';
import styles from './calculator.module.scss';
import { Share } from './share';
import { faultsLeft, readForm, today } from './typed-form';

/** What a calculator's page tells it: who it is, and where a question about its result leads. */
export type ToolFacts = { name: string; path: string; service: AskService };

type CalculatorProps<R extends Reading> = {
  tool: ToolFacts;
  /** The names of the fields, those of a date of birth apart: a shared link holds them by consent only. */
  fields: { open: readonly string[]; birth: readonly string[] };
  work: (typed: Typed, today: PlainDate) => Outcome<R>;
  draw: (reading: R) => ReactNode;
  /** The fields themselves, with what is wrong with them and what was last sent. */
  children: (faults: Faults, typed: Typed) => ReactNode;
  /** What the button says. */
  action?: (typed: Typed) => string;
};

/**
 * The shell of every calculator: form, result, the question and the link. The sum is done in the page and
 * nothing is sent. The inputs belong to the browser, so what was typed before the island woke counts.
 */
export function Calculator<R extends Reading>(props: CalculatorProps<R>) {
  const { tool, fields, work, draw, children, action = () => 'Work it out' } = props;
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState<Typed>({});
  const [outcome, setOutcome] = useState<Outcome<R>>();
  useSharedLink(form, fields);

  const faults = outcome && 'faults' in outcome ? outcome.faults : {};
  const reading = outcome && 'reading' in outcome ? outcome.reading : undefined;
  useRestOfPage(reading && `${tool.name}: ${reading.verdict}.`);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const now = readForm(event.currentTarget);
    // First the page, then the focus: what is wrong is read with the field that gets it.
    flushSync(() => {
      setTyped(now);
      setOutcome(work(now, today()));
    });
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // The answer takes the focus too, so that a phone's keyboard goes.
    result.current?.querySelector('h2')?.focus({ preventScroll: true });
    result.current?.scrollIntoView();
  }

  /** A fault that was shown goes as soon as its field is right. */
  function review({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (Object.keys(faults).length === 0) return;
    const next = work(readForm(currentTarget), today());
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
          {children(faults, typed)}
          <div className={styles.go}>
            <Button type="submit">{action(typed)}</Button>
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
          {draw(reading)}
          <div className={`wrap ${styles.next}`}>
            <Share
              key={reading.brief}
              tool={tool}
              verdict={reading.verdict}
              typed={typed}
              fields={fields}
            />
            <Ask key={reading.carried.join()} tool={tool} lines={reading.carried} typed={typed} />
          </div>
        </section>
      )}
    </>
  );
}

/** What a result changes outside of the island: the rest of the page folds, and the booking panel's message holds it. */
function useRestOfPage(result: string | undefined) {
  useEffect(() => {
    if (!result) return;
    for (const part of document.querySelectorAll('details[data-until-result]'))
      part.removeAttribute('open');
    const chat = document.querySelector<HTMLAnchorElement>('#booking a[href^="https://wa.me"]');
    if (chat)
      chat.search = `?text=${encodeURIComponent(`I have a question about my result. ${result}`)}`;
  }, [result]);
}

/** Fills in and works out what a link holds, when the page opens by it or its part after '#' changes. */
function useSharedLink(
  form: RefObject<HTMLFormElement | null>,
  { open, birth }: CalculatorProps<Reading>['fields'],
) {
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
