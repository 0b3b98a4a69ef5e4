import { Icon } from '../ui/icon';
import { pageNumbers } from './page-numbers';
import styles from './pagination.module.scss';

type PaginationProps = {
  current: number;
  total: number;
  onTurn: (page: number) => void;
};

/** Arrows and numbers under the list. */
export function Pagination({ current, total, onTurn }: PaginationProps) {
  return (
    <nav className={styles.pages} aria-label="Video pages">
      <button
        type="button"
        aria-label="Previous page"
        disabled={current <= 1}
        onClick={() => onTurn(current - 1)}
      >
        <Icon name="back" />
      </button>
      {pageNumbers(current, total).map((entry, index) =>
        entry === 'gap' ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={entry.number}
            type="button"
            className={entry.phone ? undefined : styles.roomy}
            aria-label={`Page ${entry.number}`}
            aria-current={entry.number === current ? 'page' : undefined}
            onClick={() => onTurn(entry.number)}
          >
            {entry.number}
          </button>
        ),
      )}
      <button
        type="button"
        aria-label="Next page"
        disabled={current >= total}
        onClick={() => onTurn(current + 1)}
      >
        <Icon name="arrow" />
      </button>
    </nav>
  );
}
