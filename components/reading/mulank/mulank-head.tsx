import { birthDays } from '@/lib/numerology/birth';
import { planetNames } from '@/lib/numerology/relations';
import type { Photo } from '@/lib/photo';
import { Plate } from '../../ui/plate';
import { inkClass } from '../digit';
import { Fact } from '../../ui/fact';
import { WithDevanagari } from '../../ui/with-devanagari';
import styles from './mulank-head.module.scss';

export type Facts = {
  number: number;
  planet: string;
  planetHindi: string;
  planetDevanagari: string;
  day: string;
  ratna: string;
  stone: string;
  colours: readonly string[];
  friendly: readonly number[];
  /** Where other schools give something else. */
  differs: string;
};

type MulankHeadProps = { facts: Facts; lead: string; school: string; photo?: Photo };

/** The head of a birth number's page on its own ink; the numeral's ground runs into it. */
export function MulankHead({ facts, lead, school, photo }: MulankHeadProps) {
  const { number, planetDevanagari, day, colours, ratna, stone, friendly, differs } = facts;
  return (
    <header className={inkClass(number)}>
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.copy}>
          <h1>
            <span className={styles.name}>Mulank {number}</span>
            <span className="visually-hidden"> / </span>
            Birth No. {number} / <span className="nowrap">Numerology -</span> Best Ever Description
          </h1>
          <p className={`lead ${styles.lead}`}>
            <WithDevanagari text={lead} />
          </p>
          <dl className={styles.facts}>
            <Fact label="Born on">{birthDays(number).join(', ')}</Fact>
            <Fact label="Graha (planet)">
              {planetNames(facts)} <span lang="hi">{planetDevanagari}</span>
            </Fact>
            <Fact label="Lucky day">{day}</Fact>
            <Fact label="Lucky colours">{sentence(colours.join(', '))}</Fact>
            <Fact label="Ratna (stone)">
              {sentence(ratna)}, {stone}
            </Fact>
            <Fact label={`Friendly numbers, ${school}`}>{friendly.join(', ')}</Fact>
          </dl>
          <p className={styles.differs}>Where schools differ: {differs}</p>
        </div>
        <Plate kind="mulank" id={number} photo={photo} eager className={styles.plate} />
      </div>
    </header>
  );
}

const sentence = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);
