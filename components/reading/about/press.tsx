import styles from './press.module.scss';

/** The publications, set in type: no logo is shown that we have no right to. */
export function Press({ names }: { names: readonly string[] }) {
  return (
    <section className={styles.press} aria-labelledby="press">
      <div className={`wrap ${styles.inside}`}>
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
