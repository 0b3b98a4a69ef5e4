import type { Testimonial } from '@/lib/content/list-schemas';
import type { Business } from '@/lib/content/business-schema';
import type { Photo } from '@/lib/photo';
import type { MeetingPlace } from '@/lib/services/catalogue';
import { Link, Photograph, SampleMark, SampleNote } from '../ui';
import styles from './practitioner.module.scss';

export type PersonFacts = {
  name?: string;
  photo?: Photo;
  line?: string;
  credentials?: Business['credentials'];
  /** 'Hindi, Marathi or English' */
  languages: string;
  /** Length of a call or sitting; a reading in writing has none. */
  minutes?: number;
  place?: MeetingPlace;
  /** Where and when sittings are held: 'Nagpur, on Saturdays and Sundays' */
  sittings?: string;
};

type PersonProps = PersonFacts & {
  /** Larger, with the sentence and all that was learned. */
  isWhole?: boolean;
};

/** A stand-in until these facts are known. */
export function Person(props: PersonProps) {
  const { name, photo, line, credentials = [], languages, isWhole = false } = props;
  const Name = isWhole ? 'h2' : 'strong';
  return (
    <div className={isWhole ? `${styles.person} ${styles.whole}` : styles.person}>
      <span className={photo ? styles.portrait : `${styles.portrait} ${styles.standIn}`}>
        {photo && <Photograph photo={photo} sizes={isWhole ? '10rem' : '4rem'} eager />}
      </span>
      <div className="shrink">
        <Name className={isWhole ? 'title-3' : styles.name}>
          {name ?? 'Your numerologist'} <SampleMark sample={!name} />
        </Name>
        {isWhole && line && <p className="lead">{line}</p>}
        <ul className="fine">
          {credentials.slice(0, isWhole ? undefined : 1).map(({ title, issuer, year }) => (
            <li key={title}>{`${title}, ${issuer}, ${year}`}</li>
          ))}
          {isWhole && !name && <li>Face and name will stand here.</li>}
          <li>{`Consultations in ${languages}.${meetingLine(props)}`}</li>
        </ul>
      </div>
    </div>
  );
}

const meetings: Record<MeetingPlace, string> = {
  phone: 'Calls',
  person: 'Sittings',
  screen: 'Meetings',
};

function meetingLine({ minutes, place = 'phone', sittings }: PersonFacts) {
  if (!minutes) return '';
  const where = place === 'person' && sittings ? `, in ${sittings}` : '';
  return ` ${meetings[place]} of about ${minutes} minutes${where}.`;
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
      <SampleNote entries={testimonials} />
    </section>
  );
}

/** Set in type, since logos belong to their owners. */
export function Press({ press }: { press: readonly { name: string; sample?: boolean }[] }) {
  if (press.length === 0) return null;
  return (
    <section className="lined" aria-labelledby="press">
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
