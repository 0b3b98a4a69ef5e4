import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { parseJson } from '@/lib/json';
import {
  answersWithinMs,
  isTimeout,
  networkError,
  readProblem,
  waitAsked,
  type FieldFault,
  type Problem,
} from '@/lib/problem';

export type Faults = Readonly<Record<string, string>>;

/** What comes of a request: the answer of whoever gave it, or why there is none; its status then is 0. */
export type Reply = Problem & {
  status: number;
  text: string;
  /** The wait that it asks for, in milliseconds. */
  wait?: number;
  failure?: 'timeout' | 'offline' | 'network';
};

/** Posts once. Whatever goes wrong is a value. */
export async function postJson(
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Reply> {
  let reply: Omit<Reply, keyof Problem> = { status: 0, text: '' };
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answersWithinMs),
    });
    const wait = waitAsked(response.headers.get('Retry-After'), Date.now());
    reply = { status: response.status, text: await response.text(), wait };
  } catch (error) {
    reply.failure = isTimeout(error) ? 'timeout' : navigator.onLine ? 'network' : 'offline';
  }
  return { ...reply, ...readProblem(reply.text) };
}

/** What came of a POST: the server's answer, or words for the visitor. */
export type Posted =
  | { ok: true; value: unknown }
  | { ok: false; status: number; reason: string; faults: FieldFault[] };

/**
 * The same for a page that waits for one answer.
 *
 * @param say a refusal in words for the visitor: a proxy in between may have answered
 */
export async function post(path: string, body: object, say = inItsWords): Promise<Posted> {
  const reply = await postJson(path, body);
  const { status, text, faults, failure } = reply;
  const value = parseJson(text);
  if (status >= 200 && status < 300 && value !== undefined) return { ok: true, value };
  return { ok: false, status, reason: failure ? failures[failure] : say(reply), faults };
}

const inItsWords = ({ detail }: Reply) =>
  detail || 'Our server did not answer as it should. Please try again in a minute.';

const failures = {
  timeout: 'Our server did not answer in time. Please try again in a minute.',
  offline: 'You are offline. Please try again when this device is connected.',
  network: networkError,
};

/** The faults that a form shows, by field. */
export function useFaults() {
  const [faults, setFaults] = useState<Faults>({});
  return {
    faults,
    /** First the messages, so that they are read with the field that gets the focus. */
    show(found: Faults, form?: HTMLFormElement | null) {
      flushSync(() => setFaults(found));
      form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
    /** After a change of these fields their faults are what is wrong now; none where the server alone can say. */
    review: (changed: readonly string[], now: Faults = {}) =>
      setFaults((shown) => {
        const others = Object.entries(shown).filter(([field]) => !changed.includes(field));
        return faultsLeft(shown, { ...now, ...Object.fromEntries(others) });
      }),
  };
}

/** Sends what stands in a form, once at a time: whether it is on its way, why it was not sent, and faults by field. */
export function useSend() {
  const isBusy = useRef(false);
  const [state, setState] = useState<{ isSending?: true; notSent?: string }>({});
  const { faults, show, review } = useFaults();

  /** Undefined while another sending is on its way. */
  async function send(sending: () => Promise<Posted>, form?: HTMLFormElement | null) {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setState({ isSending: true });
    show({});
    const answer = await sending();
    isBusy.current = false;
    const found = answer.ok ? [] : answer.faults;
    setState(answer.ok || found.length > 0 ? {} : { notSent: answer.reason });
    show(byField(found), form);
    return answer;
  }

  function showFaults(found: Faults, form?: HTMLFormElement | null) {
    setState({});
    show(found, form);
  }

  return {
    ...state,
    faults,
    send,
    showFaults,
    review,
    forget: (field: string) => review([field]),
    /** Why nothing was sent, which the page has found itself. */
    refuse: (notSent: string) => setState({ notSent }),
    clear: () => showFaults({}),
  };
}

/** Of the faults that are shown, what is left of them now; a new one waits for the button. */
export const faultsLeft = (shown: Faults, now: Faults): Faults =>
  Object.fromEntries(Object.entries(now).filter(([field]) => field in shown));

export const byField = (faults: readonly FieldFault[]): Faults =>
  Object.fromEntries(faults.map(({ field, message }) => [field, message]));

/** What stands in a form. Some browsers count a line break as two characters here, and as one in the field. */
export const readForm = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')]),
  );

/**
 * Milliseconds since the page was opened, of a form in which nothing stood then. One that comes back with what was typed
 * before is sent as quickly as a program would send it, so its time is not counted.
 */
export function useElapsed(form: RefObject<HTMLFormElement | null>) {
  const cameBlank = useRef(false);
  useLayoutEffect(() => {
    if (form.current) cameBlank.current = !Object.values(readForm(form.current)).some(Boolean);
  }, [form]);
  return () => (cameBlank.current ? Math.round(performance.now()) : undefined);
}
