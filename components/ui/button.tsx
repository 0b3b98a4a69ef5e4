import type { ComponentProps } from 'react';
import { Icon } from './icon';
import styles from './button.module.scss';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  href: string;
  /** Opens in a new tab, and says so to those who can't see it happen. */
  newTab?: boolean;
};

/**
 * Every link of the site: a plain `<a>`. Pages have no router, and a full page load between
 * static pages is fast and restores scroll by itself.
 */
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

/** A link that looks like a button: it leads somewhere and can be opened in a new tab. */
export function ButtonLink({ look, small, className, ...rest }: ButtonLinkProps) {
  return <Link className={classes({ look, small }, className)} {...rest} />;
}

type WayButtonProps = ButtonLinkProps & {
  label: string;
  icon?: ComponentProps<typeof Icon>['name'];
};

/** The same by its label, and an icon after it. Apart, since a page's script need not bring it. */
export const WayButton = ({ label, icon, ...rest }: WayButtonProps) => (
  <ButtonLink {...rest}>
    {label}
    {icon && <Icon name={icon} />}
  </ButtonLink>
);

type MessageLinksProps = Look & {
  /** Their addresses, with the message written. */
  whatsapp: string;
  /** Undefined where the first is enough. */
  email?: string;
  labels: readonly [whatsapp: string, email: string];
};

/** The ways to send a message that is already written; the visitor presses send. `look` is the first one's. */
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
  /** On phones each takes the whole width. */
  wide?: boolean;
};

/** Buttons side by side, wrapping where there is no room. */
export function Buttons({ className = '', wide = false, ...rest }: ButtonsProps) {
  return <div className={`${styles.row} ${wide ? styles.wide : ''} ${className}`} {...rest} />;
}

/**
 * Copies a bare value; public/site.js does the copying, so that pages without islands have it too, and writes the value
 * behind the button, selected, where the browser refuses. `what` names the value to screen readers: 'Copy account number'.
 */
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
