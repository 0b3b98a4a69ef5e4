import type { ContentLists } from '@/lib/content/list-schemas';
import { formatPrice, home } from '@/lib/markets/currency';
import { artPath, paths } from '@/lib/site';
import { InterestForm } from '../forms/interest-form';
import {
  ButtonLink,
  Icon,
  Price,
  SampleMark,
  SampleNote,
  Link,
  MoreLink,
  LazyPicture,
  SectionHeader,
} from '../ui';
import { socialLinks } from '../layout/footer';
import { HomeSection } from './teasers';
import styles from './sections.module.scss';

export function Book({ title, text, coming }: ContentLists['book']) {
  return (
    <section className="section-start" id="book" aria-labelledby="book-title">
      <div className="wrap">
        <div className={`rounded ${styles.book}`}>
          <LazyPicture
            className={styles.cover}
            src="/art/book.svg"
            alt="Drawing of a book bound in red cloth and tied with string, the nine digits on its cover"
            width={360}
            height={480}
          />
          <div>
            <h2 id="book-title">{title}</h2>
            <p className="lead above-4">{text}</p>
            <p className="above-4">
              {coming === 'sample'
                ? 'This announcement is a sample until the practitioner confirms it.'
                : `Coming in ${coming}.`}
            </p>
            <InterestForm />
          </div>
        </div>
      </div>
    </section>
  );
}

export function Courses({ courses }: { courses: ContentLists['courses'] }) {
  return (
    <HomeSection
      title="Our Courses"
      cell={5}
      ground="night"
      line="Learn to read numbers yourself. You enrol and pay on the site of our course partner."
    >
      <ul className={styles.courses}>
        {courses.map(({ title, level, listPrice, offerPrice, link }) => (
          <li key={title} className={styles.course}>
            <p className="muted fine">{level}</p>
            <h3 className="title-3 above-1">{title}</h3>
            <div className={`above-3 ${styles.offer}`}>
              <p className={styles.prices}>
                <strong>
                  <span className="visually-hidden">Offer price </span>
                  <Price amount={offerPrice} currency={home} className={styles.price} />
                </strong>{' '}
                <s className="muted">
                  <span className="visually-hidden">List price </span>
                  {formatPrice(listPrice, home)}
                </s>
              </p>
              <ButtonLink href={link} newTab small>
                <span>
                  Enrol<span className="visually-hidden"> in {title}</span>
                </span>
                <Icon name="external" />
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
      <SampleNote entries={courses} what="courses and prices" />
    </HomeSection>
  );
}

type FiguresProps = {
  figures: ContentLists['figures']['list'];
  followers: string;
  sample: boolean;
  social: Parameters<typeof socialLinks>[0];
};

export function FigureBand({ figures, followers, sample, social }: FiguresProps) {
  const isBare = figures.length === 0;
  const FindUs = isBare ? 'h2' : 'h3';
  return (
    <section className="section sun" aria-labelledby={isBare ? 'find-us' : 'figures'}>
      <div className="wrap">
        {!isBare && (
          <>
            <h2 id="figures" className={`title-3 ${styles.followers}`}>
              {followers} <SampleMark sample={sample} /> people follow the readings across social
              media.
            </h2>
            <dl className={`fours above-6 ${styles.figures}`}>
              {figures.map(({ value, label, sample: isSample }) => (
                <div key={label}>
                  <dt>
                    {label} <SampleMark sample={isSample} />
                  </dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        <nav className={styles.social} aria-labelledby="find-us">
          <FindUs id="find-us" className="label">
            Find us on
          </FindUs>
          {socialLinks(social).map(({ label, href }) => (
            <Link key={label} href={href} className="way-back" newTab>
              {label}
              <Icon name="external" />
            </Link>
          ))}
        </nav>
      </div>
    </section>
  );
}

export function Reasons({ reasons }: { reasons: ContentLists['reasons'] }) {
  return (
    <section className="section">
      <div className="wrap split third">
        <div className={`sticky ${styles.head}`}>
          <SectionHeader title="Reasons to Trust" cell={8}>
            Ask us anything before you pay. Asking is free.
          </SectionHeader>
          <MoreLink label="Contact Us" href={paths.contact} />
        </div>
        <ol className={styles.list}>
          {reasons.map(({ title, text }, index) => (
            <li key={title} className="entry ruled">
              <LazyPicture src={artPath('plate', (index % 9) + 1)} width={52} height={52} />
              <div>
                <h3>{title}</h3>
                <p className="muted above-1">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
