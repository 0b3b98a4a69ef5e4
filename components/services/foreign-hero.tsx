import { pageWords, type Currency } from '@/lib/markets/markets';
import { HoursLanes } from './hours-lanes';
import styles from './foreign-hero.module.scss';

type ForeignHeroProps = { currency: Currency; day: string; count: number };

/** The head of a list for buyers on other clocks. `day` is the day of the build; the lanes look at the visitor's own. */
export function ForeignHero({ currency, day, count }: ForeignHeroProps) {
  const { heading, lead } = pageWords[currency];
  const [first, second] = heading.split(' - ');
  return (
    <section className={styles.hero} aria-labelledby="foreign">
      <div className={`wrap ${styles.inside}`}>
        <div>
          <h1 id="foreign">
            {first}
            {second && (
              <>
                {' '}
                <span>
                  <span className="visually-hidden">- </span>
                  {second}
                </span>
              </>
            )}
          </h1>
          <p className={`lead ${styles.lead}`}>
            {count}
            {` ${lead}`}
          </p>
        </div>
        <HoursLanes day={day} />
      </div>
    </section>
  );
}
