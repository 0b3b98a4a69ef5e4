import { useEffect, useState, useSyncExternalStore } from 'react';
import { post } from './post';

/** What a page knows of the link that it was opened with. */
export type Link<T> =
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
    subscribe,
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
): Link<T> {
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
  | Extract<Link<T>, { step: 'open' }>
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

function subscribe(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
