import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { paths } from '@/lib/site';
import { listener } from '../stored';
import { Button, ButtonLink, Buttons, focusOn, Link, Tick } from '../ui';
import { post } from '../use-send';
import styles from './link.module.scss';

export type OpenedLink<T> =
  | { step: 'waiting' }
  | { step: 'none' }
  | { step: 'open'; token: string; value: T }
  | { step: 'closed'; token: string; status: number; reason: string; again?: () => void };

export type Contact = { phone: { display: string; dial: string }; email: string };

type LinkPageProps<T> = {
  title: string;
  link: OpenedLink<T>;
  business: Contact;
  otherwise: string;
  noLink: string;
  isWide?: boolean;
  children: (token: string, value: T) => ReactNode;
};

export function LinkPage<T>(props: LinkPageProps<T>) {
  const { title, link, business, otherwise, noLink, isWide, children } = props;
  return (
    <div className={`wrap ${styles.page} ${isWide ? '' : styles.narrow}`}>
      {link.step === 'waiting' && (
        <>
          <h1>{title}</h1>
          <p className="lead above-2">Your link is being opened.</p>
          <noscript>
            <p>That needs JavaScript, which is switched off or did not load. {otherwise}</p>
          </noscript>
        </>
      )}
      {link.step === 'none' && <ClosedLink title={title} reason={noLink} business={business} />}
      {link.step === 'closed' && <ClosedLink title={title} business={business} {...link} />}
      {link.step === 'open' && children(link.token, link.value)}
    </div>
  );
}

type ClosedLinkProps = {
  title: string;
  status?: number;
  reason: string;
  business: Contact;
  again?: () => void;
};

export function ClosedLink({ title, status, reason, business, again }: ClosedLinkProps) {
  return (
    <div className={styles.closed}>
      <h1>{status === expiredStatus ? 'This link has expired' : title}</h1>
      <p className="lead" role="status">
        {reason}
      </p>
      <p>
        You can always answer the email that brought you here, call{' '}
        <Link href={`tel:${business.phone.dial}`} className="nowrap">
          {business.phone.display}
        </Link>{' '}
        or write to <Link href={`mailto:${business.email}`}>{business.email}</Link>.
      </p>
      <Buttons>
        {again && <Button onClick={again}>Try once more</Button>}
        <ButtonLink href={paths.contact} look={again ? 'line' : 'solid'}>
          Contact us
        </ButtonLink>
        <ButtonLink href={paths.home} look="line">
          Home
        </ButtonLink>
      </Buttons>
    </div>
  );
}

const expiredStatus = 410;

/** Asking again changes nothing: the link is too old, or none of ours. */
export const isFinal = (status: number) => status === expiredStatus || status === 422;

export function DoneNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.finished}>
      <Tick />
      <div className={`flow shrink ${styles.words}`}>
        <h1 className="title-1 anywhere" tabIndex={-1} ref={focusOn}>
          {title}
        </h1>
        {children}
      </div>
    </div>
  );
}

export const useHash = () =>
  useSyncExternalStore(
    onHash,
    () => location.hash.slice(1),
    () => undefined,
  );

const onHash = listener('hashchange');

export function useLink(): OpenedLink<undefined> {
  const token = useHash();
  if (token === undefined) return { step: 'waiting' };
  return token === '' ? { step: 'none' } : { step: 'open', token, value: undefined };
}

/** Opens a token; asks again when `looks` changes, and keeps what was open if no answer comes. */
export function useOpened<T>(
  api: string,
  token: string | undefined,
  read: (answer: unknown) => T | undefined,
  looks = 0,
): OpenedLink<T> {
  const [opened, setOpened] = useState<Extract<OpenedLink<T>, { token: string }>>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!token) return;
    let isOver = false;
    const again = () => {
      setOpened(undefined);
      setTries((count) => count + 1);
    };
    void post(api, { token }).then((answer) => {
      if (isOver) return;
      const value = answer.ok ? read(answer.value) : undefined;
      const { status, reason } = answer.ok ? { status: 200, reason: unreadable } : answer;
      setOpened((before) => {
        if (value !== undefined) return { step: 'open', token, value };
        if (before?.step === 'open' && before.token === token && !isFinal(status)) return before;
        return {
          step: 'closed',
          token,
          status,
          reason,
          again: isFinal(status) ? undefined : again,
        };
      });
    });
    return () => {
      isOver = true;
    };
  }, [api, token, read, tries, looks]);

  // Nothing stays of a removed order, not even for its own link.
  useEffect(() => () => setOpened(undefined), [token]);

  if (token === '') return { step: 'none' };
  return opened && opened.token === token ? opened : { step: 'waiting' };
}

const unreadable = 'This page could not read our server’s answer. Please try again in a minute.';
