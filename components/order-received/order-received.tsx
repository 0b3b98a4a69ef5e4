'use client';

import { useRef, useState, type ReactNode, useEffect } from 'react';
import { referenceName, type ServiceNeeds } from '@/lib/order/intake';
import { orderLinkDays, servicesOf, type OrderAnswer } from '@/lib/order/order';
import { type Payee, missingCopyLinks } from '@/lib/order/pay';
import { stateOf } from '@/lib/order/steps';
import { paths } from '@/lib/site';
import { island } from '../island/island';
import { ClosedLink } from '../mail-links/link';
import link from '../mail-links/link.module.scss';
import { intakeDraft, useStored } from '../stored';
import { Button, Buttons, CopyButton, Icon, Mark, Tick, ButtonLink, Link, Notice } from '../ui';
import { IntakeForm } from './intake';
import { PayCard, Settled } from './pay';
import { Progress } from './progress';
import { printOrder, Receipt } from './receipt';
import { removeShownOrder, tokenOf, useShownOrder } from './use-shown-order';
import styles from './order-received.module.scss';

type OrderReceivedProps = {
  payee: Payee;
  /** The bank details are not the owner's yet. */
  sample: boolean;
  /** What each service asks of its buyer. */
  needs: readonly ServiceNeeds[];
};

const Island = island('order-received/order-received', OrderReceived);
export { Island as OrderReceived };

/** What the visitor sees after ordering, drawn from the order's link or from the one kept in this browser. */
function OrderReceived({ payee, sample, needs }: OrderReceivedProps) {
  const shownOrder = useShownOrder();
  const [removed, setRemoved] = useState(false);
  const remove = () => {
    setRemoved(true);
    removeShownOrder();
  };
  return (
    <div className={`wrap ${styles.page}`}>
      {shownOrder.step === 'waiting' && <Waiting />}
      {shownOrder.step === 'none' && <NoOrder removed={removed} payee={payee} />}
      {shownOrder.step === 'closed' && (
        <ClosedLink
          title="Order Received"
          reason={shownOrder.reason}
          business={payee}
          again={shownOrder.again}
        />
      )}
      {shownOrder.step === 'shown' && (
        <Received {...shownOrder} payee={payee} sample={sample} needs={needs} remove={remove} />
      )}
    </div>
  );
}

type ReceivedProps = OrderReceivedProps & {
  answer: OrderAnswer;
  from: 'browser' | 'link';
  remove: () => void;
};

/** Everything in `printable` goes on paper, save what is marked 'no-print'. */
function Received({ answer, from, payee, sample, needs, remove }: ReceivedProps) {
  const { order, confirmationEmailed, queued } = answer;
  const state = stateOf(answer.steps ?? []);
  const draft = useStored(intakeDraft, undefined);
  const sent = draft?.order === order.invoiceId ? draft.sent : undefined;
  const isPaymentReported = Boolean(sent?.[referenceName]);
  const isSettled = state.paid || state.delivered || state.declined;
  const services = servicesOf(order, needs);
  const asks = (services.length > 0 || !state.paid) && !state.declined && !state.delivered;
  const printable = useRef<HTMLDivElement>(null);
  const print = () => {
    if (printable.current) void printOrder(printable.current, `Order ${order.invoiceId}`);
  };
  return (
    <>
      <div className={`flow ${styles.printable}`} ref={printable}>
        <Letterhead name={payee.name} date={order.date} />
        <Thanks isDone={Boolean(state.delivered ?? state.paid) && !state.declined}>
          {state.declined
            ? 'Your order reached us, and we had to decline it.'
            : 'Thank you! Your order has been received.'}
          {queued && !isSettled && ' It is stored with us, and the confirmation follows by email.'}
        </Thanks>
        {!state.declined && (
          <div className="no-print">
            <Progress
              order={order}
              state={state}
              services={services}
              isSent={sent !== undefined}
              isPaymentReported={isPaymentReported}
            />
          </div>
        )}
        {isSettled ? (
          <Settled order={order} state={state} payee={payee} />
        ) : (
          <>
            <PayCard
              order={order}
              payee={payee}
              sample={sample}
              isPaymentReported={isPaymentReported}
            />
            <MailNote answer={answer} payee={payee} />
          </>
        )}
        {asks && (
          <div className="no-print">
            <IntakeForm
              key={order.invoiceId}
              order={order}
              services={services}
              token={tokenOf(answer.link)}
              payee={payee}
              state={state}
            />
          </div>
        )}
        <Receipt order={order} payee={payee} isDeclined={state.declined !== undefined} />
      </div>
      <div className="no-print flow start above-5">
        <Buttons>
          <Button onClick={print}>
            <Icon name="print" />
            Print this order
          </Button>
        </Buttons>
        {confirmationEmailed && !queued && !answer.steps?.length && from === 'browser' && (
          <p className="muted measure">A copy is on its way to {order.customer.email}.</p>
        )}
        {answer.link && <OwnLink link={answer.link} />}
        {from === 'browser' && <Kept remove={remove} />}
      </div>
    </>
  );
}

