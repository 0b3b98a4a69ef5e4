import type { Service } from '@/lib/services/catalogue';
import { formatPrice, home, servicePath } from '@/lib/markets/currency';
import { birthDaysText } from '@/lib/numerology/birth';
import { mulankPath } from '@/lib/site';
import card from '../ui/card.module.scss';
import { Link } from '../ui/link';
import { Plate } from '../ui/plate';
import { WithDevanagari } from '../ui/with-devanagari';
import styles from './related.module.scss';

export type RelatedService = Pick<Service, 'id' | 'title' | 'prices' | 'lists'>;

export type RelatedText = {
  href: string;
  title: string;
  note: string;
  plate: { kind: string; id: number };
};

type RelatedProps = {
  mulanks?: readonly number[];
  texts?: readonly RelatedText[];
  services?: readonly RelatedService[];
};

/** Where a page leads on to: numbers that it speaks of, texts about it, services that fit. */
export function Related({ mulanks = [], texts = [], services = [] }: RelatedProps) {
  if (mulanks.length + texts.length + services.length === 0) return null;
  return (
    <section className="section" aria-labelledby="related">
      <div className="wrap">
        <h2 id="related" className={styles.title}>
          Go on from here
        </h2>
        <ul className={styles.list}>
          {mulanks.map((n) => (
            <li key={n} className={`${card.card} ${styles.card}`}>
              <Plate kind="plate" id={n} className={styles.plate} />
              <div>
                <h3>
                  <Link href={mulankPath(n)}>Mulank {n}</Link>
                </h3>
                <p>Born on the {birthDaysText(n)}</p>
              </div>
            </li>
          ))}
          {texts.map(({ href, title, note, plate }) => (
            <li key={href} className={`${card.card} ${styles.card}`}>
              <Plate {...plate} className={styles.plate} />
              <div>
                <h3>
                  <Link href={href}>
                    <WithDevanagari text={title} />
                  </Link>
                </h3>
                <p>{note}</p>
              </div>
            </li>
          ))}
          {services.map((service) => (
            <ServiceLink key={service.id} {...service} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Most visitors are at home: a service is shown in another currency only where it is sold in nothing else. */
function ServiceLink({ id, title, prices, lists }: RelatedService) {
  const currency = lists.includes(home) ? home : (lists[0] ?? home);
  return (
    <li className={`${card.card} ${styles.card}`}>
      <Plate kind="service" id={id} className={styles.plate} />
      <div>
        <h3>
          <Link href={servicePath(id, currency)}>
            <WithDevanagari text={title} />
          </Link>
        </h3>
        <p>
          A reading by the practitioner,{' '}
          <span className="nowrap">{formatPrice(prices[currency], currency)}</span>
        </p>
      </div>
    </li>
  );
}
