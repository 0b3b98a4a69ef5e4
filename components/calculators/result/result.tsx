'use client';

import type { ReactNode } from 'react';
import type { NumberPlate, Reading, WorkingLine } from '@/lib/calculators/reading';
import { inkClass } from '../../reading/digit';
import { Fold } from '../../ui/fold';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { calculatorIslands } from '../calculator';
import { DigitPath } from './digit-path';
import styles from './result.module.scss';

export type ResultProps = {
  reading: Reading;
  /** A result is a part of its page; a worked example is a part of a part, with its working open. */
  heading?: 'h2' | 'h3';
};

type DrawnProps = ResultProps & {
  /** What is drawn below the answer, above its plates; where there are none, beside what is folded. */
  picture?: ReactNode;
  /** What stands before the lines of the working. */
  counted?: ReactNode;
  /** What else is folded below the answer. */
  children?: ReactNode;
};

/** A reading, drawn: the answer, its numbers on their inks from edge to edge, and folded below them every step. */
export function Result({ reading, heading = 'h2', picture, counted, children }: DrawnProps) {
  const { verdict, detail, plates, working } = reading;
  const Heading = heading;
  const own = plates.filter(({ isOther }) => !isOther);
  return (
    <>
      <div className={`wrap ${styles.verdict}`}>
        <Heading tabIndex={heading === 'h2' ? -1 : undefined}>{verdict}</Heading>
        {detail && <p>{detail}</p>}
      </div>
      <div className={own.length > 0 ? undefined : `wrap ${styles.beside}`}>
        {picture}
        {own.length > 0 && <Plates plates={own} heading={heading} />}
        <div className={`wrap ${styles.folds}`}>
          <ResultPart title="How it was worked out" heading={heading} open={heading === 'h3'}>
            {counted}
            <Working lines={working} />
          </ResultPart>
          {children}
          {plates.map(
            (plate) =>
              plate.isOther && (
                <ResultPart
                  key={plate.title}
                  title={`By another custom: ${plate.title} ${plate.sum.root}`}
                  heading={heading}
                >
                  <Plates plates={[plate]} heading={heading} />
                </ResultPart>
              ),
          )}
        </div>
      </div>
    </>
  );
}

export const NumbersCalculator = calculatorIslands('calculators/result/result', Result);

type ResultPartProps = { title: string; heading: 'h2' | 'h3'; open?: boolean; children: ReactNode };

/** A part below the answer, for whoever wants to know. */
export function ResultPart({ title, heading, open, children }: ResultPartProps) {
  const Heading = below[heading];
  return (
    <Fold title={<Heading>{title}</Heading>} open={open}>
      {children}
    </Fold>
  );
}

const below = { h2: 'h3', h3: 'h4' } as const;

function Plates({ plates, heading }: { plates: readonly NumberPlate[]; heading: 'h2' | 'h3' }) {
  const Heading = below[heading];
  return (
    <div className={styles.plates}>
      {plates.map(({ title, rule, sum, says, link }) => (
        <div key={title} className={`${styles.plate} ${inkClass(sum.root)}`}>
          <Heading>{title}</Heading>
          <p>{rule}</p>
          <div className={styles.drawn}>
            <DigitPath sum={sum} />
          </div>
          <p className={styles.says}>{says}</p>
          <Link href={link.href} className={styles.more}>
            {link.label}
            <Icon name="arrow" />
          </Link>
        </div>
      ))}
    </div>
  );
}

function Working({ lines }: { lines: readonly WorkingLine[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ term, sum, about }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <span className={styles.sum}>{sum}</span>
            <span className={styles.about}>{about}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
