import styles from './skeleton-tiles.module.scss';
import list from './video-list.module.scss';

const tiles = Array.from({ length: 12 }, (_, index) => index);

/** The shapes of twelve videos, while a page is on its way. What is going on is said elsewhere in words. */
export function SkeletonTiles() {
  return (
    <ul className={list.tiles} aria-hidden="true">
      {tiles.map((tile) => (
        <li key={tile} className={styles.tile}>
          <span className={styles.picture} />
          <span className={styles.line} />
          <span className={styles.short} />
        </li>
      ))}
    </ul>
  );
}
