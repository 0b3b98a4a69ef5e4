import { useRef, useState } from 'react';
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

/** Posts once, and throws like fetch. */
export const postJson = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(answersWithinMs),
  });

/** What came of a POST: the server's answer, or words for the visitor. */
export type Posted =
  | { ok: true; value: unknown }
  | { ok: false; status?: number; reason: string; faults: FieldFault[] };

/** What a server says that does not do as asked. */
export type Refusal = Problem & {
  status: number;
  /** The wait that it asks for, in milliseconds. */
  wait: () => number | undefined;
};

/**
 * Posts once. Whatever goes wrong is a value.
 *
 * @param say a refusal in words for the visitor: a proxy in between may have answered
 */
export async function post(path: string, body: object, say = inItsWords): Promise<Posted> {
  try {
    const response = await postJson(path, body);
    const { status } = response;
    const text = await response.text();
    const value = parseJson(text);
    if (status >= 200 && status < 300 && value !== undefined) return { ok: true, value };
    const problem = readProblem(text);
    const wait = () => waitAsked(response.headers.get('Retry-After'), Date.now());
    return { ok: false, status, reason: say({ ...problem, status, wait }), faults: problem.faults };
  } catch (error) {
    const reason = isTimeout(error) ? tooSlow : navigator.onLine ? networkError : offline;
    return { ok: false, reason, faults: [] };
  }
}

const inItsWords = ({ detail }: Refusal) =>
  detail || 'Our server did not answer as it should. Please try again in a minute.';
const tooSlow = 'Our server did not answer in time. Please try again in a minute.';
const offline = 'You are offline. Please try again when this device is connected.';

type State = { isSending?: true; notSent?: string; faults: Faults };

/** Sends what stands in a form, once at a time: whether it is on its way, why it was not sent, and faults by field. */
export function useSend() {
  const isBusy = useRef(false);
  const [state, setState] = useState<State>(idle);

  /** Undefined while another sending is on its way. */
  async function send(sending: () => Promise<Posted>, form?: HTMLFormElement | null) {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setState({ isSending: true, faults: {} });
    const answer = await sending();
    isBusy.current = false;
    if (answer.ok) setState(idle);
    else if (answer.faults.length > 0) showFaults(byField(answer.faults), form);
    else setState({ notSent: answer.reason, faults: {} });
    return answer;
  }

  /** First the messages, so that they are read with the field that gets the focus. */
  function showFaults(faults: Faults, form?: HTMLFormElement | null) {
    flushSync(() => setState({ faults }));
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return {
    ...state,
    send,
    showFaults,
    /** Why nothing was sent, which the page has found itself. */
    refuse: (notSent: string) => setState({ notSent, faults: {} }),
    /** A fault that was shown goes as soon as its field is right. */
    review: (now: Faults) =>
      setState((shown) => ({ ...shown, faults: faultsLeft(shown.faults, now) })),
    /** The same where only the server can say what is right: it goes when its field changes. */
    forget: (field: string) =>
      setState((shown) => {
        const { [field]: _, ...others } = shown.faults;
        return _ === undefined ? shown : { ...shown, faults: others };
      }),
    clear: () => setState(idle),
  };
}

const idle: State = { faults: {} };

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
 * Whether nothing stands in any field. A form that comes back with what was typed before is sent as quickly as a
 * program would send it, so its time is not counted.
 */
export const isBlank = (form: HTMLFormElement) =>
  Object.values(readForm(form)).every((text) => text === '');
