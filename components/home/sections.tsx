import { shownFact } from '@/lib/content/business';
import type { Business } from '@/lib/content/business-schema';
import type { ContentLists } from '@/lib/content/list-schemas';
import { formatPrice, home } from '@/lib/markets/currency';
import { paths } from '@/lib/site';
import { InterestForm } from '../forms/interest-form';
import { ButtonLink, Icon, Price, Link, LazyPicture } from '../ui';
import { socialLinks } from '../layout/footer';
import { HomeSection } from './section';
import styles from './sections.module.scss';

export function Book({ title, text, coming }: ContentLists['book']) {
  return (
    <section className="sunk" id="book" aria-labelledby="book-title">
      <div className={`wrap ${styles.book}`}>
        <LazyPicture
          className={styles.cover}
          src="/art/book.svg"
          alt="Drawing of a book bound in red cloth and tied with string, the nine digits on its cover"
          width={360}
          height={480}
        />
        <div>
          <h2 id="book-title" className="title-4">
            {title}
          </h2>
          <p className="muted above-2 roomy">{text}</p>
          {coming !== 'sample' && <p className="above-2">{`Coming in ${coming}.`}</p>}
        </div>
        <InterestForm />
      </div>
    </section>
  );
}

export function Courses({ courses }: { courses: ContentLists['courses'] }) {
  if (courses.length === 0) return null;
  return (
    <HomeSection
      id="courses"
      title="Our Courses"
      ground="night"
      line="Learn to read numbers yourself. You enrol and pay on the site of our course partner."
    >
      <ul className={styles.courses}>
        {courses.map(({ title, level, listPrice, offerPrice, link }) => (
          <li key={title}>
            <div>
              <h3 className="title-4">{title}</h3>
              <p className="muted fine">{level}</p>
            </div>
            <p className={styles.prices}>
              <s className="muted fine">
                <span className="visually-hidden">List price </span>
                {formatPrice(listPrice, home)}
              </s>{' '}
              <strong>
                <span className="visually-hidden">Offer price </span>
                <Price amount={offerPrice} currency={home} />
              </strong>
            </p>
            <Link href={link} newTab className="way-back">
              <span>
                Enrol<span className="visually-hidden"> in {title}</span>
              </span>
              <Icon name="external" />
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

type TrustProps = {
  figures: ContentLists['figures'];
  reasons: ContentLists['reasons'];
  business: Pick<Business, 'followers' | 'social' | 'samples' | 'site'>;
};

export function Trust({ figures, reasons, business }: TrustProps) {
  const followers = shownFact(business, 'followers');
  const social = shownFact(business, 'social');
  return (
    <HomeSection
      id="reasons"
      title="Reasons to Trust"
      ground="sun"
      line="Ask us anything before you pay. Asking is free."
      before={
        <div className={styles.proof}>
          {figures.length > 0 && (
            <dl className={styles.figures}>
              {figures.map(({ value, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {followers && (
            <p>
              <strong>{followers}</strong> people follow the readings across social media.
            </p>
          )}
          {social && <FindUs social={social} />}
        </div>
      }
    >
      <ul className={styles.reasons}>
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3 className="title-4">{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="above-5">
        <ButtonLink href={paths.contact}>Contact Us</ButtonLink>
      </p>
    </HomeSection>
  );
}

function FindUs({ social }: { social: Business['social'] }) {
  return (
    <nav className={styles.social} aria-labelledby="find-us">
      <h2 id="find-us" className="label">
        Find us on
      </h2>
      {socialLinks(social).map(({ label, href }) => (
        <Link key={label} href={href} className="way-back" newTab>
          {label}
        </Link>
      ))}
    </nav>
  );
}
