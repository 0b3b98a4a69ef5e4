import type { Photo } from '@/lib/photo';
import { Plate } from '../../ui/plate';
import { SampleNote } from '../../ui/sample-note';
import styles from './clients.module.scss';

export type Client = { name: string; role: string; photo?: Photo; sample?: boolean };

/** All clients as medallions; the picture goes by the place in the list and shows no person. */
export function Clients({ clients }: { clients: readonly Client[] }) {
  return (
    <section className="section" aria-labelledby="clients">
      <div className="wrap">
        <h2 id="clients">Notable clients</h2>
        <p className={styles.line}>
          {clients.length} people and teams who have asked for a reading, described by their work
          and without their names.
        </p>
        <SampleNote entries={clients} />
        <ul className={styles.rosette}>
          {clients.map(({ name, role, photo }, index) => (
            <li key={index}>
              <Plate kind="client" id={index + 1} photo={photo} className={styles.medallion} />
              <h3>{name}</h3>
              <p>{role}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
