import { focusOn } from '../ui/focus-on';
import type { Removal } from './use-removal';
import styles from './order-summary.module.scss';

/** '... removed. Undo', with focus on Undo: the button that was pressed is gone. */
export function RemovedNote({ removal, total }: { removal: Removal; total?: string }) {
  const { removed, undo } = removal;
  if (!removed) return null;
  return (
    <div className={styles.removed}>
      <p role="status">
        {removed.title} removed.
        {total && <span className="visually-hidden"> The total is now {total}.</span>}
      </p>
      <button
        type="button"
        className={styles.textButton}
        onClick={undo}
        key={removed.id}
        ref={focusOn}
      >
        Undo <span className="visually-hidden">and put {removed.title} back</span>
      </button>
    </div>
  );
}
