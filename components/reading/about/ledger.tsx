import { Html } from '../html';
import type { Point } from '../points';
import { ButtonLink, Buttons } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { paths } from '@/lib/site';
import styles from './ledger.module.scss';

export type LedgerPage = { id: string; title: string; items: readonly Point[] };

/** What is promised and what is not: the two facing pages of an account book. */
export function Ledger({ pages, after }: { pages: readonly LedgerPage[]; after: string }) {
  return (
    <section className="section" aria-labelledby="promises">
      <div className="wrap">
        <h2 id="promises">What I do and do not promise</h2>
        <p className={`lead ${styles.line}`}>What you can count on, and where I stop.</p>
        <div className={styles.book}>
          {pages.map(({ id, title, items }) => (
            <section key={id} className={styles.page} aria-labelledby={id}>
              <Html as="h3" id={id} html={title} />
              <ol>
                {items.map(({ html }) => (
                  <Html as="li" key={html} html={`<span>${html}</span>`} />
                ))}
              </ol>
            </section>
          ))}
        </div>
        <Html html={after} className={styles.after} />
        <Buttons className={styles.ways}>
          <ButtonLink href={paths.services}>
            See services and prices
            <Icon name="arrow" />
          </ButtonLink>
          <ButtonLink href={paths.contact} look="line">
            Ask a question first
          </ButtonLink>
        </Buttons>
      </div>
    </section>
  );
}
