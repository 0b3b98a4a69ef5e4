import { type Ref, useEffect, useState } from 'react';
import { formatAmount } from '@/lib/markets/currency';
import type { Currency } from '@/lib/markets/markets';
import { mailLink, whatsappLink } from '@/lib/site';
import { Button, ButtonLink, Buttons, Icon, Link, Notice } from '../ui';
import type { NotSent, Refused } from './send-order';
import { isUnderWay, type Flying, type Over, type Sending, type Waiting } from './sender';
import styles from './unsent.module.scss';

export type ContactFacts = { whatsapp: string; email: string };

type UnsentProps = {
  state: Flying | Waiting | Extract<Sending, { step: 'over' }>;
  /** What came of the last try. */
  last: NotSent;
  /** The order in words, for sending it by hand. */
  message: string;
  business: ContactFacts;
  tryNow: () => void;
  stop: () => void;
  /** The news, for the focus. */
  ref: Ref<HTMLDivElement>;
};

/** That the order is not sent yet, why, what the page does about it, and what the visitor can do. */
export function Unsent({ state, last, message, business, tryNow, stop, ref }: UnsentProps) {
  const trying = isUnderWay(state) && (
    <>
      <NextTry state={state} />
      <Buttons>
        <Button
          small
          look={last.closed ? 'line' : 'solid'}
          onClick={tryNow}
          aria-disabled={state.step === 'sending' || undefined}
        >
          Try now
        </Button>
        <Button small look="line" onClick={stop}>
          Stop trying
        </Button>
      </Buttons>
    </>
  );
  const byHand = <ByHand message={message} business={business} first={last.closed} />;
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
      {last.closed ? byHand : trying}
      {last.closed ? trying : byHand}
    </section>
  );
}

const goesOn =
  'This page keeps trying by itself, always with the same Order ID, so it stays one order.';

const whyOver: Record<Over, string> = {
  stopped:
    'It is no longer tried by itself. Complete Order sends it again, with the same Order ID, so it stays one order.',
  changed:
    'The earlier version is no longer sent by itself, because the order was changed or stopped. Complete Order sends it as it stands here now. Should the earlier one have reached us after all, we say so before there is a second order.',
  hopeless:
    'Trying the same again would not help. Please load this page anew, what you typed stays, and order again.',
};

type ByHandProps = { message: string; business: ContactFacts; first: boolean | undefined };

function ByHand({ message, business, first }: ByHandProps) {
  return (
    <div className={`flow ruled ${styles.byHand}`}>
      <p className="muted">
        {first ? 'Please send' : 'Or send'} the whole order yourself. The message is already
        written.
      </p>
      <Buttons>
        <ButtonLink
          look={first ? 'solid' : 'line'}
          small
          href={whatsappLink(business.whatsapp, message)}
          newTab
        >
          <Icon name="chat" />
          WhatsApp
        </ButtonLink>
        <ButtonLink look="line" small href={mailLink(business.email, 'My order', message)}>
          <Icon name="mail" />
          Email
        </ButtonLink>
      </Buttons>
    </div>
  );
}

/** When the order is tried again. Read out by nobody each second: the news above says what changes. */
function NextTry({ state }: { state: Flying | Waiting }) {
  if (state.step === 'sending') return <p className="semi">Trying again now…</p>;
  if (state.last.offline) return <p className="semi">Waiting for a connection…</p>;
  if (state.until === undefined)
    return <p className="semi">The next try is when you come back to this page.</p>;
  return <Countdown key={state.since} from={state.since} until={state.until} />;
}

/** A wait in words, and as three lanes that fill. Moments in milliseconds. */
function Countdown({ from, until }: { from: number; until: number }) {
  const [now, setNow] = useState(from);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="semi figures">
      <p role="timer">Trying again in {inWords(until - now)}</p>
      <progress
        className={`above-2 ${styles.lanes}`}
        value={now - from}
        max={until - from}
        aria-hidden="true"
      />
    </div>
  );
}

/** Minutes as long as nobody counts seconds. */
function inWords(wait: number) {
  const seconds = Math.max(1, Math.ceil(wait / 1_000));
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

type SendNewsProps = { result: Refused; currency: Currency; ref: Ref<HTMLDivElement> };

/** Why the server wants another order, and the ways on; faults of fields stand at the fields. */
export function SendNews({ result, currency, ref }: SendNewsProps) {
  switch (result.kind) {
    case 'invalid':
      return null;
    case 'price-changed':
      return (
        <Notice kind="error" title="The price has changed" ref={ref}>
          <p>
            Since this page was loaded, the total has become {formatAmount(result.total, currency)}.
            If that is right for you, tick the box again and press Complete Order.
          </p>
          <p>
            {/* An empty address is this page, with its query. */}
            <Link href="">Load the new prices</Link>. What you typed stays.
          </p>
        </Notice>
      );
    case 'key-used':
      return (
        <Notice kind="error" title="An earlier try has reached us" ref={ref}>
          <p>
            We already have an order from this page, with other details. Look for its Order ID in
            your email first. If you press Complete Order now, this one becomes a second order with
            its own Order ID.
          </p>
        </Notice>
      );
  }
}
