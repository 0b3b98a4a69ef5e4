import type { Prediction } from '@/lib/content/text-schemas';
import { predictionPath } from '@/lib/site';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Plate } from '../../ui/plate';
import card from '../../ui/card.module.scss';
import { HowToRead } from './how-to-read';
import { WithDevanagari } from '../../ui/with-devanagari';
import styles from './sheet.module.scss';

/** All write-ups as an uncut sheet: plate and text in turn, with the heading and a note as cells of it. */
export function PredictionSheet({ predictions }: { predictions: readonly Prediction[] }) {
  return (
    <div className={styles.sheet}>
      <header className={styles.head}>
        <h1>Predictions</h1>
        <p className="lead">
          {predictions.length} numerology predictions and readings of cricket finals, films, names
          and dates, by Indian tradition, with every sum in full. So far all of them were written
          after the event.
        </p>
      </header>
      <ul className={styles.cells}>
        {predictions.map((prediction, index) => (
          <Cell key={prediction.id} {...prediction} eager={index < 2} />
        ))}
      </ul>
      <HowToRead />
    </div>
  );
}

function Cell({ id, title, teaser, quote, button, photo, eager }: Prediction & { eager: boolean }) {
  return (
    <li className={`${card.card} ${styles.cell}`}>
      <Plate kind="prediction" id={id} photo={photo} eager={eager} className={styles.plate} />
      <div className={styles.words}>
        <h2>
          <Link href={predictionPath(id)}>
            <WithDevanagari text={title} />
          </Link>
        </h2>
        <p>
          <WithDevanagari text={teaser} />
        </p>
        <blockquote>
          <WithDevanagari text={quote} />
        </blockquote>
        <span className={`${card.go} ${styles.go}`} aria-hidden="true">
          {button}
          <Icon name="arrow" />
        </span>
      </div>
    </li>
  );
}
