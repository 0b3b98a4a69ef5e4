import { ButtonLink, Buttons } from '../ui/button';
import { Icon } from '../ui/icon';
import { Plate } from '../ui/plate';
import styles from './channel-hero.module.scss';

type ChannelHeroProps = {
  watch: string;
  subscribe: string;
  /** '125 k', where the figures of the home page count them. */
  subscribers?: string;
};

/** The Lo Shu square, row by row. */
const plates = [4, 9, 2, 3, 5, 7, 8, 1, 6];

/** The head of the videos: what the channel is, and the two ways to it. */
export function ChannelHero({ watch, subscribe, subscribers }: ChannelHeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="channel">
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.copy}>
          <h1 id="channel">Numerology videos</h1>
          <p className={`lead ${styles.lead}`}>
            From our channel: birth numbers one by one, names, mobile and house numbers, and
            readings before a match.
            {subscribers && ` ${subscribers} subscribers follow it.`}
          </p>
          <Buttons className={styles.buttons}>
            <ButtonLink href={watch} newTab className={styles.watch}>
              Watch Now
              <Icon name="external" />
            </ButtonLink>
            <ButtonLink href={subscribe} newTab look="line">
              Subscribe
            </ButtonLink>
          </Buttons>
        </div>
        <div className={styles.plates} aria-hidden="true">
          {plates.map((n) => (
            <Plate key={n} kind="plate" id={n} eager className={styles.plate} />
          ))}
        </div>
      </div>
    </section>
  );
}
