import { HoursLanes } from './hours-lanes';
import styles from './foreign-hero.module.scss';

/** The head of the dollar list. `day` is the day of the build; the lanes look at the visitor's own. */
export function ForeignHero({ day, count }: { day: string; count: number }) {
  return (
    <section className={styles.hero} aria-labelledby="foreign">
      <div className={`wrap ${styles.inside}`}>
        <div>
          <h1 id="foreign">
            Dive Into Numerology{' '}
            <span>
              <span className="visually-hidden">- </span>Our Foreign Services
            </span>
          </h1>
          <p className={`lead ${styles.lead}`}>
            {count} numerology services for clients abroad, from the same practitioner, priced in US
            dollars and at an hour that suits you.
          </p>
        </div>
        <HoursLanes day={day} />
      </div>
    </section>
  );
}
