import { paths } from '@/lib/site';
import { ButtonLink, Buttons } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Html } from '../html';
import { Prose } from '../prose';
import styles from './soon.module.scss';

/** What stands between the head and the bench. */
export function Opening({ html }: { html: string }) {
  return (
    <div className={`wrap ${styles.opening}`}>
      <Prose html={html} />
    </div>
  );
}

/** The end of the products page; the last paragraph is set large. */
export function Soon({ html }: { html: string }) {
  return (
    <section className="section" aria-label="Updates">
      <div className={`wrap ${styles.columns}`}>
        <Html html={html} className={styles.words} />
        <Buttons>
          <ButtonLink href={paths.videos}>
            Watch the videos
            <Icon name="arrow" />
          </ButtonLink>
          <ButtonLink href={paths.services} look="line">
            See services
          </ButtonLink>
        </Buttons>
      </div>
    </section>
  );
}