function OwnLink({ link }: { link: string }) {
  return (
    <div>
      <p className="muted measure">
        A link opens this page on any device for {orderLinkDays} days. It holds your address and
        phone number, encrypted, so please keep it to yourself.
      </p>
      <div className="hang">
        <CopyButton value={link} what="the link to this order" />
      </div>
    </div>
  );
}

function Kept({ remove }: { remove: () => void }) {
  return (
    <>
      <p className="muted measure">
        This browser keeps the order, address and phone number included, so that you can come back.
      </p>
      <button type="button" className="press" onClick={remove}>
        Remove this order from this device
      </button>
    </>
  );
}

/** The title and the sentence after an order; the tick once it is paid, since it looks like the end of the matter. */
function Thanks({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  return (
    <div className={isDone ? link.finished : undefined}>
      {isDone && <Tick />}
      <div className="shrink">
        <h1>Order Received</h1>
        <p className="lead above-2">{children}</p>
      </div>
    </div>
  );
}

/** On paper only, where the site's header is missing: who this order is with, and its date. */
function Letterhead({ name, date }: { name: string; date: string }) {
  return (
    <div className={styles.letterhead} aria-hidden="true">
      <span>
        <Mark lit={9} />
        {name}
      </span>
      <span>{date}</span>
    </div>
  );
}

/** What the server draws, for it can't know the order: the page's frame, and words for no JavaScript. */
function Waiting() {
  return (
    <>
      <h1>Order Received</h1>
      <p className="lead above-2">Your order is being fetched.</p>
      <noscript>
        <p className="above-2">
          That needs JavaScript, which is switched off or did not load. The Order ID, the amount and
          the bank details are also in the email we sent you.
        </p>
      </noscript>
      <div className={`above-6 rounded pulse scripted ${styles.card}`} aria-hidden="true" />
    </>
  );
}

/** This browser holds no order: why that can be, and the ways on. */
function NoOrder({ removed, payee }: { removed: boolean; payee: Payee }) {
  return (
    <div className={link.closed}>
      <h1>Order Received</h1>
      {removed && <Removed />}
      <p className="lead">There is no order to show on this device.</p>
      <p>
        An order is kept only in the browser in which it was placed, and only if that browser may
        keep things. If you have placed one, it is with us all the same: its number and the bank
        details are in the email we sent you. No email? Call{' '}
        <Link href={`tel:${payee.phone.dial}`} className="nowrap">
          {payee.phone.display}
        </Link>{' '}
        or write to <Link href={`mailto:${payee.email}`}>{payee.email}</Link>.
      </p>
      <Buttons>
        <ButtonLink href={paths.services}>See all services</ButtonLink>
        <ButtonLink href={paths.contact} look="line">
          Contact us
        </ButtonLink>
      </Buttons>
      <p>
        How payment and refunds work is in the <Link href={paths.terms}>Terms and Conditions</Link>.
      </p>
    </div>
  );
}

/** The button that was pressed is gone, so the news takes the focus. */
function Removed() {
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => news.current?.focus(), []);
  return (
    <Notice kind="success" ref={news}>
      <p>
        The order has been removed from this device. With us nothing has changed: the order stands,
        and the email has its details.
      </p>
    </Notice>
  );
}

/** The order is in, and something is to be said of its mails: a note, not an alarm. */
function MailNote({ answer, payee }: { answer: OrderAnswer; payee: Payee }) {
  const { order, confirmationEmailed, confirmation, queued } = answer;
  const { email } = order.customer;
  if (queued)
    return (
      <Note title="Stored, and on its way to us">
        <p>
          Our mail service is slow just now, so your order waits safely in our queue and reaches the
          practice within minutes. The confirmation to {email} follows. You need not do anything,
          and please do not order again: keep the number <b>{order.invoiceId}</b> and pay as usual.
        </p>
      </Note>
    );
  if (confirmationEmailed) return null;
  if (confirmation === 'limited')
    return (
      <Note title={`No copy was mailed to ${email}`}>
        <p>
          The order itself has arrived at the practice: its number is <b>{order.invoiceId}</b>. Only
          so many confirmations go to one address in a day, and from this site in an hour, and that
          many have gone out. Save or print this page instead.
        </p>
      </Note>
    );
  const links = missingCopyLinks(order, payee);
  return (
    <Note title={`The confirmation could not be sent to ${email}`}>
      <p>
        The order itself is safe and with us: its number is <b>{order.invoiceId}</b>. Only your copy
        is missing. Save or print this page, and if the email above is not right, tell us the right
        one.
      </p>
      <Buttons>
        <ButtonLink href={links.whatsapp} look="line" small newTab>
          <Icon name="chat" />
          Tell us on WhatsApp
        </ButtonLink>
        <ButtonLink href={links.email} look="line" small>
          <Icon name="mail" />
          Write to us
        </ButtonLink>
      </Buttons>
    </Note>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="no-print">
      <Notice kind="note" title={title}>
        {children}
      </Notice>
    </div>
  );
}
