import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Customer } from '@/lib/order/fields';
import { orderLines, orderTotal, type OrderAnswer } from '@/lib/order/order';
import { paths } from '@/lib/site';
import { Button } from '../ui/button';
import { Link } from '../ui/link';
import { Notice } from '../ui/notice';
import { CheckoutFields } from './checkout-fields';
import styles from './checkout.module.scss';
import type { Choice } from './choice';
import { orderMessage } from './order-message';
import { OrderBrief, OrderSummary } from './order-summary';
import { Payment, type PaymentFacts } from './payment';
import { SendNews, type ContactFacts, type Unplaced } from './send-news';
import { sendOrder } from './send-order';
import { attemptKey, forgetAttempt, useDraft } from './use-draft';
import { findFaults, toFaults, useFaults, type Faults } from './use-faults';
import type { Removal } from './use-removal';

type CheckoutFormProps = {
  /** Not known before the browser has been asked. */
  choice: Choice | undefined;
  business: PaymentFacts & ContactFacts;
  countries: readonly string[];
  removal: Removal;
  onPlaced: (answer: OrderAnswer, from: Choice['from']) => void;
};

/** The form and all that comes of sending it. What was typed stays until the order is accepted. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { choice, business, countries, removal, onPlaced } = props;
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const isBusy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [unplaced, setUnplaced] = useState<{ result: Unplaced; key: string }>();
  const [newTotal, setNewTotal] = useState<{ total: number; for: string }>();
  const { details, keep } = useDraft(form);
  const { faults, show, clear, review } = useFaults();

  const asked = choice ? `${choice.services.map(({ id }) => id).join()} ${choice.currency}` : '';
  const total = newTotal?.for === asked ? newTotal.total : totalOf(choice);

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const { customer } = keep(currentTarget);
    const changed = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    review(changed, customer, isTicked(currentTarget));
  }

  function showFaults(found: Faults) {
    // First the messages, so that they are read with the field that gets focus.
    flushSync(() => show(found));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  async function order() {
    const element = form.current;
    if (!element || !choice || isBusy.current) return;
    const { customer, note } = keep(element);
    const found = findFaults(customer, isTicked(element));
    if (found) return showFaults(found);
    clear();
    setUnplaced(undefined);
    setIsSending(true);
    isBusy.current = true;
    const key = attemptKey();
    const result = await sendOrder(
      {
        currency: choice.currency,
        services: choice.services.map(({ id }) => id),
        customer: trimmed(customer),
        note: note.trim(),
        confirmed: true,
        expectedTotal: total,
        website: String(new FormData(element).get('website') ?? ''),
      },
      key,
    );
    // Once it is placed it stays busy: the page is about to change, and a click must not order twice.
    if (result.kind === 'placed') return onPlaced(result.answer, choice.from);
    isBusy.current = false;
    setIsSending(false);
    if (result.kind === 'invalid') {
      const elsewhere = result.faults.filter(({ field }) => !element.elements.namedItem(field));
      const summary = [result.detail, ...elsewhere.map(({ message }) => message)].filter(Boolean);
      return showFaults(toFaults(result.faults, summary));
    }
    if (result.kind === 'key-used') forgetAttempt();
    if (result.kind === 'price-changed') {
      setNewTotal({ total: result.total, for: asked });
      untick(element);
    }
    setUnplaced({ result, key });
  }

  return (
    <form
      className={styles.checkout}
      ref={form}
      // Without its script the button is off; should it be sent even so, nothing lands in an address.
      method="post"
      noValidate
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        void order();
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
          countries={countries}
          services={choice?.services ?? []}
        />
      </div>
      <div>
        <OrderSummary choice={choice} total={total} removal={removal} />
        <Payment business={business} currency={choice?.currency ?? 'INR'} />
        <div className={styles.end}>
          {unplaced && choice && (
            <SendNews
              result={unplaced.result}
              currency={choice.currency}
              message={orderMessage(choice, details.customer, unplaced.key)}
              business={business}
              onRetry={() => {
                // 'Try again' goes while the order is on its way.
                submit.current?.focus();
                void order();
              }}
            />
          )}
          <Button
            type="submit"
            ref={submit}
            className={styles.complete}
            disabled={!choice}
            aria-disabled={isSending || undefined}
          >
            {isSending ? sending : 'Complete Order'}
          </Button>
          <p className="visually-hidden" aria-live="polite">
            {isSending && sending}
          </p>
          <p className={styles.fine}>
            Nothing is charged on this page. All sales are final once paid; see the{' '}
            <Link href={paths.terms}>Terms and Conditions</Link>.
          </p>
        </div>
      </div>
    </form>
  );
}

const sending = 'Sending your order…';

const totalOf = (choice: Choice | undefined) =>
  choice ? orderTotal(orderLines(choice.services, choice.currency)) : 0;

const tick = (form: HTMLFormElement) => {
  const box = form.elements.namedItem('confirmed');
  return box instanceof HTMLInputElement ? box : undefined;
};

const isTicked = (form: HTMLFormElement) => tick(form)?.checked ?? false;

function untick(form: HTMLFormElement) {
  const box = tick(form);
  if (box) box.checked = false;
}

const trimmed = (customer: Customer) =>
  Object.fromEntries(
    Object.entries(customer).map(([name, value]) => [name, value.trim()]),
  ) as Customer;
