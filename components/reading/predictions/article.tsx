import type { Prediction } from '@/lib/content/text-schemas';
import { paths, predictionPath } from '@/lib/site';
import { Plate } from '../../ui/plate';
import { AuthorBox } from '../author-box';
import { BackBar } from '../back-bar';
import { Dateline } from '../dateline';
import { PrevNext } from '../prev-next';
import { Prose } from '../prose';
import { Related, type RelatedService } from '../related';
import { Sums } from '../sums';
import { WithDevanagari } from '../../ui/with-devanagari';
import styles from './article.module.scss';

type Neighbour = Pick<Prediction, 'id' | 'title'>;

type PredictionArticleProps = {
  prediction: Prediction;
  services: readonly RelatedService[];
  /** Who wrote it, once the name is more than a sample. */
  author?: string;
  previous?: Neighbour;
  next?: Neighbour;
};

/** One write-up: plate and title, the text beside its quotation, the sums, and the ways on. */
export function PredictionArticle(props: PredictionArticleProps) {
  const { prediction, services, author, previous, next } = props;
  return (
    <article>
      <div className="wrap">
        <BackBar href={paths.predictions} label="All predictions" close />
        <header className={styles.head}>
          <Plate
            kind="prediction"
            id={prediction.id}
            photo={prediction.photo}
            eager
            className={styles.plate}
          />
          <div>
            <h1>
              <WithDevanagari text={prediction.title} />
            </h1>
            <p className={`lead ${styles.teaser}`}>
              <WithDevanagari text={prediction.teaser} />
            </p>
            <Dateline published={prediction.published} updated={prediction.updated} />
          </div>
        </header>
        <div className={styles.body}>
          <p className={styles.quote}>
            <WithDevanagari text={prediction.quote} />
          </p>
          <div className={styles.text}>
            <Prose html={prediction.html} dropCap large />
            <Sums sums={prediction.sums} title="The sums in this text" />
            <AuthorBox author={author} />
          </div>
        </div>
      </div>
      <Related mulanks={prediction.mulanks} services={services} />
      <PrevNext label="More predictions" previous={link(previous)} next={link(next)} />
    </article>
  );
}

const link = (neighbour?: Neighbour) =>
  neighbour && { label: neighbour.title, href: predictionPath(neighbour.id) };
