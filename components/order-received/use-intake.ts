import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { draftFor, intakeKey, parseIntakeDraft, type IntakeDraft } from '@/lib/order/intake-draft';
import type { Intake, ServiceNeeds } from '@/lib/order/intake';
import { paths } from '@/lib/site';
import { readStored, store } from '../forms/stored-draft';
import { post } from '../links/post';

type State = { isSending?: true; isSent?: true; notSent?: string; faults?: Intake };

/** What the buyer fills in for the reading: kept in the browser as it is typed, and sent as often as it changes. */
export function useIntake(
  form: RefObject<HTMLFormElement | null>,
  orderId: string,
  services: readonly ServiceNeeds[],
) {
  const draft = useRef<IntakeDraft>(undefined);
  draft.current ??= draftFor(load(), orderId, services);
  const [state, setState] = useState<State>({});
  const [typed, setTyped] = useState(draft.current.typed);

  function keep(change: Partial<IntakeDraft>) {
    const next = { ...draft.current, typed, ...change };
    draft.current = next;
    setTyped(next.typed);
    try {
      store(intakeKey, next);
    } catch {
      // A browser that keeps nothing: it lasts as long as the page.
    }
  }

  function read() {
    if (!form.current) return;
    const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    keep({ typed: Object.fromEntries(entries) as Intake, attempt: Date.now() });
  }

  async function send(token: string) {
    if (state.isSending) return;
    const { sent, attempt = Date.now() } = draft.current ?? {};
    const answers = draft.current?.typed ?? {};
    keep({ attempt });
    setState({ isSending: true });
    const changed =
      sent && Object.keys(answers).filter((name) => answers[name] !== (sent[name] ?? ''));
    const answer = await post(paths.intakeApi, { token, attempt, answers, changed });
    if (answer.ok) {
      keep({ sent: answers });
      return setState({ isSent: true });
    }
    const faults = Object.fromEntries(answer.faults.map(({ field, message }) => [field, message]));
    flushSync(() => setState(answer.faults.length > 0 ? { faults } : { notSent: answer.reason }));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return { typed, state, read, send };
}

function load() {
  try {
    return parseIntakeDraft(readStored(intakeKey));
  } catch {
    return parseIntakeDraft(null);
  }
}
