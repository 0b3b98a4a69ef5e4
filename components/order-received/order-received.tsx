'use client';

import { useEffect, useRef, useState } from 'react';
import { referenceName, type ServiceNeeds } from '@/lib/order/intake';
import { orderLinkDays, servicesOf, type OrderAnswer } from '@/lib/order/order';
import { type Payee, missingCopyLinks } from '@/lib/order/pay';
import { hasDetails, newsOf, stageOf, type OrderNews } from '@/lib/order/stages';
import { stateOf } from '@/lib/order/steps';
import { paths, whatsappLink } from '@/lib/site';
import { deviceClock } from '@/lib/time';
import { island } from '../island/island';
import { ClosedLink } from '../mail-links/link';
import link from '../mail-links/link.module.scss';
import { intakeDraft, orderNews, useStored } from '../stored';
import {
  Address,
  Button,
  ButtonLink,
  Buttons,
  CopyButton,
  Icon,
  Link,
  LoShuMark,
  MessageLinks,
  Notice,
  ContactLinks,
  Tick,
} from '../ui';
import { CopyLine } from './copy-line';
import { leadOf, titleOf } from './headline';
import { IntakeForm } from './intake';
import { Progress } from './progress';
import { printOrder, Receipt } from './receipt';
import { StateCard } from './state-card';
import { type OrderRemoval, RemovedNotice, RemoveOrder } from './remove';
import { removeShownOrder, tokenOf, useShownOrder } from './use-shown-order';
import styles from './order-received.module.scss';

type OrderReceivedProps = {
  payee: Payee;
  sample: boolean;
  needs: readonly ServiceNeeds[];
  /** Where sittings are held. */
  town?: string;
};

const Island = island('order-received/order-received', OrderReceived);
export { Island as OrderReceived };

function OrderReceived(props: OrderReceivedProps) {
  const { payee } = props;
  const shown = useShownOrder();
  const [removal, setRemoval] = useState<OrderRemoval>();
  const remove = (removal: OrderRemoval) => {
    setRemoval(removal);
    removeShownOrder();
  };
  return (
    <div className={`wrap ${styles.page}`}>
      {shown.step === 'waiting' && <WaitingPage />}
      {shown.step === 'none' && <NoOrder removal={removal} payee={payee} />}
      {shown.step === 'closed' && (
        <ClosedLink
          title="Order Received"
          reason={shown.reason}
          again={shown.again}
          business={payee}
        />
      )}
      {shown.step === 'shown' && <ReceivedOrder {...props} {...shown} remove={remove} />}
    </div>
  );
}

/** For the line under the header of every page. */
function useKeptNews(news: OrderNews | undefined) {
  const { text = '', part = '', until = 0, then = '' } = news ?? {};
  useEffect(() => {
    if (text) orderNews.write({ text, part, until, then });
  }, [text, part, until, then]);
}

const received = 'Order Received';

type ReceivedProps = OrderReceivedProps & {
  answer: OrderAnswer;
  from: 'browser' | 'link';
  remove: (removal: OrderRemoval) => void;
};

/** Everything in `printable` goes on paper, save what is marked 'no-print'. */
function ReceivedOrder({ answer, from, remove, needs, ...business }: ReceivedProps) {
  const { payee } = business;
  const { order, queued } = answer;
  const state = stateOf(answer.steps ?? []);
  const draft = useStored(intakeDraft, undefined);
  const sent = draft?.order === order.invoiceId ? draft.sent : undefined;
  const view = {
    order,
    state,
    services: servicesOf(order, needs),
    isSent: sent !== undefined,
    isPaymentReported: Boolean(sent?.[referenceName]),
  };
  const clock = deviceClock();
  useKeptNews(from === 'browser' ? newsOf(view, clock) : undefined);
  const token = tokenOf(answer.link);
  const title = titleOf(view, clock);
  const isDeclined = state.declined !== undefined;
  const isGiven = state.delivered !== undefined && !isDeclined;
  const isToPay = !isDeclined && !state.delivered && !state.paid;
  const asks = !isDeclined && !state.delivered && (!state.paid || view.services.length > 0);
  // What is known folds, and stands beside the card where there is room.
  const isBeside = asks && hasDetails(view) && stageOf(view) !== 'ordered';
  const printable = useRef<HTMLDivElement>(null);
  const print = () => {
    if (printable.current) void printOrder(printable.current, `Order ${order.invoiceId}`);
  };
  return (
    <>
      <div className={`flow ${styles.printable}`} ref={printable}>
        <div className={styles.letterhead} aria-hidden="true">
          <span>
            <LoShuMark lit={9} />
            {payee.name}
          </span>
          <span>{order.date}</span>
        </div>
        <div className={isGiven ? link.finished : undefined}>
          {/* Only at the end of the matter. */}
          {isGiven && <Tick />}
          <div className="shrink">
            {title !== received && (
              <p className="label faint">
                {received} · {order.invoiceId}
              </p>
            )}
            <h1>{title}</h1>
            <p className="lead above-2">
              {leadOf(view, clock)}
              {queued && isToPay && ' It is stored with us, and the confirmation follows by email.'}
            </p>
          </div>
        </div>
        {!isDeclined && (
          <div className="no-print">
            <Progress {...view} />
          </div>
        )}
        <div className={isBeside ? 'split major' : `flow ${styles.cards}`}>
          <div className={`flow ${styles.cards}`}>
            <StateCard {...business} {...{ view, clock, token, calendar: answer.calendar }} />
            {isToPay && from === 'browser' && (
              <div className="no-print">
                <CopyLine answer={answer} token={token} />
              </div>
            )}
            {isToPay && <MailNote answer={answer} payee={payee} />}
          </div>
          {asks && (
            <div className="no-print">
              <IntakeForm key={order.invoiceId} {...view} {...{ token, payee, isBeside }} />
            </div>
          )}
        </div>
        <Receipt order={order} payee={payee} isDeclined={isDeclined} />
      </div>
      <div className="no-print flow start above-5">
        <Buttons>
          <Button onClick={print}>
            <Icon name="print" />
            Print this order
          </Button>
        </Buttons>
        {answer.link && (
          <div>
            <p className="muted measure">
              A link opens this page on any device for {orderLinkDays} days. It holds your address
              and phone number, encrypted, so please keep it to yourself.
            </p>
            <div className="hang">
              <CopyButton value={answer.link} what="the link to this order" />
            </div>
          </div>
        )}
        {from === 'browser' && (
          <>
            <p className="muted measure">
              This browser keeps the order, address and phone number included, so that you can come
              back.
            </p>
            <RemoveOrder
              token={token}
              remove={(isEnded) =>
                remove({ hadLink: answer.link !== undefined, isEnded, until: answer.until })
              }
            />
          </>
        )}
      </div>
    </>
  );
}

