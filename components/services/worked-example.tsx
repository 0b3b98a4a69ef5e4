import { workExample, type Example } from '@/lib/numerology/example';
import styles from './worked-example.module.scss';

/** A sum that shows the method at work. The figure scrolls by itself where a name is long. */
export function WorkedExample({ example }: { example: Example & { caption: string } }) {
  const { rows, sum, path } = workExample(example);
  return (
    <figure className={styles.example}>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Worked example">
        <table>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.sum}>
          <span>{sum}</span>
          {path !== sum && <span className={styles.path}>{path}</span>}
        </p>
      </div>
      <figcaption>{example.caption}</figcaption>
    </figure>
  );
}
