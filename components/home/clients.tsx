import { clients as drawn } from '@/lib/art/catalogue';
import type { Photo } from '@/lib/photo';
import { Plate } from '../ui/plate';
import { SampleNote } from '../ui/sample-note';
import { ClientCarousel } from './client-carousel';
import styles from './clients.module.scss';

/** 'Our Clients': medallions, four at a time. A client's picture belongs to the place in the list; they begin anew after the last. */
export function Clients({
  clients,
}: {
  clients: readonly { name: string; role: string; photo?: Photo; sample?: boolean }[];
}) {
  return (
    <section className={`section ${styles.section}`} aria-labelledby="clients">
      <div className="wrap">
        <ClientCarousel count={clients.length}>
          <ul className={styles.clients}>
            {clients.map(({ name, role, photo }, index) => (
              <li key={index} className={styles.client}>
                <Plate
                  kind="client"
                  id={(index % drawn.length) + 1}
                  photo={photo}
                  className={styles.medallion}
                />
                <h3>{name}</h3>
                <p>{role}</p>
              </li>
            ))}
          </ul>
        </ClientCarousel>
        <SampleNote entries={clients} />
      </div>
    </section>
  );
}
