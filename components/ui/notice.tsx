import type { ReactNode, Ref } from 'react';
import { Icon } from './icon';
import styles from './notice.module.scss';

type NoticeProps = {
  /** 'error' is announced at once, the others when the reader pauses, 'quiet' never. */
  kind: 'error' | 'success' | 'note' | 'quiet';
  title?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

// Named one by one: a page's script then has no other class of the sheet.
const looks: Partial<Record<NoticeProps['kind'], string>> = {
  error: styles.error,
  success: styles.success,
};

const roles = { error: 'alert', success: 'status', note: 'status', quiet: undefined } as const;

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
