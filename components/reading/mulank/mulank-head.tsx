import { birthDays } from '@/lib/numerology/birth-days';
import { Plate } from '../../ui/plate';
import { inkClass } from '../digit';
import { Fact } from '../../ui/fact';
import styles from './mulank-head.module.scss';

export type Facts = {
  number: number;
  planet: string;
  planetHindi: string;
  day: string;
  colours: readonly string[];
  friendly: readonly number[];
};

type MulankHeadProps = { facts: Facts; lead: string; school: string; photo?: string };

/** The head of a birth number's page on its own ink; the numeral's ground runs into it. */
export function MulankHead({ facts, lead, school, photo }: MulankHeadProps) {
  const { number, planet, planetHindi, day, colours, friendly } = facts;
  const planetNames = planet === planetHindi ? planet : `${planet} (${planetHindi})`;
  return (
    <header className={`${styles.head} ${inkClass(number)}`}>
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.copy}>
          <h1>
            <span className={styles.name}>Mulank {number}</span>
            <span className="visually-hidden"> / </span>
            Birth No. {number} / <span className="nowrap">Numerology -</span> Best Ever Description
          </h1>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <dl className={styles.facts}>
            <Fact label="Days of birth">{birthDays(number).join(', ')}</Fact>
            <Fact label="Planet">{planetNames}</Fact>
            <Fact label="Day">{day}</Fact>
            <Fact label="Colours">{sentence(colours.join(', '))}</Fact>
            <Fact label={`Friendly numbers, ${school}`}>{friendly.join(', ')}</Fact>
          </dl>
        </div>
        <Plate kind="mulank" id={number} photo={photo} eager className={styles.plate} />
      </div>
    </header>
  );
}

const sentence = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);
