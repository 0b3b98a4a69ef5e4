import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { paths } from '@/lib/site';
import { listener } from '../stored';
import { Button, ButtonLink, Buttons, Link, Tick } from '../ui';
import { post } from '../use-send';
import styles from './link.module.scss';

type LinkPageProps<T> = {
  title: string;
  /** Opens the link. */
  api: string;
  /** The answer as the page needs it, or undefined when it is something else. */
  read: Read<T>;
  business: Contact;
  /** What to do instead, where there is no JavaScript. */
  otherwise: string;
  /** Why there is nothing here without a link. */
  noLink: string;
  children: (token: string, value: T) => ReactNode;
};

/** A page that lives by the link it is opened with: what is drawn until it is open, or when it does not open. */
export function LinkPage<T>({
  title,
  api,
  read,
  business,
  otherwise,
  noLink,
  children,
}: LinkPageProps<T>) {
  const link = useOpened(api, useHash(), read);
  switch (link.step) {
    case 'waiting':
      return <WaitingLink title={title}>{otherwise}</WaitingLink>;
    case 'none':
      return <ClosedLink title={title} reason={noLink} business={business} />;
    case 'closed':
      return <ClosedLink title={title} business={business} {...link} />;
    case 'open':
      return children(link.token, link.value);
  }
}

/** How the practice is reached. */
export type Contact = { phone: { display: string; dial: string }; email: string };

type ClosedLinkProps = {
  title: string;
  /** The page's title gives way to the news that the link's time is over. */
  expired?: boolean;
  reason: string;
  business: Contact;
  /** To ask the server once more, where that may help. */
  again?: () => void;
};

/** A link that does not open, or an address without one: why, and the ways on. */
export function ClosedLink({ title, expired, reason, business, again }: ClosedLinkProps) {
  return (
    <div className={styles.closed}>
      <h1>{expired ? 'This link has expired' : title}</h1>
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

/** What the server draws, for it can't know the link: the page's name, and words for no JavaScript. */
export function WaitingLink({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1>{title}</h1>
      <p className="lead above-2">Your link is being opened.</p>
      <noscript>
        <p>That needs JavaScript, which is switched off or did not load. {children}</p>
      </noscript>
    </>
  );
}

/** Something was done: the news, which takes the focus, and what follows. */
export function Finished({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.finished}>
      <Tick />
      <div className={`flow shrink ${styles.words}`}>
        <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
          {title}
        </h1>
        {children}
      </div>
    </div>
  );
}

/** What a page knows of the link that it was opened with. */
type OpenedLink<T> =
  /** The browser has not been asked yet, or the server not answered. */
  | { step: 'waiting' }
  /** The address carries no link. */
  | { step: 'none' }
  | { step: 'open'; token: string; value: T }
  /** `again` asks the server once more, where that may help. */
  | { step: 'closed'; reason: string; expired: boolean; again?: () => void };

type Read<T> = (answer: unknown) => T | undefined;

/** The part of the address behind '#', or undefined while the server draws. */
export const useHash = () =>
  useSyncExternalStore(
    onHash,
    () => location.hash.slice(1),
    () => undefined,
  );

/**
 * Has the server open a token. What is no token at all is not asked for.
 * @param read the answer as the page needs it, or undefined when it is something else
 * @param looks asks again when it changes; what was open stays so when there is no answer
 */
export function useOpened<T>(
  api: string,
  token: string | undefined,
  read: Read<T>,
  looks = 0,
): OpenedLink<T> {
  const [found, setFound] = useState<{ token: string; link: OpenedLink<T> }>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!token) return;
    let isOver = false;
    void open(api, token, read).then((link) => {
      const again = () => {
        setFound(undefined);
        setTries((count) => count + 1);
      };
      const mayHelp = link.step === 'closed' && !link.isFinal;
      if (isOver) return;
      setFound((before) =>
        before?.link.step === 'open' && before.token === token && link.step === 'closed'
          ? before
          : { token, link: mayHelp ? { ...link, again } : link },
      );
    });
    return () => {
      isOver = true;
    };
  }, [api, token, read, tries, looks]);

  if (token === '') return { step: 'none' };
  return found && found.token === token ? found.link : { step: 'waiting' };
}

type Answered<T> =
  | Extract<OpenedLink<T>, { step: 'open' }>
  | { step: 'closed'; reason: string; expired: boolean; isFinal: boolean };

async function open<T>(api: string, token: string, read: Read<T>): Promise<Answered<T>> {
  const answer = await post(api, { token });
  const value = answer.ok ? read(answer.value) : undefined;
  if (value !== undefined) return { step: 'open', token, value };
  const { status, reason } = answer.ok ? { status: 200, reason: unreadable } : answer;
  const expired = status === 410;
  return { step: 'closed', reason, expired, isFinal: expired || status === 422 };
}

const unreadable = 'This page could not read our server’s answer. Please try again in a minute.';

const onHash = listener('hashchange');
