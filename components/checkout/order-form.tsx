import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { home } from '@/lib/markets/currency';
import { isFresh, orderedAs } from '@/lib/order/stored';
import { finalSaleInShort } from '@/lib/promises';
import { paths } from '@/lib/site';
import { orderDraft } from '../stored';
import { Button, Checkbox, Link } from '../ui';
import { readForm } from '../use-send';
import { type Choice, orderMessage } from './choice';
import {
  attemptKey,
  forgetAttempt,
  forgetPending,
  fillInCountry,
  idsOf,
  isTicked,
  requestOf,
  setTick,
  totalOf,
  useDraft,
} from './draft';
import {
  CheckoutFields,
  FaultSummary,
  Payment,
  type PaymentFacts,
  findFaults,
  toFaults,
  useFaults,
  type Faults,
} from './fields';
import { isUnderWay, type Sender, type Sending } from './sender';
import { OrderBrief, OrderSummary, type Removal } from './summary';
import { SendNews, Unsent, type ContactFacts } from './unsent';
import styles from './checkout.module.scss';

type CheckoutFormProps = {
  /** Not known before the browser has been asked. */
  choice: Choice | undefined;
  business: PaymentFacts & ContactFacts;
  removal: Removal;
  sender: Sender;
  state: Sending;
};

/** The form and all that comes of sending it. What was typed stays until the order is accepted. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { choice, business, removal, sender, state } = props;
  const form = useRef<HTMLFormElement>(null);
  const news = useRef<HTMLDivElement>(null);
  const [newTotal, setNewTotal] = useState<{ total: number; for: string }>();
  const { details, keep, elapsed } = useDraft(form);
  const { faults, show, clear, review } = useFaults();
  useResume(form, choice, sender);

  const selection = choice ? orderedAs(idsOf(choice)) : '';
  const total = newTotal?.for === selection ? newTotal.total : totalOf(choice);

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

  function showFaults(newFaults: Faults, focus = true) {
    // First the messages, so that they are read with the field that gets focus.
    flushSync(() => show(newFaults));
    if (focus) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  function order() {
    const element = form.current;
    if (!element || !choice) return;
    const typed = keep(element);
    const newFaults = findFaults(typed.customer, isTicked(element));
    if (newFaults) return showFaults(newFaults);
    clear();
    const request = requestOf(choice, typed, total, readForm(element).website);
    sender.order({ ...request, elapsed: elapsed() }, attemptKey());
  }

  const onNews = useEffectEvent(() => {
    const now = sender.state();
    const element = form.current;
    if (!element || now.step !== 'refused') return;
    const { result } = now;
    if (result.kind === 'key-used') forgetAttempt();
    if (result.kind === 'price-changed') {
      setNewTotal({ total: result.total, for: selection });
      setTick(element, false);
    }
    if (result.kind !== 'invalid') return;
    const elsewhere = result.faults.filter(({ field }) => !element.elements.namedItem(field));
    const summary = [result.detail, ...elsewhere.map(({ message }) => message)].filter(Boolean);
    const sentences = summary.map((text) => ({ text }));
    showFaults(toFaults(result.faults, sentences), now.byHand);
  });
  useEffect(() => sender.subscribe(() => onNews()), [sender]);

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
        <FaultSummary faults={faults} />
        <CheckoutFields
          details={details}
          faults={faults.byField}
          services={choice?.services ?? []}
          asksLanguage={business.asksLanguage}
        />
      </div>
      <div className={styles.side}>
        <OrderSummary choice={choice} total={total} removal={removal} />
        <Payment business={business} currency={choice?.currency ?? home} />
        <div className="flow">
          {choice && 'last' in state && state.last && (
            <Unsent
              state={state}
              last={state.last}
              message={orderMessage(choice, details, state.submission.key)}
              business={business}
              tryNow={sender.tryNow}
              stop={sender.stop}
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

/**
 * Goes on with an order that was on its way when the page was left, if the page still shows the same
 * one. Another one is asked about instead: see OtherOrder.
 */
function useResume(
  form: RefObject<HTMLFormElement | null>,
  choice: Choice | undefined,
  sender: Sender,
) {
  const selection = choice && orderedAs(idsOf(choice));

  const onChoice = useEffectEvent(() => {
    const draft = orderDraft.read();
    const { pending } = draft;
    if (!choice || !form.current || !pending) return;
    const isSame = orderedAs(pending) === selection;
    // What is ordered was changed on this page, or in the cart of another tab.
    if (isUnderWay(sender.state())) return isSame ? undefined : forgetPending();
    if (!isFresh(pending, Date.now())) return forgetPending();
    if (!isSame) return;
    // They confirmed exactly this before.
    setTick(form.current, true);
    const request = requestOf(choice, draft, pending.expectedTotal);
    sender.resume({ request, key: attemptKey(), since: pending.since });
  });

  useEffect(() => onChoice(), [selection]);
}

/** The button that places the order, and what is said while it is on its way. */
function Complete({ state }: { state: Sending }) {
  // Once it is placed it stays busy: the page is about to change, and a click must not order twice.
  const isBusy = state.step === 'sending' || state.step === 'placed';
  // Tries that the page makes by itself are told where their news stands.
  const isAwaited = state.step === 'sending' && (state.byHand || !state.last);
  return (
    <>
      <Button type="submit" className="scripted" aria-disabled={isBusy || undefined}>
        {isBusy ? 'Sending your order…' : 'Complete Order'}
      </Button>
      <SendProgress since={isAwaited ? state.since : undefined} />
      <p className="faint fine">
        Nothing is charged on this page. You must be 18 or older to order. {finalSaleInShort} See
        the <Link href={paths.terms}>Terms and Conditions</Link>.
      </p>
    </>
  );
}

/** What a visitor is told while a request is on its way, and after how many milliseconds. */
const words = [
  { after: 0, say: 'Sending your order…' },
  { after: 4_000, say: 'Still sending…' },
  {
    after: 10_000,
    say: 'This takes longer than usual. Please leave the page open: your details are saved, and nothing is ordered twice.',
  },
] as const;

/**
 * That an order is on its way since that moment. It always stands in the page, because a live region that
 * comes together with its words is not read out.
 */
function SendProgress({ since }: { since: number | undefined }) {
  const [late, setLate] = useState({ since, stage: 0 });
  useEffect(() => {
    if (since === undefined) return;
    const timers = words.map(({ after }, stage) =>
      setTimeout(() => setLate({ since, stage }), after),
    );
    return () => timers.forEach(clearTimeout);
  }, [since]);
  const stage = late.since === since ? late.stage : 0;
  return (
    // The first words stand on the button too.
    <p className={stage === 0 ? 'visually-hidden' : 'semi'} aria-live="polite">
      {since !== undefined && words[stage]?.say}
    </p>
  );
}
