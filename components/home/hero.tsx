import type { ComponentProps } from 'react';
import { squareNumerals } from '@/lib/art/backdrops';
import { birthDays } from '@/lib/numerology/birth';
import { mulankPath, paths } from '@/lib/site';
import { BirthNumbers } from '../calculators/birth-numbers';
import { Person, type PersonFacts } from '../practitioner/practitioner';
import { Link } from '../ui';
import styles from './hero.module.scss';

type HeroProps = ComponentProps<typeof BirthNumbers> & { person: PersonFacts };

export function Hero({ person, ...numbers }: HeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <div className={styles.copy}>
        <div className={styles.words}>
          <h1 id="hero">Unlock Your Future Insights</h1>
          <p className={`lead above-3 below-4 ${styles.lead}`}>
            Numerology for your name, your date of birth and the number on your door, with every sum
            shown.
          </p>
          <BirthNumbers {...numbers} />
          <Person {...person} />
          <p className="taps">
            <Link href={paths.services}>Explore services</Link>
            <Link href={paths.predictions}>Read predictions</Link>
          </p>
        </div>
        <p className={`rem on-desk ${styles.note}`}>
          Mulank (birth number) adds the digits of your day until one is left: for the 23rd,
          2&nbsp;+&nbsp;3&nbsp;=&nbsp;<strong>5</strong>. This is the Lo Shu square: tap your
          number.
        </p>
      </div>
      <LoShuSquare />
    </section>
  );
}

function LoShuSquare() {
  return (
    <nav className={styles.square} aria-label="Mulank pages by birth number">
      {squareNumerals().map(({ n, d, lanes, transform, viewBox }) => (
        <Link
          key={n}
          href={mulankPath(n)}
          className={`ink${n} ${styles.cell}`}
          aria-label={`Mulank ${n}, born on ${birthDays(n).join(', ')}`}
        >
          <svg viewBox={viewBox} aria-hidden="true">
            <g transform={transform}>
              {lanes.map(({ stroke, width }) => (
                // With pathLength 1, CSS can run every stroke with the same dash.
                <path key={width} d={d} pathLength={1} stroke={stroke} strokeWidth={width} />
              ))}
            </g>
          </svg>
          <span className={`fine semi ${styles.days}`} aria-hidden="true">
            Born on {birthDays(n).join(', ')}
          </span>
        </Link>
      ))}
    </nav>
  );
}
