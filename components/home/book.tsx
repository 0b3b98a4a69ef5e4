import { InterestForm } from '../forms/interest-form';
import styles from './book.module.scss';

type BookProps = { title: string; text: string; coming: string };

/** The announcement of the book, with the form for those who would like to hear of it. */
export function Book({ title, text, coming }: BookProps) {
  return (
    <section className={`section ${styles.section}`} id="book" aria-labelledby="book-title">
      <div className="wrap">
        <div className={styles.book}>
          <img
            className={styles.cover}
            src="/art/book.svg"
            alt="Drawing of a book bound in red cloth and tied with string, the nine digits on its cover"
            width={360}
            height={480}
            loading="lazy"
            decoding="async"
          />
          <div>
            <h2 id="book-title">{title}</h2>
            <p className={`lead ${styles.text}`}>{text}</p>
            {coming !== 'sample' && <p className={styles.text}>Coming in {coming}.</p>}
            <InterestForm />
          </div>
        </div>
      </div>
    </section>
  );
}
