'use client';

import { useRef, useState } from 'react';
import type { OrderAnswer } from '@/lib/order/order';
import type { Payee } from '@/lib/order/pay';
import { Button, Buttons } from '../ui/button';
import { Icon } from '../ui/icon';
import { MailNote } from './mail-note';
import { NoOrder } from './no-order';
import styles from './order-received.module.scss';
import { PaidForm } from './paid-form';
import { PayCard } from './pay-card';
import { printOrder } from './print-order';
import { Progress } from './progress';
import { Receipt } from './receipt';
import { Letterhead, Thanks } from './thanks';
import { removeStoredOrder, useStoredOrder } from './use-stored-order';
import { Waiting } from './waiting';

type OrderReceivedProps = {
  payee: Payee;
  /** The bank details are not the owner's yet. */
  sample: boolean;
};

/** What the visitor sees after ordering, drawn from the order kept in this browser. */
export function OrderReceived({ payee, sample }: OrderReceivedProps) {
  const answer = useStoredOrder();
  const [removed, setRemoved] = useState(false);
  const remove = () => {
    setRemoved(true);
    removeStoredOrder();
  };
  return (
    <div className={`wrap ${styles.page}`}>
      {answer === 'waiting' ? (
        <Waiting />
      ) : answer ? (
        <Received answer={answer} payee={payee} sample={sample} remove={remove} />
      ) : (
        <NoOrder removed={removed} payee={payee} />
      )}
    </div>
  );
}

type ReceivedProps = OrderReceivedProps & { answer: OrderAnswer; remove: () => void };

/** Everything in `printable` goes on paper, save what is marked 'no-print'. */
function Received({ answer, payee, sample, remove }: ReceivedProps) {
  const { order, confirmationEmailed, queued } = answer;
  const printable = useRef<HTMLDivElement>(null);
  const print = () => {
    if (printable.current) void printOrder(printable.current, `Order ${order.invoiceId}`);
  };
  return (
    <>
      <div className={styles.printable} ref={printable}>
        <Letterhead name={payee.name} date={order.date} />
        <Thanks>
          Thank you! Your order has been received.
          {queued && ' It is stored with us, and the confirmation follows by email.'}
          {confirmationEmailed && !queued && (
            <span className="no-print"> A copy is on its way to {order.customer.email}.</span>
          )}
        </Thanks>
        <div className="no-print">
          <MailNote answer={answer} payee={payee} />
          <Progress queued={queued} />
        </div>
        <PayCard order={order} payee={payee} sample={sample} />
        <div className="no-print">
          <PaidForm order={order} payee={payee} />
        </div>
        <Receipt order={order} payee={payee} />
      </div>
      <div className={`no-print ${styles.foot}`}>
        <Buttons>
          <Button onClick={print}>
            <Icon name="print" />
            Print this order
          </Button>
        </Buttons>
        <p>
          This browser keeps the order, with your address and phone number, so that you can come
          back to this page.
        </p>
        <button type="button" className={styles.remove} onClick={remove}>
          Remove this order from this device
        </button>
      </div>
    </>
  );
}
