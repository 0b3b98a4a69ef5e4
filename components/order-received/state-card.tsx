import type { ReactNode } from 'react';
import { formatAmount } from '@/lib/markets/currency';
import { upiFor } from '@/lib/order/order';
import { amountInWords } from '@/lib/order/number-to-words';
import { messageLinks, upiLink } from '@/lib/order/pay';
import { dayOf, type OrderView } from '@/lib/order/stages';
import { dateOf, deliveryWays } from '@/lib/order/steps';
import { refundTime } from '@/lib/promises';
import { paths } from '@/lib/site';
import { dayBy, dayNumberBy, indiaClock } from '@/lib/time';
import {
  ButtonLink,
  Buttons,
  Fold,
  Inks,
  Link,
  MessageLinks,
  Plate,
  Price,
  SampleBank,
} from '../ui';
import { Meeting, type MeetingFacts } from './meeting';
import { Ways } from './pay';
import styles from './state-card.module.scss';

type StateCardProps = MeetingFacts & {
  sample: boolean;
  /** Of the order's own link; empty where there is none. */
  token: string;
};

/** What holds now, and the one next step. */
export function StateCard(props: StateCardProps) {
  const { state } = props.view;
  const { paid, delivered, declined, agreed } = state;
  if (declined) return <Cancelled {...props} />;
  if (delivered) return <Given {...props} />;
  return (
    <>
      {agreed !== undefined && (
        <Meeting {...props} start={agreed}>
          <Confirmed {...props} />
        </Meeting>
      )}
      {paid ? agreed === undefined && <Paid {...props} /> : <Unpaid {...props} />}
    </>
  );
}

const priceOf = ({ order: { total, currency } }: OrderView) => (
  <Price amount={total} currency={currency} decimals />
);

const Confirmed = ({ view: { order, state } }: StateCardProps) =>
  state.paid && (
    <p>
      We confirmed your payment on {dateOf(state.paid)}, for order {order.invoiceId}.
    </p>
  );

function Cancelled(props: StateCardProps) {
  const { order, state } = props.view;
  const { paid, declined } = state;
  const mail = <Link href={`mailto:${props.payee.email}`}>{props.payee.email}</Link>;
  return (
    <Card {...props} title="Cancelled">
      <p>
        We could not take this order, and wrote to you{declined && ` on ${dateOf(declined)}`}.{' '}
        {!paid && 'There is nothing to pay.'}
      </p>
      <Confirmed {...props} />
      {paid ? (
        <p>
          We owe you {formatAmount(order.total, order.currency)}. All of it goes back to the account
          from which it came. If it does not arrive by that day, write to {mail}.
        </p>
      ) : (
        <p>
          If you have sent money already, all of it goes back to you within {refundTime}: write the
          reference of your payment to {mail}.
        </p>
      )}
    </Card>
  );
}

function Given(props: StateCardProps) {
  const { view, payee, token } = props;
  const { paid, delivered } = view.state;
  const { invoiceId } = view.order;
  return (
    <Card {...props} title={paid ? <>Paid {priceOf(view)}</> : 'Nothing to pay'}>
      <Confirmed {...props} />
      {delivered && (
        <p>
          Your reading was given {deliveryWays[delivered.by ?? 'email']} on {dateOf(delivered)}.
        </p>
      )}
      <Buttons>
        <MessageLinks
          {...messageLinks(payee, `My reading of order ${invoiceId}`, [
            `About my reading of order ${invoiceId}: `,
          ])}
          labels={['Ask on WhatsApp', 'Ask by email']}
        />
        {token && (
          <ButtonLink href={`${paths.checkout}#again=${token}`} look="line">
            Order again
          </ButtonLink>
        )}
      </Buttons>
    </Card>
  );
}

function Paid(props: StateCardProps) {
  return (
    <Card {...props} title={<>Paid {priceOf(props.view)}</>}>
      <Confirmed {...props} />
    </Card>
  );
}

function Unpaid(props: StateCardProps) {
  const { view, payee, sample } = props;
  const { order, isPaymentReported } = view;
  const upi = upiFor(order, payee.upi);
  const ways = <Ways order={order} payee={payee} upi={upi} />;
  if (isPaymentReported)
    return (
      <Card
        {...props}
        title={<>You told us that you paid {priceOf(view)}</>}
        below={
          <Fold title="How to pay" className={`ruled ${styles.below}`}>
            {ways}
          </Fold>
        }
      />
    );
  return (
    <Card {...props} title={<>Pay {priceOf(view)}</>} below={ways}>
      <p>{amountInWords(order.total, order.currency)}, in one payment.</p>
      {sample && <SampleBank />}
      {upi && (
        // Only a device with a UPI app can follow it.
        <div className={`no-print flow start ${styles.app}`}>
          <ButtonLink href={upiLink(order, upi)}>Open my UPI app</ButtonLink>
          <p className="muted fine">
            Amount and reference are filled in. If your app refuses, copy the rows below into it.
          </p>
        </div>
      )}
    </Card>
  );
}

type CardProps = StateCardProps & { title: ReactNode; below?: ReactNode; children?: ReactNode };

/** The day that the order waits for comes first, where there is one. */
function Card({ view, title, below, children }: CardProps) {
  const waits = dayOf(view);
  return (
    <article className={`panel ${styles.card}`} aria-labelledby="state">
      <Inks />
      <div className={`room ${styles.top}`}>
        {waits && (
          <div className={`entry ${styles.leaf}`}>
            <Plate kind="day" id={dayNumberBy(waits.day.getTime(), indiaClock)} eager />
            <p>
              {waits.says}
              <strong className="own-line display title-3">
                {dayBy(waits.day.getTime(), indiaClock)}
              </strong>
            </p>
          </div>
        )}
        <h2 id="state" className={waits && 'title-3'}>
          {title}
        </h2>
        {children}
      </div>
      {below}
    </article>
  );
}
