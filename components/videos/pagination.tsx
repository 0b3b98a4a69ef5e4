import type { ReactNode } from 'react';
import { Icon } from '../ui';
import styles from './pagination.module.scss';

type PaginationProps = {
  current: number;
  total: number;
  onTurn: (page: number) => void;
};

export function Pagination({ current, total, onTurn }: PaginationProps) {
  const way = (label: string, page: number, words: ReactNode, className?: string) => (
    <button
      key={label}
      type="button"
      className={className}
      aria-label={label}
      aria-current={page === current ? 'page' : undefined}
      disabled={page < 1 || page > total}
      onClick={() => onTurn(page)}
    >
      {words}
    </button>
  );
  return (
    <nav className={`above-7 figures scripted ${styles.pages}`} aria-label="Video pages">
      {way('Previous page', current - 1, <Icon name="back" />)}
      {pageNumbers(current, total).map((entry, index) =>
        entry === 'gap' ? (
          <span key={index} aria-hidden="true">
            …
          </span>
        ) : (
          way(
            `Page ${entry.number}`,
            entry.number,
            entry.number,
            entry.phone ? undefined : styles.roomy,
          )
        ),
      )}
      {way('Next page', current + 1, <Icon name="arrow" />)}
    </nav>
  );
}

/** `phone: false` where a phone has no room for it; 'gap' stands for skipped pages. */
type PageNumber = { number: number; phone: boolean } | 'gap';

export function pageNumbers(current: number, total: number): PageNumber[] {
  if (total <= 7) return run(1, total);
  if (current <= 3) return [...run(1, 3), ...run(4, 5, false), 'gap', ...run(total, total)];
  if (current >= total - 2)
    return [...run(1, 1), 'gap', ...run(total - 4, total - 3, false), ...run(total - 2, total)];
  const around = [
    ...run(current - 1, current - 1, false),
    ...run(current, current),
    ...run(current + 1, current + 1, false),
  ];
  return [...run(1, 1), 'gap', ...around, 'gap', ...run(total, total)];
}

const run = (from: number, to: number, phone = true): PageNumber[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ number: from + index, phone }));
