import type { ReactNode } from 'react';
import type { NumberPlate, Reading, WorkingLine } from '@/lib/tools/reading';
import { inkClass } from '../../reading/digit';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { DigitPath } from './digit-path';
import styles from './result.module.scss';

export type ResultProps<R extends Reading> = {
  reading: R;
  /** A result is a part of its page; a worked example is a part of a part. */
  heading?: 'h2' | 'h3';
};

type DrawnProps = ResultProps<Reading> & {
  /** What stands over each plate. */
  tops?: readonly ReactNode[];
  /** What stands beside the working. */
  beside?: ReactNode;
  /** What stands over everything, from edge to edge. */
  above?: ReactNode;
};

/** A reading, drawn: its numbers on their inks from edge to edge, then every step of the working. */
export function Result({ reading, heading = 'h2', tops = [], beside, above }: DrawnProps) {
  const { plates, working } = reading;
  const Heading = heading;
  return (
    <>
      {above}
      {plates.length > 0 && (
        <div className={styles.plates}>
          {plates.map((plate, place) => (
            <div key={plate.title} className={styles.place}>
              {tops[place] && <div className={styles.top}>{tops[place]}</div>}
              <Plate plate={plate} heading={Heading} />
            </div>
          ))}
        </div>
      )}
      <div className={`wrap ${styles.columns} ${beside ? styles.two : ''}`}>
        <div className={styles.working}>
          <Heading>How it was worked out</Heading>
          <Working lines={working} />
        </div>
        {beside && <div className={styles.beside}>{beside}</div>}
      </div>
    </>
  );
}

function Plate({ plate, heading: Heading }: { plate: NumberPlate; heading: 'h2' | 'h3' }) {
  const { title, rule, sum, says, link } = plate;
  return (
    <div className={`${styles.plate} ${inkClass(sum.root)}`}>
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
