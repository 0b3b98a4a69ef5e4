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

export type FaultsByField = Readonly<Record<string, string>>;

/** Status 0 means that no answer came. */
export type Reply = Problem & {
  status: number;
  text: string;
  retryAfter?: string | null;
  failure?: 'timeout' | 'offline' | 'network';
};

/** Returns every failure as a value. */
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

export type PostOutcome =
  | { ok: true; value: unknown }
  | { ok: false; status: number; reason: string; faults: FieldFault[] };

/** `say` words a refusal: a proxy in between may have answered. */
export async function post(path: string, body: object, say = inItsWords): Promise<PostOutcome> {
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

type FormState = {
  isSending?: true;
  answer?: PostOutcome;
  notSent?: string;
  faults?: FaultsByField;
};

/** For the checkout, whose script has a sender of its own. */
export function useFormState() {
  const [state, setState] = useState<FormState>({});

  /** Messages first, so that they are read with the field that gets the focus. */
  function show(next: FormState | ((now: FormState) => FormState), form?: HTMLFormElement | null) {
    flushSync(() => setState(next));
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return { ...state, faults: state.faults ?? {}, show };
}

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

/** Updates the faults of changed fields; those that only the server finds are cleared. */
export const reviewFaults =
  (changed: readonly string[], now: FaultsByField = {}) =>
  ({ faults = {}, ...state }: FormState): FormState => {
    const others = Object.entries(faults).filter(([field]) => !changed.includes(field));
    return { ...state, faults: remainingFaults(faults, { ...now, ...Object.fromEntries(others) }) };
  };

/** Drops shown faults that are gone; new ones wait for the button. */
export const remainingFaults = (shown: FaultsByField, now: FaultsByField): FaultsByField =>
  Object.fromEntries(Object.entries(now).filter(([field]) => field in shown));

export const byField = (faults: readonly FieldFault[]): FaultsByField =>
  Object.fromEntries(faults.map(({ field, message }) => [field, message]));

/** Some browsers count a line break as two characters here, and as one in the field. */
export const readForm = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')]),
  );

/** Milliseconds since the page opened; undefined for a restored form, which is sent at once. */
export function useElapsed(form: RefObject<HTMLFormElement | null>) {
  const cameBlank = useRef(false);
  useLayoutEffect(() => {
    if (form.current) cameBlank.current = !Object.values(readForm(form.current)).some(Boolean);
  }, [form]);
  return () => (cameBlank.current ? Math.round(performance.now()) : undefined);
}
