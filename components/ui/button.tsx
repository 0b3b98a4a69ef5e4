import type { ComponentProps } from 'react';
import { Icon } from './icon';
import styles from './button.module.scss';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  href: string;
  newTab?: boolean;
};

/** A plain `<a>`: pages have no router, and a full load restores scroll by itself. */
export function Link({ href, newTab = false, children, ...rest }: LinkProps) {
  return (
    <a href={href} {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})} {...rest}>
      {children}
      {newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  );
}

type Look = {
  /** 'solid' is the one main action of its surroundings, 'line' the way beside it. */
  look?: 'solid' | 'line';
  small?: boolean;
};

const classes = ({ look = 'solid', small = false }: Look, className = '') =>
  [styles.button, look === 'line' && styles.line, small && styles.small, className]
    .filter(Boolean)
    .join(' ');

export function Button({ look, small, className, ...rest }: ComponentProps<'button'> & Look) {
  return <button type="button" className={classes({ look, small }, className)} {...rest} />;
}

type ButtonLinkProps = LinkProps & Look;

export function ButtonLink({ look, small, className, ...rest }: ButtonLinkProps) {
  return <Link className={classes({ look, small }, className)} {...rest} />;
}

type WayButtonProps = ButtonLinkProps & {
  label: string;
  icon?: ComponentProps<typeof Icon>['name'];
};

/** Apart from ButtonLink, since a page's script need not bring it. */
export const WayButton = ({ label, icon, ...rest }: WayButtonProps) => (
  <ButtonLink {...rest}>
    {label}
    {icon && <Icon name={icon} />}
  </ButtonLink>
);

type MessageLinksProps = Look & {
  whatsapp: string;
  email?: string;
  labels: readonly [whatsapp: string, email: string];
};

export const MessageLinks = ({
  whatsapp,
  email,
  labels,
  look = 'line',
  small,
}: MessageLinksProps) => (
  <>
    <ButtonLink href={whatsapp} look={look} small={small} newTab>
      <Icon name="chat" />
      {labels[0]}
    </ButtonLink>
    {email && (
      <ButtonLink href={email} look="line" small={small}>
        <Icon name="mail" />
        {labels[1]}
      </ButtonLink>
    )}
  </>
);

type ButtonsProps = ComponentProps<'div'> & {
  wide?: boolean;
};

export function Buttons({ className = '', wide = false, ...rest }: ButtonsProps) {
  return <div className={`${styles.row} ${wide ? styles.wide : ''} ${className}`} {...rest} />;
}

/** Copied by public/site.js, on pages without islands too. `what` is read out: 'account number'. */
export function CopyButton({ value, what }: { value: string; what: string }) {
  return (
    <>
      <button type="button" className={`no-print rem semi ${styles.copy}`} data-copy={value}>
        <span className={styles.ready}>
          <Icon name="copy" />
          Copy <span className="visually-hidden">{what}</span>
        </span>
        <span className={styles.done}>
          <Icon name="check" />
          Copied
        </span>
        <span className={styles.failed}>Not copied. Copy this:</span>
      </button>
      <span className={`no-print fine ${styles.value}`} />
    </>
  );
}
