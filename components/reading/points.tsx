import { Html } from './html';
import styles from './points.module.scss';

export type Point = { title: string; html: string };

/** A list whose entries have titles of their own, ruled like a ledger. */
export function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul className={styles.points}>
      {points.map(({ title, html }) => (
        <li key={title + html}>
          {title && <Html as="h3" html={title} />}
          <Html as="p" html={html} />
        </li>
      ))}
    </ul>
  );
}
