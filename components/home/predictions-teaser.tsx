import type { Prediction } from '@/lib/content/text-schemas';
import { paths, predictionPath } from '@/lib/site';
import card from '../ui/card.module.scss';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Plate } from '../ui/plate';
import { HomeSection } from './home-section';
import { WithDevanagari } from '../ui/with-devanagari';
import styles from './predictions-teaser.module.scss';

/** 'Our Predictions': a few cards and the way to all of them. */
export function PredictionsTeaser({ predictions }: { predictions: readonly Prediction[] }) {
  return (
    <HomeSection
      title="Our Predictions"
      cell={3}
      line="So far all of them were written after the event."
      more={{ label: 'See All Predictions', href: paths.predictions }}
    >
      <ul className={styles.cards}>
        {predictions.map(({ id, title, teaser, button, photo }) => (
          <li key={id} className={`${card.card} ${styles.card}`}>
            <Plate kind="prediction" id={id} photo={photo} className={styles.plate} />
            <h3>
              <Link href={predictionPath(id)}>
                <WithDevanagari text={title} />
              </Link>
            </h3>
            <p>
              <WithDevanagari text={teaser} />
            </p>
            <span className={`${card.go} ${styles.go}`} aria-hidden="true">
              {button}
              <Icon name="arrow" />
            </span>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
