'use client';

import { useEffect, useRef } from 'react';
import { intakeGiven, linkHash } from '@/lib/calculators/definition';
import { birthLines, dateFields, dateIn, type FormValues } from '@/lib/calculators/reading';
import { meeting } from '@/lib/calculators/sentences';
import { bhagyankOf, mulankOf, type RelationRow } from '@/lib/numerology/birth';
import type { PlainDate } from '@/lib/numerology/plain-date';
import { pathText, pathWords } from '@/lib/numerology/reduce';
import { toolPath } from '@/lib/site';
import { island } from '../island/island';
import { inkClass } from '../reading/sums';
import { Button, ButtonLink, Icon, Link } from '../ui';
import { Ask, type AskFacts } from './ask';
import { DateFields } from './date-fields';
import { useAnswer } from './form';
import { Numeral } from './result';
import { keepYours } from './yours';
import styles from './birth-numbers.module.scss';

type BirthNumbersProps = {
  says: readonly string[];
  rows: readonly RelationRow[];
  calculator: string;
  ask: AskFacts;
};

const Island = island('calculators/birth-numbers', BirthNumbers);
export { Island as BirthNumbers };

function BirthNumbers({ says, rows, ...asked }: BirthNumbersProps) {
  const answerBox = useRef<HTMLDivElement>(null);
  const { form, typed, faults, answer } = useAnswer(work, () =>
    answerBox.current?.scrollIntoView({ block: 'nearest' }),
  );
  const numbers = answer?.numbers;
  const [mulank, bhagyank] = numbers ?? [];
  // The date goes after '#', which is never sent.
  const result = `${toolPath('mulank-bhagyank')}${linkHash(typed, dateFields)}`;
  const root = mulank?.sum.root;
  useEffect(() => {
    if (root) keepYours(root, result);
  }, [root, result]);
  return (
    <div className={`rounded ${styles.card}`}>
      <form className={`scripted ${styles.form}`} {...form}>
        <DateFields
          legend="Mulank and bhagyank by date of birth"
          names={dateFields}
          faults={faults}
        />
        <Button type="submit">Find my numbers</Button>
      </form>
      <p className="muted fine scripted">Free. Nothing leaves your device.</p>
      <noscript>
        <p>
          <ButtonLink href={toolPath('mulank-bhagyank')}>
            Find your number
            <Icon name="arrow" />
          </ButtonLink>
        </p>
      </noscript>
      <output className="visually-hidden">
        {numbers?.map(({ name, sum }) => `${name} ${sum.root}: ${pathWords(sum)}.`).join(' ')}
      </output>
      {numbers && (
        <div className={styles.answer} ref={answerBox}>
          {numbers.map(({ name, sum }) => (
            <div key={name} className={`${styles.plate} ${inkClass(sum.root)}`}>
              <Numeral n={sum.root} />
              <div className="fine">
                <strong className="display">
                  {name} {sum.root}
                </strong>
                {sum.steps.length > 1 && <span className="nowrap">{pathText(sum)}</span>}
                <p>{says[sum.root - 1]}</p>
              </div>
            </div>
          ))}
          <p className={`display ${styles.together}`}>
            {mulank && bhagyank && meeting(mulank.sum.root, bhagyank.sum.root, rows)}
          </p>
          <Ask
            key={answer.lines.join()}
            {...asked}
            lines={answer.lines}
            prefill={intakeGiven([{ legend: '', names: dateFields }], typed)}
          />
          <p className="fine">
            <Link href={result}>See it worked out, and share it</Link>
          </p>
        </div>
      )}
    </div>
  );
}

function work(typed: FormValues, today: PlainDate) {
  const read = dateIn(typed, today);
  if ('faults' in read) return read;
  return {
    lines: birthLines(read.date),
    numbers: [
      { name: 'Mulank', sum: mulankOf(read.date) },
      { name: 'Bhagyank', sum: bhagyankOf(read.date) },
    ],
  };
}
