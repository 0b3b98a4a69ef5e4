import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { home } from '@/lib/markets/currency';
import { orderedAs } from '@/lib/order/draft';
import type { OrderAnswer } from '@/lib/order/order';
import { Checkbox } from '../ui/field';
import { Notice } from '../ui/notice';
import { CheckoutFields } from './checkout-fields';
import styles from './checkout.module.scss';
import type { Choice } from './choice';
import { Complete } from './complete';
import { attemptKey, forgetAttempt, forgetPending } from './draft-store';
import { fillInCountry, idsOf, isTicked, requestOf, setTick, totalOf } from './form-values';
import { orderMessage } from './order-message';
import { OrderBrief, OrderSummary } from './order-summary';
import { Payment, type PaymentFacts } from './payment';
import { SendNews } from './send-news';
import type { Refused } from './send-order';
import { Unsent, type ContactFacts } from './unsent';
import { useDraft } from './use-draft';
import { findFaults, toFaults, useFaults, type Faults } from './use-faults';
import type { Removal } from './use-removal';
import { useResume } from './use-resume';
import { useSending } from './use-sending';

type CheckoutFormProps = {
  /** Not known before the browser has been asked. */
  choice: Choice | undefined;
  business: PaymentFacts & ContactFacts;
  removal: Removal;
  onPlaced: (answer: OrderAnswer, from: Choice['from']) => void;
};

/** The form and all that comes of sending it. What was typed stays until the order is accepted. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { choice, business, removal, onPlaced } = props;
  const form = useRef<HTMLFormElement>(null);
  const news = useRef<HTMLDivElement>(null);
  const [newTotal, setNewTotal] = useState<{ total: number; for: string }>();
  const { details, keep, elapsed } = useDraft(form);
  const { faults, show, clear, review } = useFaults();
  const sending = useSending({
    onPlaced: (answer) => onPlaced(answer, choice?.from ?? 'link'),
    onRefused,
  });
  useResume(form, choice, sending);

  const { state } = sending;
  const asked = choice ? orderedAs(idsOf(choice)) : '';
  const total = newTotal?.for === asked ? newTotal.total : totalOf(choice);

  useEffect(() => {
    if (form.current && choice) fillInCountry(form.current, choice);
  }, [choice]);

  useEffect(() => {
    if (state.step !== 'sending' && 'byHand' in state && state.byHand) news.current?.focus();
  }, [state]);

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const { customer } = keep(currentTarget);
    const changed = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    if (changed === 'confirmed' && !isTicked(currentTarget)) forgetPending();
    review(changed, customer, isTicked(currentTarget));
  }

  function showFaults(found: Faults, focus = true) {
    // First the messages, so that they are read with the field that gets focus.
    flushSync(() => show(found));
    if (focus) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  function order() {
    const element = form.current;
    if (!element || !choice) return;
    const typed = keep(element);
    const found = findFaults(typed.customer, isTicked(element));
    if (found) return showFaults(found);
    clear();
    const request = requestOf(choice, typed, total, element);
    sending.order({ ...request, elapsed: elapsed() }, attemptKey());
  }

  function onRefused(result: Refused, byHand: boolean) {
    const element = form.current;
    if (!element) return;
    if (result.kind === 'key-used') forgetAttempt();
    if (result.kind === 'price-changed') {
      setNewTotal({ total: result.total, for: asked });
      setTick(element, false);
    }
    if (result.kind !== 'invalid') return;
    const elsewhere = result.faults.filter(({ field }) => !element.elements.namedItem(field));
    const summary = [result.detail, ...elsewhere.map(({ message }) => message)].filter(Boolean);
    showFaults(toFaults(result.faults, summary), byHand);
  }

  return (
    <form
      className={styles.checkout}
      ref={form}
      // Sent before the island is awake, a form of this method does nothing at all; then the press is done.
      method="dialog"
      noValidate
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        order();
      }}
    >
      <OrderBrief choice={choice} total={total} />
      <div>
        {faults.summary.length > 0 && (
          <div className={styles.faults}>
            <Notice kind="error">
              {faults.summary.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Notice>
          </div>
        )}
        <CheckoutFields
          details={details}
          faults={faults.byField}
          services={choice?.services ?? []}
        />
      </div>
      <div className={styles.side}>
        <OrderSummary choice={choice} total={total} removal={removal} />
        <Payment business={business} currency={choice?.currency ?? home} />
        <div className={styles.end}>
          {choice && 'last' in state && state.last && (
            <Unsent
              state={state}
              last={state.last}
              message={orderMessage(choice, details, state.asked.key)}
              business={business}
              tryNow={sending.tryNow}
              stop={sending.stop}
              ref={news}
            />
          )}
          {choice && state.step === 'refused' && (
            <SendNews result={state.result} currency={choice.currency} ref={news} />
          )}
          <Checkbox
            id="confirmed"
            name="confirmed"
            label="I confirm that all information is correct."
            error={faults.byField.confirmed}
            required
          />
          <Complete state={state} />
        </div>
      </div>
    </form>
  );
}
