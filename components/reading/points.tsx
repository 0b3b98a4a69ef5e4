import { Html } from './html';
import styles from './points.module.scss';

export type Point = { title: string; html: string };

/** A list whose entries have titles of their own, ruled like a ledger; those that follow one another run along a double lane. */
export function Points({ points, inOrder }: { points: readonly Point[]; inOrder?: boolean }) {
  const List = inOrder ? 'ol' : 'ul';
  return (
    <List className={inOrder ? `${styles.points} ${styles.lane}` : styles.points}>
      {points.map(({ title, html }) => (
        <li key={title + html}>
          {title && <Html as="h3" html={title} />}
          <Html as="p" html={html} />
        </li>
      ))}
    </List>
  );
}
