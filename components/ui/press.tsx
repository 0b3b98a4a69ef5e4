import { SampleNote } from './sample-note';
import styles from './press.module.scss';

/** 'As Featured On': the names set in type, since logos belong to their owners. */
export function Press({ press }: { press: readonly { name: string; sample?: boolean }[] }) {
  return (
    <section className={styles.press} aria-labelledby="press">
      <div className={`wrap ${styles.row}`}>
        <h2 id="press">As Featured On</h2>
        <ul>
          {press.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <SampleNote entries={press} what="names" />
      </div>
    </section>
  );
}
