import { useEffect, useState, useSyncExternalStore } from 'react';
import { post } from './post';

/** What a page knows of the link that it was opened with. */
export type Link<T> =
  /** The browser has not been asked yet, or the server not answered. */
  | { step: 'waiting' }
  /** The address carries no link. */
  | { step: 'none' }
  | { step: 'open'; token: string; value: T }
  | { step: 'closed'; reason: string; expired: boolean; again: () => void };

type Read<T> = (answer: unknown) => T | undefined;

/** The part of the address behind '#', or undefined while the server draws. */
export const useHash = () =>
  useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => undefined,
  );

/**
 * Has the server open a token. What is no token at all is not asked for.
 * @param read the answer as the page needs it, or undefined when it is something else
 */
export function useOpened<T>(api: string, token: string | undefined, read: Read<T>): Link<T> {
  const [found, setFound] = useState<{ token: string; link: Link<T> }>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!token) return;
    let isOver = false;
    void open(api, token, read).then((link) => {
      const again = () => {
        setFound(undefined);
        setTries((count) => count + 1);
      };
      if (!isOver) setFound({ token, link: link.step === 'closed' ? { ...link, again } : link });
    });
    return () => {
      isOver = true;
    };
  }, [api, token, read, tries]);

  if (token === '') return { step: 'none' };
  return found && found.token === token ? found.link : { step: 'waiting' };
}

async function open<T>(api: string, token: string, read: Read<T>): Promise<Link<T>> {
  const answer = await post(api, { token });
  const value = answer.ok ? read(answer.value) : undefined;
  if (value !== undefined) return { step: 'open', token, value };
  const reason = answer.ok
    ? 'Our server answered something that this page does not understand.'
    : answer.reason;
  const expired = !answer.ok && answer.status === 410;
  return { step: 'closed', reason, expired, again: () => undefined };
}

function subscribe(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
