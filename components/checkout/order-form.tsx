import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
} from 'react';
import { home, takesUpi } from '@/lib/markets/currency';
import { markets, type Currency } from '@/lib/markets/markets';
import { selectionKey, type OrderDraft } from '@/lib/order/stored';
import { fillEmpty, orderDraft } from '../stored';
import { BankDetails, Checkbox, Fold } from '../ui';
import { byField, reviewFaults, useElapsed, useFormState } from '../use-send';
import { idsOf, totalOf, type Choice, type CheckoutBusiness } from './choice';
import { CheckoutFields, FaultSummary, readCheckout, summaryOf, type Sentence } from './fields';
import { forgetPending, keepDetails, type OrderSender, type SendState } from './sender';
import { OrderBrief, OrderSummary, type Removal } from './summary';
import { CompleteButton, SendStatus } from './send-news';
import styles from './checkout.module.scss';

const dependentFields: Record<string, readonly string[]> = {
  lastName: ['firstName'],
  country: ['phone', 'state', 'pincode'],
};

type CheckoutFormProps = {
  choice: Choice | undefined;
  details: OrderDraft;
  business: CheckoutBusiness;
  removal: Removal;
  sender: OrderSender;
  state: SendState;
};

/** Uncontrolled: what is typed before the island wakes wins over the stored draft. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { choice, details, business, removal, sender, state } = props;
  const form = useRef<HTMLFormElement>(null);
  const news = useRef<HTMLDivElement>(null);
  const [newTotal, setNewTotal] = useState<{ total: number; for: string }>();
  const { faults, show } = useFormState();
  const [summary, setSummary] = useState<readonly Sentence[]>([]);
  const selection = selectionKey(choice && idsOf(choice));
  const total = newTotal?.for === selection ? newTotal.total : choice ? totalOf(choice) : 0;

  // Before any event can be heard: it would overwrite the draft with an empty form.
  useLayoutEffect(() => {
    if (!form.current) return;
    const { customer, note } = orderDraft.read();
    fillEmpty(form.current, { ...customer, note });
    keepDetails(readCheckout(form.current).details);
  }, []);
  const elapsed = useElapsed(form);

  const onAgain = useEffectEvent(() => {
    if (form.current && details.again) fillEmpty(form.current, details.customer);
  });
  useEffect(() => onAgain(), [details.again]);

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const typed = readCheckout(currentTarget);
    const { name } = target as HTMLInputElement;
    keepDetails(typed.details);
    if (name === 'confirmed' && !typed.isConfirmed) forgetPending();
    show(reviewFaults([name, ...(dependentFields[name] ?? [])], typed.faults));
  }

  function order(element: HTMLFormElement) {
    if (!choice) return;
    const { details, website, faults } = readCheckout(element);
    keepDetails(details);
    setSummary(summaryOf(faults, details.customer));
    show({ faults }, element);
    if (Object.keys(faults).length > 0) return;
    sender.order({ ...idsOf(choice), expectedTotal: total }, website, elapsed());
  }

  /** Takes the confirmation back when the order is another one, and restores it when it goes on. */
  function setTick(ticked: boolean) {
    const box = form.current?.elements.namedItem('confirmed');
    if (box instanceof HTMLInputElement) box.checked = ticked;
  }

  const onSelection = useEffectEvent(() => {
    if (!choice || !form.current) return;
    // The country of nearly all who pay in this currency; the field can be changed.
    fillEmpty(form.current, { country: markets[choice.currency].country ?? '' });
    if (sender.resume(selection)) setTick(true);
  });
  useEffect(() => onSelection(), [selection]);

  const onState = useEffectEvent(() => {
    const now = sender.state();
    if (now.step !== 'refused') return;
    const { result, byHand } = now;
    if (result.kind === 'price-changed') {
      setNewTotal({ total: result.total, for: selection });
      setTick(false);
    }
    if (result.kind !== 'invalid') return;
    const elsewhere = result.faults.filter(({ field }) => !form.current?.elements.namedItem(field));
    const texts = [result.detail, ...elsewhere.map(({ message }) => message)];
    setSummary(texts.map((text) => ({ text })));
    show({ faults: byField(result.faults) }, byHand ? form.current : undefined);
  });
  useEffect(() => sender.subscribe(() => onState()), [sender]);

  useEffect(() => {
    if (state.step !== 'sending' && 'byHand' in state && state.byHand) news.current?.focus();
  }, [state]);

  return (
    <form
      className={styles.checkout}
      ref={form}
      // Before the island is awake, a form of this method does nothing; then the press is repeated.
      method="dialog"
      noValidate
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        order(event.currentTarget);
      }}
    >
      <OrderBrief choice={choice} total={total} />
      <div>
        <FaultSummary faults={faults} summary={summary} />
        <CheckoutFields
          details={details}
          faults={faults}
          services={choice?.services ?? []}
          asksLanguage={business.asksLanguage}
        />
      </div>
      <div className={styles.side}>
        <OrderSummary choice={choice} total={total} removal={removal} />
        <Payment business={business} currency={choice?.currency ?? home} />
        <div className="flow">
          {choice && <SendStatus {...props} choice={choice} ref={news} />}
          <Checkbox
            id="confirmed"
            name="confirmed"
            label="I confirm that all information is correct."
            error={faults.confirmed}
            required
          />
          <CompleteButton state={state} />
        </div>
      </div>
    </form>
  );
}

function Payment({ business, currency }: { business: CheckoutBusiness; currency: Currency }) {
  const { bank, bankIsSample, upi, phone } = business;
  return (
    <section className="panel room" aria-labelledby="payment-title">
      <h2 id="payment-title" className="title-3 below-4">
        Payment
      </h2>
      <p className={`semi ${styles.way}`}>Direct bank transfer</p>
      <ol className={`muted above-4 ${styles.steps}`}>
        <li>
          Place the order, then pay into our bank account
          {upi && takesUpi(currency) && ', by UPI or by transfer'}. The next page shows our account
          details, ready to copy.
        </li>
        <li>Use your Order ID as the payment reference.</li>
        <li>
          Send the payment screenshot or the reference number by email or on WhatsApp,{' '}
          <span className="nowrap">{phone.display}</span>. One of the two is enough.
        </li>
      </ol>
      <Fold className={styles.bank} title="See our bank account">
        <BankDetails bank={bank} upi={upi} currency={currency} sample={bankIsSample} />
      </Fold>
    </section>
  );
}
