import type { Prediction } from '@/lib/content/text-schemas';
import { predictionPath, paths } from '@/lib/site';
import { NotFound } from '../layout/not-found';
import { Icon, Plate, WithDevanagari, WayButton } from '../ui';
import card from '../ui/card.module.scss';
import { AuthorBox, Dateline } from './head';
import { Prose } from './prose';
import { Sums } from './sums';
import {
  BackBar,
  CardTitle,
  PrevNext,
  RelatedPages,
  type Neighbours,
  type AuthorAndServices,
} from './navigation';
import styles from './predictions.module.scss';

export function PredictionSheet({ predictions }: { predictions: readonly Prediction[] }) {
  return (
    <div className={styles.sheet}>
      <header className={styles.head}>
        <h1>Predictions</h1>
        <p className="lead above-4">
          {predictions.length} numerology predictions and readings of cricket finals, films, names
          and dates, by Indian tradition, with every sum in full.
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

function Cell({ eager, ...prediction }: Prediction & { eager: boolean }) {
  const { id, title, teaser, quote, button, photo } = prediction;
  return (
    <li className={`${card.card} ruled ${styles.cell}`}>
      <Plate
        kind="prediction"
        id={id}
        photo={photo}
        eager={eager}
        className={`bare tall ${styles.plate}`}
      />
      <div className={`shrink ${styles.words}`}>
        <CardTitle as="h2" href={predictionPath(id)} title={title} />
        <p className="muted rem above-2">
          <span className="faint fine own-line">
            <WrittenBefore {...prediction} />
          </span>
          <WithDevanagari text={teaser} />
        </p>
        <WithDevanagari as="blockquote" className="said above-4" text={quote} />
        <span className={`${card.go} ${styles.go}`} aria-hidden="true">
          {button}
          <Icon name="arrow" />
        </span>
      </div>
    </li>
  );
}

/** Says that the text came before the event; of the day itself nobody can say. */
export const WrittenBefore = ({ published, event }: Pick<Prediction, 'published' | 'event'>) => {
  if (!event) return 'An invented example';
  return published < event ? 'Written before the event' : 'Written after the event';
};

function HowToRead() {
  return (
    <aside className={`sun ${styles.note}`} aria-labelledby="how-to-read">
      <h2 id="how-to-read">How to read a prediction</h2>
      <ol>
        <li>Ask when it was written: before the event, or after it.</li>
        <li>Do the sum yourself. It takes a minute.</li>
        <li>See what fitted, what did not, and which table was used.</li>
      </ol>
      <WayButton label="How numbers are worked out" href={paths.numerology} icon="arrow" />
    </aside>
  );
}

type PredictionArticleProps = AuthorAndServices &
  Neighbours<Pick<Prediction, 'id' | 'title'>> & { prediction: Prediction };

export function PredictionArticle(props: PredictionArticleProps) {
  const { prediction, services, author, previous, next } = props;
  return (
    <article>
      <div className="wrap">
        <BackBar href={paths.predictions} label="All predictions" close />
        <header className={styles.articleHead}>
          <Plate
            kind="prediction"
            id={prediction.id}
            photo={prediction.photo}
            eager
            className={`square ${styles.articlePlate}`}
          />
          <div>
            <WithDevanagari as="h1" className="story" text={prediction.title} />
            <WithDevanagari as="p" className="lead above-4" text={prediction.teaser} />
            <p className="above-4 semi fine">
              <WrittenBefore {...prediction} />
            </p>
            <Dateline published={prediction.published} updated={prediction.updated} />
          </div>
        </header>
        <div className="split apart">
          <WithDevanagari
            as="p"
            className={`lane sticky ${styles.quote}`}
            text={prediction.quote}
          />
          <div className="flow far">
            <Prose html={prediction.html} dropCap large />
            <Sums sums={prediction.sums} title="The sums in this text" />
            <AuthorBox author={author} />
          </div>
        </div>
      </div>
      <RelatedPages mulanks={prediction.mulanks} services={services} />
      <PrevNext
        label="More predictions"
        {...{ previous, next }}
        path={({ id }) => predictionPath(id)}
      />
    </article>
  );
}

export function MissingPrediction({ title }: { title: string }) {
  return (
    <NotFound
      title={title}
      plate={{ kind: 'prediction', id: 8 }}
      ways={[
        { label: 'All predictions', href: paths.predictions },
        { label: 'Back to home', href: paths.home },
      ]}
    >
      There is no prediction with this number. Please check the link, or choose one from the list.
    </NotFound>
  );
}
