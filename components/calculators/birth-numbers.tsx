'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { bhagyankOf, mulankOf } from '@/lib/numerology/birth';
import { pathText, pathWords, type Reduction } from '@/lib/numerology/reduce';
import { paths } from '@/lib/site';
import { linkHash, toolPath } from '@/lib/calculators/link';
import { dateFields, dateIn, type Faults, type Typed } from '@/lib/calculators/reading';
import { island } from '../island/island';
import { inkClass } from '../reading/digit';
import { Button, ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import styles from './birth-numbers.module.scss';
import { DateFields } from './date-fields';
import { Numeral } from './result/digit-path';
import { faultsLeft, readForm, today } from './typed-form';

type BirthNumbersProps = {
  /** What is said of each number, 1 to 9. */
  says: readonly string[];
  /** The lowest price of a reading, as it is written: '₹1,900'. */
  lowest: string;
};

const Island = island('calculators/birth-numbers', BirthNumbers);
export { Island as BirthNumbers };

/** Three fields that answer where they stand with both birth numbers, and the two ways on. Nothing is sent. */
function BirthNumbers({ says, lowest }: BirthNumbersProps) {
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome>({});
  const { faults = {}, numbers } = outcome;

  // Until now the browser's own checks stood guard; from here on our words stand beside the fields.
  useEffect(() => form.current?.setAttribute('novalidate', ''), []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = readForm(event.currentTarget);
    // First the page, then the focus: what is wrong is read with the field that gets it.
    flushSync(() => setOutcome(work(typed)));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    answer.current?.scrollIntoView({ block: 'nearest' });
  }

  /** A fault that was shown goes as soon as its field is right. */
  function review({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (Object.keys(faults).length === 0) return;
    const { faults: now = {} } = work(readForm(currentTarget));
    setOutcome({ faults: faultsLeft(faults, now) });
  }

  return (
    <div className={styles.card}>
      {/* Sent before the island is awake, a form of this method does nothing at all. */}
      <form className={styles.form} ref={form} method="dialog" onSubmit={onSubmit} onInput={review}>
        <DateFields
          legend="Mulank and bhagyank by date of birth"
          names={dateFields()}
          faults={faults}
        />
        <Button type="submit">Find my numbers</Button>
        <p className={styles.private}>Free. Nothing leaves your device.</p>
      </form>
      <noscript>
        <p>
          <ButtonLink href={toolPath('mulank-bhagyank')}>
            Find your number
            <Icon name="arrow" />
          </ButtonLink>
        </p>
      </noscript>
      <output className="visually-hidden">{numbers && spoken(numbers)}</output>
      {numbers && (
        <div className={styles.answer} ref={answer}>
          {numbers.map(({ name, sum }) => (
            <div key={name} className={`${styles.plate} ${inkClass(sum.root)}`}>
              <Numeral n={sum.root} />
              <p>
                <strong>
                  {name} {sum.root}
                </strong>
                {sum.steps.length > 1 && <span className="nowrap">{pathText(sum)}</span>}
              </p>
              <p>{says[sum.root - 1]}</p>
            </div>
          ))}
          <p className={styles.ways}>
            <Link href={`${toolPath('mulank-bhagyank')}${outcome.hash}`}>See it worked out</Link>
            <Link href={paths.services}>Readings from {lowest}</Link>
          </p>
        </div>
      )}
    </div>
  );
}

type BirthNumber = { name: string; sum: Reduction };

type Outcome = {
  faults?: Faults;
  numbers?: readonly BirthNumber[];
  /** What was typed, as the calculator's page takes it: after '#', which is never sent. */
  hash?: string;
};

function work(typed: Typed): Outcome {
  const read = dateIn(typed, today());
  if ('faults' in read) return read;
  return {
    numbers: [
      { name: 'Mulank', sum: mulankOf(read.date) },
      { name: 'Bhagyank', sum: bhagyankOf(read.date) },
    ],
    hash: linkHash(typed, dateFields()),
  };
}

const spoken = (numbers: readonly BirthNumber[]) =>
  numbers.map(({ name, sum }) => `${name} ${sum.root}: ${pathWords(sum)}.`).join(' ');
