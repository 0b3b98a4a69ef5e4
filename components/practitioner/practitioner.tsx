import type { Testimonial } from '@/lib/content/list-schemas';
import type { Business } from '@/lib/content/business-schema';
import type { Photo } from '@/lib/photo';
import { Link, Photograph, SampleMark, SampleNote } from '../ui';
import styles from './practitioner.module.scss';

export type PractitionerFacts = {
  name?: string;
  line?: string;
  photo?: Photo;
  credentials?: Business['credentials'];
  testimonials: readonly Testimonial[];
  /** Some of these are made up, and are shown only while trying. */
  sample: boolean;
};

/** Who reads the numbers: face, name, what they say and have learned, and what clients say. Nothing where none is known. */
export function Practitioner(facts: PractitionerFacts) {
  const { name, line, photo, credentials = [], testimonials, sample } = facts;
  if (!name && !line && !photo && credentials.length === 0 && testimonials.length === 0)
    return null;
  return (
    <section className={styles.practitioner} aria-labelledby="practitioner">
      {photo && (
        <span className={`sunk faint fine ${styles.portrait}`}>
          <Photograph photo={photo} sizes="10rem" />
        </span>
      )}
      {!photo && sample && (
        <span className={`sunk faint fine ${styles.portrait}`}>A portrait will stand here.</span>
      )}
      <div className={`shrink ${styles.words}`}>
        <h2 id="practitioner">{name ?? 'Who reads your numbers'}</h2>
        {line && <p className="lead">{line}</p>}
        {credentials.length > 0 && (
          <ul className="muted fine">
            {credentials.map(({ title, issuer, year }) => (
              <li key={title}>
                <strong>{title}</strong>, {issuer}, {year}
              </li>
            ))}
          </ul>
        )}
      </div>
      {testimonials.length > 0 && (
        <div className={styles.testimonials}>
          {testimonials.map(({ quote, by, source, link }) => (
            <figure key={quote} className={styles.testimonial}>
              <blockquote className="measure">{quote}</blockquote>
              <figcaption className="muted fine">
                {by}, {link ? <Link href={link}>{source}</Link> : source}
              </figcaption>
            </figure>
          ))}
        </div>
      )}
      <SampleNote entries={[{ sample }]} />
    </section>
  );
}

/** 'As Featured On': the names set in type, since logos belong to their owners. */
export function Press({ press }: { press: readonly { name: string; sample?: boolean }[] }) {
  if (press.length === 0) return null;
  return (
    <section className={styles.press} aria-labelledby="press">
      <div className={`wrap ${styles.row}`}>
        <h2 id="press" className="label faint">
          As Featured On
        </h2>
        <ul className="muted">
          {press.map(({ name, sample }) => (
            <li key={name}>
              {name} <SampleMark sample={sample} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
