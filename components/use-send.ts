import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { parseJson } from '@/lib/json';
import {
  answersWithinMs,
  isTimeout,
  networkError,
  readProblem,
  type FieldFault,
  type Problem,
} from '@/lib/problem';

export type Faults = Readonly<Record<string, string>>;

/** What comes of a request: the answer of whoever gave it, or why there is none; its status then is 0. */
export type Reply = Problem & {
  status: number;
  text: string;
  /** The header by which it asks to wait, for `waitAsked`. */
  retryAfter?: string | null;
  failure?: 'timeout' | 'offline' | 'network';
};

/** Posts once. Whatever goes wrong is a value. */
export async function postJson(path: string, body: object, headers = {}): Promise<Reply> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answersWithinMs),
    });
    const { status } = response;
    const text = await response.text();
    return { ...readProblem(text), status, text, retryAfter: response.headers.get('Retry-After') };
  } catch (error) {
    const failure = isTimeout(error) ? 'timeout' : navigator.onLine ? 'network' : 'offline';
    return { ...readProblem(''), status: 0, text: '', failure };
  }
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

/** How a form stands: on its way, what came of that, why it was not sent, and what is wrong, by field. */
type FormState = { isSending?: true; answer?: Posted; notSent?: string; faults?: Faults };

/** How a form stands, and what says so. For the checkout, whose script has a sender of its own. */
export function useFormState() {
  const [state, setState] = useState<FormState>({});

  /** First the messages, so that they are read with the field that gets the focus. */
  function show(next: FormState | ((now: FormState) => FormState), form?: HTMLFormElement | null) {
    flushSync(() => setState(next));
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return { ...state, faults: state.faults ?? {}, show };
}

/** The same of a form that is sent once at a time. */
export function useSend() {
  const { show, ...state } = useFormState();

  /** Undefined while another sending is on its way. */
  async function send(path: string, body: object, form?: HTMLFormElement, say = inItsWords) {
    if (state.isSending) return undefined;
    show({ isSending: true });
    const answer = await post(path, body, say);
    if (answer.ok) show({ answer });
    else if (answer.faults.length > 0) show({ answer, faults: byField(answer.faults) }, form);
    else show({ answer, notSent: answer.reason });
    return answer;
  }

  return { ...state, show, send };
}

/** After a change of these fields their faults are what is wrong now; none where the server alone can say. */
export const reviewed =
  (changed: readonly string[], now: Faults = {}) =>
  ({ faults = {}, ...state }: FormState): FormState => {
    const others = Object.entries(faults).filter(([field]) => !changed.includes(field));
    return { ...state, faults: faultsLeft(faults, { ...now, ...Object.fromEntries(others) }) };
  };

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
