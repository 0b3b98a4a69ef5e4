import type { Ref } from 'react';
import { Button, ButtonLink, Buttons } from '../ui/button';
import { Icon } from '../ui/icon';
import { NextTry } from './next-try';
import { mailLink, whatsappLink } from './order-message';
import type { NotSent } from './send-order';
import { isUnderWay, type Flying, type Over, type Sending, type Waiting } from './sending';
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
    <section className={styles.unsent} aria-labelledby="unsent">
      <div role="status" ref={ref} tabIndex={-1}>
        <h2 id="unsent">Not sent yet. Your details are saved.</h2>
        <p>{last.reason}</p>
        <p>
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
    <div className={styles.byHand}>
      <p>
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
