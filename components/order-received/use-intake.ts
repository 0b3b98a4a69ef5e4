import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { draftFor, intakeKey, parseIntakeDraft } from '@/lib/order/intake-draft';
import { agreedName, type Intake, type ServiceNeeds } from '@/lib/order/intake';
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
  const [first] = useState(() => draftFor(load(), orderId, services));
  const [draft, setDraft] = useState(first);
  const [agreed, setAgreed] = useState(false);
  const [state, setState] = useState<State>({});
  const isBusy = useRef(false);

  useEffect(() => {
    // Nothing is kept on a device that only looks.
    if (draft === first) return;
    try {
      store(intakeKey, draft);
    } catch {
      // A browser that keeps nothing: it lasts as long as the page.
    }
  }, [draft, first]);

  function read() {
    if (!form.current) return;
    const data = new FormData(form.current);
    setAgreed(data.has(agreedName));
    data.delete(agreedName);
    const typed = Object.fromEntries(
      [...data].map(([name, value]) => [name, String(value)]),
    ) as Intake;
    setDraft((now) => ({ ...now, typed, attempt: Date.now() }));
  }

  async function send(token: string) {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ isSending: true });
    const { sent, attempt = 0, typed: answers } = draft;
    const changed =
      sent && Object.keys(answers).filter((name) => answers[name] !== (sent[name] ?? ''));
    const answer = await post(paths.intakeApi, { token, attempt, answers, changed, agreed });
    isBusy.current = false;
    if (answer.ok) {
      setDraft((now) => ({ ...now, sent: answers }));
      return setState({ isSent: true });
    }
    const faults = Object.fromEntries(answer.faults.map(({ field, message }) => [field, message]));
    flushSync(() => setState(answer.faults.length > 0 ? { faults } : { notSent: answer.reason }));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return { typed: draft.typed, agreed, state, read, send };
}

function load() {
  try {
    return parseIntakeDraft(readStored(intakeKey));
  } catch {
    return parseIntakeDraft(null);
  }
}
