import styles from './copy-button.module.scss';
import { Icon } from './icon';

/**
 * Copies a bare value; public/site.js does the copying, so that pages without islands have it too.
 * `what` names the value to screen readers: 'Copy account number'.
 */
export function CopyButton({ value, what }: { value: string; what: string }) {
  return (
    <button type="button" className={styles.copy} data-copy={value}>
      <span className={styles.ready}>
        <Icon name="copy" />
        Copy <span className="visually-hidden">{what}</span>
      </span>
      <span className={styles.done}>
        <Icon name="check" />
        Copied
      </span>
    </button>
  );
}
