import type { ListPart, Section } from '@/lib/content/sections';
import { paths } from '@/lib/site';
import { Plate, WayButton, Buttons } from '../ui';
import { Html, Prose } from './prose';
import styles from './products.module.scss';

export function Bench({ id, title, items }: Pick<Section & ListPart, 'id' | 'title' | 'items'>) {
  return (
    <section className={`night ${styles.bench}`} aria-labelledby={id}>
      <div className="wrap">
        <div className={styles.head}>
          <Html as="h2" id={id} html={title} />
          <p className="muted">Here is what we are planning.</p>
        </div>
        <ul className={`fours ${styles.proofs}`}>
          {items.map((item, index) => (
            <li key={item.title}>
              <Plate kind="proof" id={index + 1} className="bare tall" />
              <Html as="h3" html={item.title} className="title-3 above-4" />
              <Html as="p" html={item.html} className="muted above-2" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function ProductsStart({ html }: { html: string }) {
  return (
    <div className={`wrap ${styles.opening}`}>
      <Prose html={html} />
    </div>
  );
}

export function ProductsEnd({ html }: { html: string }) {
  return (
    <section className="section" aria-label="Updates">
      <div className={`wrap split end ${styles.columns}`}>
        <Html html={html} className={`measure ${styles.words}`} />
        <Buttons>
          <WayButton label="Watch the videos" href={paths.videos} icon="arrow" />
          <WayButton label="See services" href={paths.services} look="line" />
        </Buttons>
      </div>
    </section>
  );
}
