'use client';

import { useRef, useState } from 'react';
import { orderLinkDays, type OrderAnswer } from '@/lib/order/order';
import type { Payee } from '@/lib/order/pay';
import { stateOf } from '@/lib/order/steps';
import { island } from '../island/island';
import { ClosedLink } from '../links/closed-link';
import type { ServiceNeeds } from '@/lib/order/intake';
import { Button, Buttons } from '../ui/button';
import { CopyButton } from '../ui/copy-button';
import { Icon } from '../ui/icon';
import { IntakeForm } from './intake-form';
import { MailNote } from './mail-note';
import { NoOrder } from './no-order';
import styles from './order-received.module.scss';
import { PaidForm } from './paid-form';
import { PayCard } from './pay-card';
import { printOrder } from './print-order';
import { Progress } from './progress';
import { Receipt } from './receipt';
import { Settled } from './settled';
import { Letterhead, Thanks } from './thanks';
import { removeShownOrder, useShownOrder } from './use-shown-order';
import { Waiting } from './waiting';

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
  const shown = useShownOrder();
  const [removed, setRemoved] = useState(false);
  const remove = () => {
    setRemoved(true);
    removeShownOrder();
  };
  return (
    <div className={`wrap ${styles.page}`}>
      {shown.step === 'waiting' && <Waiting />}
      {shown.step === 'none' && <NoOrder removed={removed} payee={payee} />}
      {shown.step === 'closed' && (
        <ClosedLink
          title="Order Received"
          reason={shown.reason}
          business={payee}
          again={shown.again}
        />
      )}
      {shown.step === 'shown' && (
        <Received {...shown} payee={payee} sample={sample} needs={needs} remove={remove} />
      )}
    </div>
  );
}

type ReceivedProps = OrderReceivedProps & {
  answer: OrderAnswer;
  from: 'browser' | 'link';
  remove: () => void;
};

/** How long the reading takes, where that is one answer for all services of the order. */
const sameDuration = ([first, ...others]: readonly ServiceNeeds[]) =>
  others.every(({ duration }) => duration === first?.duration) ? first?.duration : undefined;

/** Everything in `printable` goes on paper, save what is marked 'no-print'. */
function Received({ answer, from, payee, sample, needs, remove }: ReceivedProps) {
  const { order, confirmationEmailed, queued } = answer;
  const state = stateOf(answer.steps ?? []);
  const isSettled = state.paid || state.delivered || state.declined;
  const services = needs.filter(({ id }) => order.lines.some(({ serviceId }) => serviceId === id));
  const asks = services.length > 0 && !state.declined && !state.delivered;
  const printable = useRef<HTMLDivElement>(null);
  const print = () => {
    if (printable.current) void printOrder(printable.current, `Order ${order.invoiceId}`);
  };
  return (
    <>
      <div className={styles.printable} ref={printable}>
        <Letterhead name={payee.name} date={order.date} />
        <Thanks>
          {state.declined
            ? 'Your order reached us, and we had to decline it.'
            : 'Thank you! Your order has been received.'}
          {queued && !isSettled && ' It is stored with us, and the confirmation follows by email.'}
          {confirmationEmailed && !queued && !answer.steps?.length && from === 'browser' && (
            <span className="no-print"> A copy is on its way to {order.customer.email}.</span>
          )}
        </Thanks>
        <div className="no-print">
          {!isSettled && <MailNote answer={answer} payee={payee} />}
          <Progress
            queued={queued}
            state={state}
            appointment={services.some(({ appointment }) => appointment)}
            asks={asks && !state.intake}
            duration={sameDuration(services)}
          />
        </div>
        {isSettled ? (
          <Settled order={order} state={state} payee={payee} />
        ) : (
          <>
            <PayCard order={order} payee={payee} sample={sample} />
            <div className="no-print">
              <PaidForm order={order} payee={payee} />
            </div>
          </>
        )}
        {asks && (
          <div className="no-print">
            <IntakeForm
              key={order.invoiceId}
              order={order}
              services={services}
              token={answer.link && new URL(answer.link).hash.replace('#order=', '')}
              payee={payee}
              sent={state.intake}
            />
          </div>
        )}
        <Receipt order={order} payee={payee} isDeclined={state.declined !== undefined} />
      </div>
      <div className={`no-print ${styles.foot}`}>
        <Buttons>
          <Button onClick={print}>
            <Icon name="print" />
            Print this order
          </Button>
        </Buttons>
        {answer.link && <OwnLink link={answer.link} />}
        {from === 'browser' && <Kept remove={remove} />}
      </div>
    </>
  );
}

function OwnLink({ link }: { link: string }) {
  return (
    <div className={styles.link}>
      <p>
        This page has a link of its own that opens your order on any device for {orderLinkDays}{' '}
        days. It holds your address and phone number, encrypted, so please keep it to yourself.
      </p>
      <CopyButton value={link} what="the link to this order" />
    </div>
  );
}

function Kept({ remove }: { remove: () => void }) {
  return (
    <>
      <p>
        This browser keeps the order, with your address and phone number, so that you can come back
        to this page.
      </p>
      <button type="button" className={styles.remove} onClick={remove}>
        Remove this order from this device
      </button>
    </>
  );
}
