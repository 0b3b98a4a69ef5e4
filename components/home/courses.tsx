import { formatPrice, home } from '@/lib/markets/currency';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Price } from '../ui/price';
import { SampleNote } from '../ui/sample-note';
import { HomeSection } from './home-section';
import styles from './courses.module.scss';

type CourseFacts = {
  title: string;
  level: string;
  listPrice: number;
  offerPrice: number;
  link: string;
  sample?: boolean;
};

/** 'Our Courses': sold on another site, in rupees. */
export function Courses({ courses }: { courses: readonly CourseFacts[] }) {
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
            <p className={styles.level}>{level}</p>
            <h3>{title}</h3>
            <div className={styles.offer}>
              <p className={styles.prices}>
                <strong>
                  <span className="visually-hidden">Offer price </span>
                  <Price amount={offerPrice} currency={home} className={styles.price} />
                </strong>{' '}
                <s>
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
