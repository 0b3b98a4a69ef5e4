import { useEffect, useState, type Ref } from 'react';
import { formatAmount } from '@/lib/markets/currency';
import type { Currency } from '@/lib/markets/markets';
import type { OrderDetails } from '@/lib/order/stored';
import { finalSaleInShort } from '@/lib/promises';
import { mailLink, paths, whatsappLink } from '@/lib/site';
import { Button, Buttons, Link, MessageLinks, Notice } from '../ui';
import { orderMessage, type Choice, type CheckoutBusiness } from './choice';
import type { OrderRefusal } from './send-order';
import {
  isUnderWay,
  type StopReason,
  type OrderSender,
  type SendState,
  type ActiveSend,
} from './sender';
import styles from './send-news.module.scss';

type SendNewsProps = {
  state: SendState;
  choice: Choice;
  details: OrderDetails;
  business: CheckoutBusiness;
  sender: OrderSender;
  ref: Ref<HTMLDivElement>;
};

export function SendStatus({ state, choice, details, business, sender, ref }: SendNewsProps) {
  if (state.step === 'refused')
    return <Refusal result={state.result} currency={choice.currency} ref={ref} />;
  if (state.step === 'idle' || state.step === 'placed' || !state.last) return null;
  const { last, submission } = state;
  const message = orderMessage(choice, details, submission.key);
  const byHand = (
    <div className={`flow ruled ${styles.byHand}`}>
      <p className="muted">
        {last.closed ? 'Please send' : 'Or send'} the whole order yourself. The message is already
        written.
      </p>
      <Buttons>
        <MessageLinks
          whatsapp={whatsappLink(business.whatsapp, message)}
          email={mailLink(business.email, 'My order', message)}
          labels={['WhatsApp', 'Email']}
          look={last.closed ? 'solid' : 'line'}
          small
        />
      </Buttons>
    </div>
  );
  return (
    <section className={`panel room flow ${styles.unsent}`} aria-labelledby="unsent">
      <div role="status" ref={ref} tabIndex={-1}>
        <h2 id="unsent" className="title-3">
          Not sent yet. Your details are saved.
        </h2>
        <p className="muted above-2">{last.reason}</p>
        <p className="muted above-2">
          {isUnderWay(state) ? goesOn : whyOver[state.why]} There is nothing to pay until this page
          says ‘Order Received’.
        </p>
      </div>
      {last.closed && byHand}
      {isUnderWay(state) && (
        <>
          <NextTry state={state} />
          <Buttons>
            <Button
              small
              look={last.closed ? 'line' : 'solid'}
              onClick={sender.tryNow}
              aria-disabled={state.step === 'sending' || undefined}
            >
              Try now
            </Button>
            <Button small look="line" onClick={sender.stop}>
              Stop trying
            </Button>
          </Buttons>
        </>
      )}
      {!last.closed && byHand}
    </section>
  );
}

const goesOn =
  'This page keeps trying by itself, always with the same Order ID, so it stays one order.';

const whyOver: Record<StopReason, string> = {
  stopped:
    'It is no longer tried by itself. Complete Order sends it again, with the same Order ID, so it stays one order.',
  changed:
    'The earlier version is no longer sent by itself, because the order was changed or stopped. Complete Order sends it as it stands here now. Should the earlier one have reached us after all, we say so before there is a second order.',
  hopeless:
    'Trying the same again would not help. Please load this page anew, what you typed stays, and order again.',
};

/** Not read out each second: the news above says what changes. */
function NextTry({ state }: { state: ActiveSend }) {
  if (state.step === 'sending') return <p className="semi">Trying again now…</p>;
  if (state.last.offline) return <p className="semi">Waiting for a connection…</p>;
  if (state.until === undefined)
    return <p className="semi">The next try is when you come back to this page.</p>;
  return <Countdown since={state.since} until={state.until} />;
}

function Countdown({ since, until }: { since: number; until: number }) {
  const now = useNow(since);
  return (
    <div className="semi figures">
      <p role="timer">Trying again in {inWords(until - now)}</p>
      <progress
        className={`above-2 ${styles.lanes}`}
        value={now - since}
        max={until - since}
        aria-hidden="true"
      />
    </div>
  );
}

function useNow(since = 0) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    if (since === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [since]);
  return Math.max(now, since);
}

function inWords(wait: number) {
  const seconds = Math.max(1, Math.ceil(wait / 1_000));
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

type RefusalProps = { result: OrderRefusal; currency: Currency; ref: Ref<HTMLDivElement> };

function Refusal({ result, currency, ref }: RefusalProps) {
  if (result.kind === 'invalid') return null;
  if (result.kind === 'price-changed')
    return (
      <Notice kind="error" title="The price has changed" ref={ref}>
        <p>
          Since this page was loaded, the total has become {formatAmount(result.total, currency)}.
          If that is right for you, tick the box again and press Complete Order.
        </p>
        <p>
          {/* An empty address is this page with its query. */}
          <Link href="">Load the new prices</Link>. What you typed stays.
        </p>
      </Notice>
    );
  return (
    <Notice kind="error" title="An earlier try has reached us" ref={ref}>
      <p>
        We already have an order from this page, with other details. Look for its Order ID in your
        email first. If you press Complete Order now, this one becomes a second order with its own
        Order ID.
      </p>
    </Notice>
  );
}

export function CompleteButton({ state }: { state: SendState }) {
  const isBusy = state.step === 'sending';
  const isAwaited = isBusy && (state.byHand || !state.last);
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

/** Keyed by milliseconds of waiting; the first stands on the button too. */
const words = [
  { after: 0, say: 'Sending your order…' },
  { after: 4_000, say: 'Still sending…' },
  {
    after: 10_000,
    say: 'This takes longer than usual. Please leave the page open: your details are saved, and nothing is ordered twice.',
  },
];

/** Always in the page: a live region that appears together with its words is not read out. */
function SendProgress({ since }: { since: number | undefined }) {
  const now = useNow(since);
  const said = words.filter(({ after }) => since && now - since >= after);
  return (
    <p className={said.length > 1 ? 'semi' : 'visually-hidden'} aria-live="polite">
      {said.pop()?.say}
    </p>
  );
}
