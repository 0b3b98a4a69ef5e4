import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon';
import styles from './fold.module.scss';

type FoldProps = Omit<ComponentProps<'details'>, 'title'> & { title: ReactNode };

export function Fold({ title, className = '', children, ...rest }: FoldProps) {
  return (
    <details className={`${styles.fold} ${className}`.trim()} {...rest}>
      <summary>
        {title}
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}
