import styles from './steps.module.scss';

/** What happens in which order: numbered discs joined by a double lane. */
export function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p className="measure muted above-1">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
