import type { ReactNode, Ref } from 'react';
import { Icon } from './icon';
import styles from './notice.module.scss';

type NoticeProps = {
  /** 'error' is announced at once, the others when the reader pauses; 'quiet' is not announced. */
  kind: 'error' | 'success' | 'note' | 'quiet';
  title?: ReactNode;
  children: ReactNode;
  /** To move focus to it: the notice then is a stop for the keyboard, by script only. */
  ref?: Ref<HTMLDivElement>;
};

// Each by its name, so that a page's script has no other class of the sheet.
const looks: Partial<Record<NoticeProps['kind'], string>> = {
  error: styles.error,
  success: styles.success,
};

const roles = { error: 'alert', success: 'status', note: 'status', quiet: undefined } as const;

/** News that stands in the page instead of a browser's alert box: colour, icon and words. */
export function Notice({ kind, title, children, ref }: NoticeProps) {
  return (
    <div
      className={`${styles.notice} ${looks[kind] ?? ''}`}
      role={roles[kind]}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
    >
      <Icon name={kind === 'success' ? 'check' : 'warning'} />
      <div className={`measure shrink ${styles.words}`}>
        {title && <h2 className="title-4">{title}</h2>}
        {children}
      </div>
    </div>
  );
}