const WaitingPage = () => (
  <>
    <h1>Order Received</h1>
    <p className="lead above-2">Loading your order.</p>
    <noscript>
      <p className="above-2">
        That needs JavaScript, which is switched off or did not load. The Order ID, the amount and
        the bank details are also in the email we sent you.
      </p>
    </noscript>
    <div className={`above-6 rounded pulse scripted ${styles.card}`} aria-hidden="true" />
  </>
);

const NoOrder = ({ removal, payee }: { removal?: OrderRemoval; payee: Payee }) => (
  <div className={link.closed}>
    <h1>Your order</h1>
    {removal && <RemovedNotice {...removal} />}
    <p className="lead">There is no order to show on this device.</p>
    <dl className="flow">
      <div>
        <dt className="semi">You have our email</dt>
        <dd>
          Press the button in it. It opens your order on any device, for {orderLinkDays} days.
        </dd>
      </div>
      <div>
        <dt className="semi">You know your Order ID</dt>
        <dd>
          It begins with INV and stands in the email. Send it to us, and we answer with where your
          order is: call <ContactLinks {...payee} />.
        </dd>
      </div>
      <div>
        <dt className="semi">You have not ordered yet</dt>
        <dd>
          Choose a service first. How payment and refunds work is in the{' '}
          <Link href={paths.terms}>Terms and Conditions</Link>.
        </dd>
      </div>
    </dl>
    <Buttons>
      <MessageLinks
        whatsapp={whatsappLink(payee.whatsapp, 'Where is my order? My Order ID is INV-')}
        labels={['Write on WhatsApp', '']}
      />
      <ButtonLink href={paths.services} look="line">
        See all services
      </ButtonLink>
    </Buttons>
  </div>
);

/** A note, not an alarm: the order is in. */
function MailNote({ answer, payee }: { answer: OrderAnswer; payee: Payee }) {
  const { order, confirmationEmailed, confirmation, queued } = answer;
  const email = <Address text={order.customer.email} />;
  if (confirmationEmailed && !queued) return null;
  const isLimited = confirmation === 'limited';
  const isWaiting = confirmation === 'queued';
  const missing = isWaiting ? (
    <>Your copy follows by email to {email}</>
  ) : (
    <>
      {isLimited ? 'No copy was mailed to' : 'The confirmation could not be sent to'} {email}
    </>
  );
  const number = <b>{order.invoiceId}</b>;
  return (
    <div className="no-print">
      <Notice kind="note" title={queued ? 'Stored, and on its way to us' : missing}>
        {queued ? (
          <p>
            Our mail service is slow just now, so your order waits safely in our queue and reaches
            the practice within minutes. The confirmation to {email} follows. You need not do
            anything, and please do not order again: keep the number {number} and pay as usual.
          </p>
        ) : isWaiting ? (
          <p>
            The order itself is safe and with us: its number is {number}. The mail service has not
            taken your copy yet, so we try again by ourselves for a day. You need not do anything:
            what the copy says stands on this page too.
          </p>
        ) : isLimited ? (
          <p>
            The order itself has arrived at the practice: its number is {number}. Only so many
            confirmations go to one address in a day, and from this site in an hour, and that many
            have gone out. Save or print this page instead.
          </p>
        ) : (
          <>
            <p>
              The order itself is safe and with us: its number is {number}. Only your copy is
              missing. Save or print this page, and if the email above is not right, tell us the
              right one.
            </p>
            <Buttons>
              <MessageLinks
                {...missingCopyLinks(order, payee)}
                labels={['Tell us on WhatsApp', 'Write to us']}
                small
              />
            </Buttons>
          </>
        )}
      </Notice>
    </div>
  );
}
