import type { Testimonial } from '@/lib/content/list-schemas';
import type { Business } from '@/lib/content/business-schema';
import type { Photo } from '@/lib/photo';
import type { Appointment } from '@/lib/content/services-schema';
import { paths } from '@/lib/site';
import { Link, Photograph } from '../ui';
import styles from './practitioner.module.scss';

export type PersonFacts = {
  name?: string;
  photo?: Photo;
  line?: string;
  credentials?: Business['credentials'];
  languages: string;
  /** Length of a call or sitting; a reading in writing has none. */
  minutes?: number;
  appointment?: Appointment;
  /** Where and when sittings are held: 'Nagpur, on Saturdays and Sundays' */
  sittings?: string;
};

type PersonProps = PersonFacts & {
  isWhole?: boolean;
};

/** Draws one line without a name: an empty frame would be worse than none. */
export function Person(props: PersonProps) {
  const { name, photo, line, credentials = [], languages, appointment, isWhole = false } = props;
  const Name = isWhole ? 'h2' : 'strong';
  if (!name)
    return (
      <PersonLine
        languages={languages}
        meeting={appointment ? meetingLine(props) : ''}
        isLink={!isWhole}
      />
    );
  return (
    <div className={isWhole ? `${styles.person} ${styles.whole}` : styles.person}>
      {photo && (
        <span className={styles.portrait}>
          <Photograph photo={photo} sizes={isWhole ? '10rem' : '5rem'} eager />
        </span>
      )}
      <div className="shrink">
        <Name className={isWhole ? 'title-3' : styles.name}>{name}</Name>
        {isWhole && line && <p className="lead">{line}</p>}
        <ul className="fine">
          {credentials.slice(0, isWhole ? undefined : 1).map(({ title, issuer, year }) => (
            <li key={title}>{`${title}, ${issuer}, ${year}`}</li>
          ))}
          <li>{`Consultations in ${languages}. ${meetingLine(props)}`.trimEnd()}</li>
        </ul>
      </div>
    </div>
  );
}

type PersonLineProps = Pick<PersonFacts, 'languages'> & { meeting: string; isLink: boolean };

function PersonLine({ languages, meeting, isLink }: PersonLineProps) {
  const words = `Read by one person, by hand, in ${languages}`;
  return (
    <p className={styles.line}>
      {isLink ? <Link href={paths.about}>{words}</Link> : `${words}.`}
      {meeting && <span className="own-line fine">{meeting}</span>}
    </p>
  );
}

const meetings: Record<Appointment, string> = {
  phone: 'Calls',
  person: 'Sittings',
  video: 'Meetings',
};

function meetingLine({ minutes, appointment = 'phone', sittings }: PersonFacts) {
  if (!minutes) return '';
  const where = appointment === 'person' && sittings ? `, in ${sittings}` : '';
  return `${meetings[appointment]} of about ${minutes} minutes${where}.`;
}

export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <section className={`cells top ${styles.testimonials}`} aria-label="What clients say">
      {testimonials.map(({ quote, by, source, link }) => (
        <figure key={quote}>
          <blockquote className="measure said">{quote}</blockquote>
          <figcaption className="muted fine above-2">
            {by}, {link ? <Link href={link}>{source}</Link> : source}
          </figcaption>
        </figure>
      ))}
    </section>
  );
}

/** Set in type, since logos belong to their owners. */
export function Press({ press }: { press: readonly { name: string }[] }) {
  if (press.length === 0) return null;
  return (
    <section className="lined" aria-labelledby="press">
      <div className={`wrap ${styles.row}`}>
        <h2 id="press" className="label faint">
          As Featured On
        </h2>
        {/* Focusable, so that the arrow keys scroll it. */}
        <ul className="muted" tabIndex={0} aria-labelledby="press">
          {press.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
