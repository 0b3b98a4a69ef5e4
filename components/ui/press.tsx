import styles from './press.module.scss';

/** 'As Featured On': the names set in type, since logos belong to their owners. */
export function Press({ names }: { names: readonly string[] }) {
  return (
    <section className={styles.press} aria-labelledby="press">
      <div className={`wrap ${styles.row}`}>
        <h2 id="press">As Featured On</h2>
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
